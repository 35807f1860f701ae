/**
 * Bank text as a run of words that case, accents, spacing and punctuation do not change. `squashed` holds only A-Z and
 * 0-9; words point into it, so "B & Q", "B&Q" and "b q" all read BQ and a look-up needs no spaces.
 */

export interface Words {
  /** The text the positions point into: the original, accents folded. */
  readonly text: string;
  /** The text as it was given, or the folded text if folding changed its length. */
  readonly raw: string;
  readonly squashed: string;
  readonly count: number;
  /** The text of each word, computed once, since every stage needs some. */
  readonly spelt: readonly string[];
  /** Word i is squashed[starts[i], ends[i]). */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Where word i begins and ends in `text`. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** True if word i follows the one before without a separator, at a change between letters and digits. */
  readonly glued: readonly boolean[];
  /** Char code of the last separator before word i that is no space, 0 if there is none. */
  readonly marks: readonly number[];
  /** The word that begins at the given bound, or -1. */
  readonly bounded: number;
}

const SEPARATOR = 0;
/** Left out without ending the word: SAINSBURY'S is SAINSBURYS. */
const DROPPED = 1;
const DIGIT_FROM = 48;
const LETTER_FROM = 65;
const SPACE = 32;

/** For each ASCII code: the code of its upper-case letter or digit, or SEPARATOR or DROPPED. */
const FOLD = Uint8Array.from({ length: 128 }, (_, code) => {
  if ((code >= 48 && code <= 57) || (code >= 65 && code <= 90)) return code;
  if (code >= 97 && code <= 122) return code - 32;
  return code === 39 || code === 96 ? DROPPED : SEPARATOR;
});

/** The letter or digit of a character, in upper case. 0 if it is neither. Accented letters are not folded. */
export function foldedCode(text: string, position: number): number {
  const code = text.charCodeAt(position);
  const folded = code < 128 ? (FOLD[code] as number) : SEPARATOR;
  return folded === DROPPED ? SEPARATOR : folded;
}

/** Texts are read up to this length: twice what Open Banking allows a narrative (OBTransaction6, 500). */
export const LONGEST_TEXT = 1000;

/**
 * `given` is read up to LONGEST_TEXT characters after folding, since one character may fold to eighteen. `givenBound` is a position at
 * which a word ends even without a separator. It is ignored if folding moves it.
 */
export function wordsOf(given: string, givenBound?: number): Words {
  const folded = foldAccents(given);
  const text = folded.slice(0, LONGEST_TEXT);
  const isInStep = folded.length === given.length;
  return isInStep ? cutIntoWords(text, given, givenBound) : cutIntoWords(text, text, undefined);
}

/** `text`: folded, and no longer than is read. */
function cutIntoWords(text: string, raw: string, bound: number | undefined): Words {
  const starts: number[] = [];
  const ends: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const glued: boolean[] = [];
  const marks: number[] = [];
  let kept = '';
  let keptTo = 0;
  let length = 0;
  let mark = 0;
  let isOpen = false;
  let isLetters = false;
  let bounded = -1;
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position);
    const folded = code < 128 ? (FOLD[code] as number) : SEPARATOR;
    if (position === bound && isOpen) {
      ends.push(length);
      to.push(position);
      isOpen = false;
      bounded = starts.length;
    }
    if (folded >= DIGIT_FROM) {
      const isLetter = folded >= LETTER_FROM;
      const isChange = isOpen && isLetter !== isLetters;
      if (isChange) {
        ends.push(length);
        to.push(position);
      }
      if (isChange || !isOpen) {
        starts.push(length);
        from.push(position);
        glued.push(isChange);
        marks.push(mark);
        mark = 0;
        isOpen = true;
        isLetters = isLetter;
      }
      length++;
      continue;
    }
    kept += text.slice(keptTo, position);
    keptTo = position + 1;
    if (folded === DROPPED) continue;
    if (isOpen) {
      ends.push(length);
      to.push(position);
      isOpen = false;
    }
    if (code !== SPACE) mark = code;
  }
  if (isOpen) {
    ends.push(length);
    to.push(text.length);
  }
  const squashed = (kept + text.slice(keptTo)).toUpperCase();
  const spelt = starts.map((start, index) => squashed.slice(start, ends[index]));
  return { text, raw, squashed, count: starts.length, spelt, starts, ends, from, to, glued, marks, bounded };
}

/** Only A-Z and 0-9 of a text, upper case, accents folded. */
export function squash(raw: string): string {
  return foldAccents(raw)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');
}

export function wordAt(words: Words, index: number): string {
  return words.spelt[index] as string;
}

/** Letters that Unicode decomposition leaves whole. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'SS',
  æ: 'AE',
  Æ: 'AE',
  ø: 'O',
  Ø: 'O',
  ł: 'L',
  Ł: 'L',
  đ: 'D',
  Đ: 'D',
  œ: 'OE',
  Œ: 'OE',
  '’': "'",
  '‘': "'",
};

function foldAccents(raw: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII itself
  if (/^[\x00-\x7f]*$/.test(raw)) return raw;
  return raw
    .replace(/[ßæÆøØłŁđĐœŒ’‘]/g, letter => WHOLE_LETTERS[letter] as string)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** The original text of words `first` to `last`; folded where folding a letter made it longer or shorter. */
export function spanOf({ raw, from, to }: Words, first: number, last: number): string {
  return raw.slice(from[first], to[last]);
}

/** Normalises a name of a code list: CREDIT_CARD, credit-card and Credit Card are creditcard. */
export function codeName(written: string): string {
  return written.replace(/[\s_-]/g, '').toLowerCase();
}
