/** Decodes character references (`&amp;`, `&pound;`, `&#233;`) in the texts of banks, whatever their format. */
import { isCharacter } from '../../base/entities.js';
import {
  CAPITAL_NAMES,
  OTHER_NAMES,
  SIGN_NAMES,
  WINDOWS_1252_FROM_80,
  WINDOWS_1252_NAMES,
} from '../../data/characterReferences.js';

const CODES: ReadonlyMap<string, number> = /* @__PURE__ */ codesByName();

function codesByName(): ReadonlyMap<string, number> {
  const codes = new Map(Object.entries(OTHER_NAMES));
  for (const [place, name] of SIGN_NAMES.split(' ').entries()) codes.set(name, 0xa0 + place);
  for (const [place, name] of CAPITAL_NAMES.split(' ').entries())
    codes.set(name, 0xc0 + place).set(name.toLowerCase(), 0xe0 + place);
  for (const [place, name] of WINDOWS_1252_NAMES.split(' ').entries())
    codes.set(name, WINDOWS_1252_FROM_80[place] as number);
  return codes;
}

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,6}\d{0,2}));/g;
/** Some banks encode their texts twice: `M&amp;amp;S`. */
const MOST_TIMES = 2;

/** What is no reference stays as it is, since many banks write M&S unescaped. */
export function withoutReferences(text: string): string {
  let plain = text;
  for (let times = 0; times < MOST_TIMES && plain.includes('&'); times++)
    plain = plain.replace(
      REFERENCE,
      (written: string, decimal?: string, hexadecimal?: string, name?: string) => {
        const code =
          name === undefined
            ? numbered(decimal === undefined ? Number.parseInt(hexadecimal as string, 16) : Number(decimal))
            : codeOf(name);
        return code === undefined ? written : String.fromCodePoint(code);
      },
    );
  return plain;
}

/** Banks that write in capitals do so here too: `&AMP;`, `&EACUTE;`. */
function codeOf(name: string): number | undefined {
  const small = name.toLowerCase();
  const isInCapitals = name === name.toUpperCase();
  return (
    CODES.get(name) ??
    (isInCapitals ? CODES.get(`${name.slice(0, 1)}${small.slice(1)}`) : undefined) ??
    CODES.get(small)
  );
}

/** HTML reads the numbers 128 to 159 as bytes of windows-1252: `&#146;` is an apostrophe. */
function numbered(code: number): number | undefined {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252_FROM_80[code - 0x80];
  return isCharacter(code) ? code : undefined;
}
