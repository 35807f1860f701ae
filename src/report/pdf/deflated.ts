/**
 * Compresses a document. zlib gives other bytes in other versions of Node and of browsers, so pdfmake writes the document plain and
 * it is compressed here, by code that comes with this library.
 */
import { zlibSync } from 'fflate';

const ENTRY = 20;

/** `plain`: a document with one table of cross-references and one trailer, as pdfkit writes it. */
export function deflated(plain: Uint8Array): Uint8Array {
  const end = latin(plain.subarray(-64));
  const table = Number(/startxref\s+(\d+)/.exec(end)?.[1]);
  const [head = '', ...entries] = entriesIn(plain, table);
  const trailer = latin(plain.subarray(trailerAt(head, table)));
  const places = entries.map(entry => (entry.endsWith('n') ? Number(entry.slice(0, 10)) : null));
  const inOrder = places.filter(place => place !== null).toSorted((a, b) => a - b);
  const next = new Map(inOrder.map((place, index) => [place, inOrder[index + 1] ?? table]));
  const pieces: Uint8Array[] = [plain.subarray(0, inOrder[0] ?? table)];
  let length = pieces[0]?.length ?? 0;
  const moved = new Map<number, number>();
  for (const place of inOrder) {
    const piece = objectDeflated(plain.subarray(place, next.get(place)));
    moved.set(place, length);
    pieces.push(piece);
    length += piece.length;
  }
  const references = places.map((place, index) =>
    place === null ? `${entries[index]} \n` : `${String(moved.get(place)).padStart(10, '0')} 00000 n \n`,
  );
  const tail = `${head}${references.join('')}${trailer.replace(/startxref\s+\d+/, `startxref\n${length}`)}`;
  return joined([...pieces, bytesOf(tail)]);
}

/** The heading of the table, and its entries without the ends of their lines. */
function entriesIn(plain: Uint8Array, table: number): string[] {
  const start = latin(plain.subarray(table, table + 40));
  const [head = '', , count] = /^xref\s+(\d+) (\d+)\s*?\n/.exec(start) ?? [];
  const from = table + head.length;
  return [
    head,
    ...Array.from({ length: Number(count) }, (_, index) =>
      latin(plain.subarray(from + ENTRY * index, from + ENTRY * index + 18)),
    ),
  ];
}

function trailerAt(head: string, table: number): number {
  const count = Number(/ (\d+)\s*$/.exec(head)?.[1]);
  return table + head.length + ENTRY * count;
}

function objectDeflated(object: Uint8Array): Uint8Array {
  const head = latin(object.subarray(0, 2048));
  const start = head.indexOf('stream\n');
  if (start < 0 || head.indexOf('endobj') >>> 0 < start || head.lastIndexOf('/Filter', start) >= 0)
    return object;
  const length = Number(/\/Length (\d+)/.exec(head.slice(0, start))?.[1]);
  const from = start + 'stream\n'.length;
  const packed = zlibSync(object.subarray(from, from + length), { level: 6 });
  if (packed.length >= length) return object;
  const lines = head.slice(0, from).replace(/\/Length \d+/, `/Length ${packed.length}\n/Filter /FlateDecode`);
  return joined([bytesOf(lines), packed, object.subarray(from + length)]);
}

/** One letter for each byte. */
function latin(bytes: Uint8Array): string {
  return Array.from(bytes, byte => String.fromCharCode(byte)).join('');
}

function bytesOf(latin: string): Uint8Array {
  return Uint8Array.from(latin, letter => letter.charCodeAt(0));
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
