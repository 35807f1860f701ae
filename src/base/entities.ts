/** Decodes character references: only the five of XML, the no-break space and numbers. A document cannot define its own. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/g;

const ANY_CASE = /&(?:amp|lt|gt|quot|apos|nbsp);/gi;
/** Some banks encode their texts twice. */
const MOST_TIMES = 2;

/** Text that is not a reference stays as it is, since many banks write M&S unescaped. */
export function decodedEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    REFERENCE,
    (
      written: string,
      decimal: string | undefined,
      hexadecimal: string | undefined,
      name: string | undefined,
    ) => {
      if (name !== undefined) return NAMED[name] as string;
      const code = decimal === undefined ? Number.parseInt(hexadecimal as string, 16) : Number(decimal);
      return isCharacter(code) ? String.fromCodePoint(code) : written;
    },
  );
}

/** The production `Char` of XML 1.0. */
export function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

/** Decodes a bank's text, which may be in capitals or encoded twice: `B &AMP;AMP; Q`. */
export function withoutEntities(text: string): string {
  let plain = text;
  for (let times = 0; times < MOST_TIMES && plain.includes('&'); times++)
    plain = decodedEntities(plain.replace(ANY_CASE, name => name.toLowerCase()));
  return plain;
}
