/** From the text of a gazetteer, whose form tools/gazetteer/README.md gives, to the spellings of its merchants. */
import { foldedCode, squash } from '../../base/text.js';
import type { LexiconCountry } from '../../countries/country.js';
import type { MerchantEntry } from './lexicon.js';
import { merchantFlagsOf } from './merchantFlags.js';

export interface MerchantSpellings {
  /** The gazetteer, and behind it the spellings that it only hints at. */
  readonly text: string;
  /** Start and end of each spelling in the text, by turns. */
  readonly places: number[];
  /** The merchant of spelling `key`, which is at `start` to `end` in the text. */
  readonly merchantOf: (key: number, start: number, end: number) => MerchantEntry;
}

/** Room for a payee's name on a card. */
const CARD_ROOM = 22;

/** Opens a heading; also ends a name that has aliases. */
const BAR = 124;
const LINE_END = 10;
/** Between aliases. Before a name: it does not stand for itself, since another line owns it or it is no plain text. */
const SEMICOLON = 59;
/** Before a name: what is left of it when it is cut means nothing, or another. */
const NEVER_CUT = 61;
/** The whole alias: the name with AND for its `&`. */
const AMPERSAND = 38;
/** Before an alias: the name comes first. */
const BEHIND_NAME = 126;
const APOSTROPHE = 39;
const DOT = 46;
const PLUS = 43;
/** Before a word of small letters alone, and before one of capitals. Neither is printed. */
const CARET = 94;
const LESS = 60;

export function spellingsOf(country: LexiconCountry, gazetteer: string): MerchantSpellings {
  const places: number[] = [];
  const headings: number[] = [];
  const names: number[] = [];
  let hinted = '';
  let heading = 0;
  let room = CARD_ROOM;
  const place = (name: number, from: number, to: number): void => {
    places.push(from, to);
    headings.push(heading);
    names.push(name);
  };
  for (let line = 0, end = 0; line < gazetteer.length; line = end + 1) {
    const mark = gazetteer.charCodeAt(line);
    if (mark === BAR) {
      heading = line;
      end = endOfLine(gazetteer, line);
      const { directDebit, publicBody } = headingOf(gazetteer, line).flags;
      room = directDebit || publicBody ? country.transferRoom : CARD_ROOM;
      continue;
    }
    const start = mark === SEMICOLON || mark === NEVER_CUT ? line + 1 : line;
    const nameEnd = endOfName(gazetteer, start);
    if (mark !== SEMICOLON) place(start, start, nameEnd);
    const cut = start === line && nameEnd - start > room ? endOfCut(gazetteer, start, nameEnd, room) : -1;
    if (cut >= 0) place(start, start, cut);
    end = nameEnd;
    while (end < gazetteer.length && gazetteer.charCodeAt(end) !== LINE_END) {
      const alias = end + 1;
      end = endOfAlias(gazetteer, alias);
      const spelling = hintedAt(gazetteer, alias, end, start, nameEnd);
      if (spelling === null) place(start, alias, end);
      else {
        const from = gazetteer.length + hinted.length;
        place(start, from, from + spelling.length);
        hinted += spelling;
      }
    }
  }
  const text = gazetteer + hinted;
  return {
    text,
    places,
    merchantOf: (key, start, end) => {
      const name = names[key] as number;
      return {
        kind: 'merchant',
        key: squash(text.slice(start, end)),
        name: withCapitals(gazetteer.slice(name, endOfName(gazetteer, name))),
        ...headingOf(gazetteer, headings[key] as number),
      };
    },
  };
}

const WORD = /([\^<]?)([\p{L}']+)/gu;
/** One word of small letters, or several: most names are no more. */
const SMALL_ASCII = /^[a-z]+(?: [a-z]+)*$/;

/** Names are written small, which compresses better: `^of` is of, `<bp` is BP, and `bank` is Bank. */
function withCapitals(written: string): string {
  if (SMALL_ASCII.test(written)) return capitalised(written);
  return written.replace(WORD, (_, mark: string, word: string) => {
    if (mark === '^' || word !== word.toLowerCase()) return word;
    return mark === '<' ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1);
  });
}

function capitalised(words: string): string {
  const space = words.indexOf(' ') + 1;
  const head = words.charAt(0).toUpperCase();
  return space === 0 ? head + words.slice(1) : head + words.slice(1, space) + capitalised(words.slice(space));
}

function headingOf(text: string, start: number): Pick<MerchantEntry, 'debit' | 'credit' | 'flags'> {
  const [, debit, credit, letters = ''] = text.slice(start, endOfLine(text, start)).split('|');
  return { debit: Number(debit), credit: Number(credit), flags: merchantFlagsOf(letters) };
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

function endOfName(text: string, start: number): number {
  for (let end = start; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === BAR || code === LINE_END) return end;
  }
  return text.length;
}

function endOfAlias(text: string, start: number): number {
  for (let end = start; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === SEMICOLON || code === LINE_END) return end;
  }
  return text.length;
}

/** The name that the alias abbreviates. Null if it is written out. */
function hintedAt(
  gazetteer: string,
  alias: number,
  end: number,
  nameStart: number,
  nameEnd: number,
): string | null {
  const first = gazetteer.charCodeAt(alias);
  if (first === BEHIND_NAME)
    return `${gazetteer.slice(nameStart, nameEnd)} ${gazetteer.slice(alias + 1, end)}`;
  if (first === AMPERSAND && end === alias + 1)
    return gazetteer.slice(nameStart, nameEnd).replaceAll('&', ' AND ');
  return null;
}

/** Where a name that is longer than the room ends, cut; -1 when it fits, or when only one word is left of it. */
function endOfCut(text: string, start: number, end: number, room: number): number {
  let length = 0;
  let cut = start;
  let words = 0;
  let isParted = false;
  let isInWord = false;
  for (let position = start; position < end; position++) {
    const code = text.charCodeAt(position);
    if (code === APOSTROPHE || code === DOT || code === CARET || code === LESS) continue;
    const isLetter = foldedCode(text, position) !== 0;
    if (!isLetter && code !== AMPERSAND && code !== PLUS) {
      isParted = length > 0;
      isInWord = false;
      continue;
    }
    // However much parts two words, one space is printed.
    length += isParted ? 2 : 1;
    isParted = false;
    if (length > room) return words > 1 ? cut : -1;
    if (isLetter && !isInWord) words++;
    isInWord = isLetter;
    cut = position + 1;
  }
  return -1;
}
