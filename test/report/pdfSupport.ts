/** PDFs read back by PDF.js, as a browser that shows the file would see them. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { vi } from 'vitest';

/** The words of a document, in the order in which they are drawn; each page ends with a form feed. Throws where there is a fault. */
export async function wordsOf(bytes: Uint8Array): Promise<string> {
  const faults: unknown[] = [];
  const warned = vi.spyOn(console, 'log').mockImplementation(fault => faults.push(fault));
  try {
    const document = await getDocument({ data: Uint8Array.from(bytes), stopAtErrors: true }).promise;
    let words = '';
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item) words += item.hasEOL ? `${item.str}\n` : item.str;
      words += '\n\f';
    }
    await document.destroy();
    if (faults.length > 0) throw new Error(`PDF.js: ${faults.join('\n')}`);
    return words;
  } finally {
    warned.mockRestore();
  }
}

/** Where lines break is no matter. */
export function unspaced(text: string): string {
  return text.replace(/\s+/g, '');
}

export function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** The titles of the bookmarks, sorted. */
export function bookmarksOf(bytes: Uint8Array): string[] {
  const found = latin(bytes).matchAll(/\/Parent \d+ 0 R\n\/Title \(([^)]*)\)/g);
  return [...found].map(([, title]) => title as string).sort();
}
