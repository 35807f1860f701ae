/** Reads `:86:`, the text of a payment: fields with numbers, or lines that somebody wrote. */

export interface Details {
  /** Who is paid or pays. */
  readonly name: string | undefined;
  readonly account: string | undefined;
  /** What the payer wrote. */
  readonly wording: string | undefined;
  /** What the bank calls the payment. */
  readonly kind: string | undefined;
  /** The text as a whole, where it has no fields. */
  readonly free: string | undefined;
  /** Everything else, under the words and numbers of the source. */
  readonly other: Readonly<Record<string, string>>;
}

/** The kind of payment in three digits, and the mark before the number of each field. */
const FIELDS = /^\s{0,9}(\d{3})([^\sA-Za-z\d])(?=\d{2})/;
/** German banks write `?`. Others count only if two fields are known, since 123.45 is a figure. */
const USUAL_MARK = '?';
const KNOWN = /^(?:00|10|2\d|3[0-4]|38|6[0-3])$/;
/** A line of this length is full, and its last word may go on in the next one. */
const FULL = 65;

export function detailsIn(texts: readonly (readonly string[])[]): Details {
  const lines = texts.map(each => each.join(''));
  const [first = ''] = lines;
  const fields = fieldsIn(first);
  if (fields === undefined) return freeText(texts);
  const more = clean(lines.slice(1).join(' '));
  const details = fromFields(fields);
  return more === undefined ? details : { ...details, kind: clean(`${details.kind ?? ''} ${more}`) };
}

interface NumberedFields {
  readonly code: string;
  readonly fields: readonly (readonly [number: string, text: string])[];
}

function fieldsIn(text: string): NumberedFields | undefined {
  const [start, code, mark] = FIELDS.exec(text) ?? [];
  if (start === undefined || code === undefined || mark === undefined) return undefined;
  const fields: [string, string][] = [];
  for (const part of text.slice(start.length).split(mark)) {
    const number = /^\d{2}/.exec(part)?.[0];
    const last = fields.at(-1);
    if (number !== undefined) fields.push([number, part.slice(2)]);
    else if (last !== undefined) last[1] += mark + part;
  }
  const known = fields.filter(([number]) => KNOWN.test(number)).length;
  return known < (mark === USUAL_MARK ? 1 : 2) ? undefined : { code, fields };
}

function fromFields({ code, fields }: NumberedFields): Details {
  let text = '';
  let name = '';
  let kind: string | undefined;
  const numbered: Record<string, string> = {};
  for (const [number, value] of fields) {
    if (/^(?:2\d|6[0-3])$/.test(number)) text += value;
    else if (number === '32' || number === '33') name += value;
    else if (number === '00') kind ??= clean(value);
    else if (value.trim() !== '') numbered[number] = (numbered[number] ?? '') + value.trim();
  }
  const { 31: account, 38: iban, ...rest } = numbered;
  const { before, words, hasWords } = sepaWords(text);
  const { SVWZ, ...named } = words;
  return {
    name: clean(name),
    account: iban ?? account,
    wording: hasWords ? SVWZ : before,
    kind: hasWords && before !== undefined ? clean(`${kind ?? ''} ${before}`) : kind,
    free: undefined,
    other: {
      code,
      ...rest,
      ...(iban !== undefined && account !== undefined && account !== iban ? { 31: account } : undefined),
      ...named,
    },
  };
}

/** References of a SEPA payment, its wording (SVWZ), and the names of others for whom it was made. */
const SEPA = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE)\+/;

function sepaWords(text: string): {
  readonly before: string | undefined;
  readonly words: Readonly<Record<string, string>>;
  /** A word without a text counts too: it shows that the rest is none. */
  readonly hasWords: boolean;
} {
  const [before, ...parts] = text.split(SEPA);
  const words: Record<string, string> = {};
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const value = clean(parts[at + 1]);
    const word = parts[at] as string;
    if (value !== undefined) words[word] = words[word] === undefined ? value : `${words[word]} ${value}`;
  }
  return { before: clean(before), words, hasWords: parts.length > 0 };
}

/** A full line goes on without a space. */
function freeText(texts: readonly (readonly string[])[]): Details {
  let free = '';
  let before = 0;
  for (const line of texts.flat()) {
    free += before === 0 || before >= FULL || line.startsWith(' ') ? line : ` ${line}`;
    before = line.length;
  }
  return {
    name: undefined,
    account: undefined,
    wording: undefined,
    kind: undefined,
    free: free.trim() === '' ? undefined : free.trim(),
    other: {},
  };
}

function clean(text: string | undefined): string | undefined {
  const cleaned = text?.replace(/\s+/g, ' ').trim();
  return cleaned === '' ? undefined : cleaned;
}
