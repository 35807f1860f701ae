/** Words of a narrative that name nobody: dates, card digits, references, masks. */

import { figureEnd, gluedDateEnd } from '../../base/figures.js';
import { NUMBER_SIGN, SLASH } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import { CURRENCIES_BEFORE_AMOUNTS, WRITTEN_MONTHS } from '../../data/figureWords.js';

const MONTH: ReadonlySet<string> = new Set(WRITTEN_MONTHS.split(' '));
const CURRENCY: ReadonlySet<string> = new Set(CURRENCIES_BEFORE_AMOUNTS.split(' '));

const NINE = 57;
const SHORTEST_GLUED_NAME = 5;
const SHORTEST_NUMBER = 4;
/** 06MAR2026 */
const LONGEST_DATE = 9;
const MASK = 88;
/** Before the number of a British branch. */
const BRANCH_OPENING = 'GB';

/** For each word whether it is noise; whole chunks, as the bank glued them. */
export function noiseOf(words: Words): boolean[] {
  const noise: boolean[] = new Array(words.count).fill(false);
  for (let first = 0; first < words.count; ) {
    let last = first;
    while (last + 1 < words.count && words.glued[last + 1] === true) last++;
    // A name that opens the narrative may have its number glued on: NYCTAXI1R58.
    const opensName =
      first === 0 && (words.ends[0] as number) >= SHORTEST_GLUED_NAME && !/^\d/.test(wordAt(words, 0));
    if (isNoiseChunk(words, first, last)) noise.fill(true, opensName ? 1 : first, last + 1);
    first = last + 1;
  }
  for (let index = 0; index < words.count; index++) {
    // Jul 25, as American banks write the day of a purchase.
    if (isDayNumber(words, index + 1) && isMonth(words, index)) noise.fill(true, index, index + 2);
    const end = figureEnd(words.text, words.from[index] as number);
    // USD 12.34
    if (end > 0 && index > 0 && CURRENCY.has(wordAt(words, index - 1))) noise[index - 1] = true;
    for (let part = index; part < words.count && (words.to[part] as number) <= end; part++)
      noise[part] = true;
  }
  return noise;
}

function isNoiseChunk(words: Words, first: number, last: number): boolean {
  const start = words.starts[first] as number;
  const end = words.ends[last] as number;
  const length = end - start;
  let digits = 0;
  // Masked data have X in place of digits.
  let run = 0;
  let longestRun = 0;
  for (let position = start; position < end; position++) {
    const code = words.squashed.charCodeAt(position);
    if (code <= NINE) digits++;
    run = code === MASK ? run + 1 : 0;
    if (run > longestRun) longestRun = run;
  }
  if (longestRun >= 4 || (longestRun === length && (length === 3 || isBesideSlash(words, first))))
    return true;
  if (words.marks[first] === NUMBER_SIGN) return true;
  if (digits === 0) return false;
  if (digits === length) return digits >= 3;
  // D5438 before a name is the bank's own number.
  if (first === 0 && /^[A-Z]$/.test(wordAt(words, 0)) && digits === length - 1 && digits >= SHORTEST_NUMBER)
    return last + 1 < words.count;
  // H&M GB885: the number of the branch.
  if (first > 0 && wordAt(words, first) === BRANCH_OPENING && digits === length - 2 && digits >= 2)
    return true;
  if (first < last && (isMonthBetweenDigits(words, first, last, length) || isGluedDate(words, first, last)))
    return true;
  return digits >= 2 && length >= 6 && digits * 4 >= length;
}

/** A date such as 06MAR26, or one with more digits, as references have them. */
function isMonthBetweenDigits(words: Words, first: number, last: number, length: number): boolean {
  return (
    length <= LONGEST_DATE &&
    last - first <= 2 &&
    isMonth(words, first + 1) &&
    words.squashed.charCodeAt(words.starts[first] as number) <= NINE
  );
}

/** 21NOVEMBER */
function isGluedDate(words: Words, first: number, last: number): boolean {
  return gluedDateEnd(words.text, words.from[first] as number, words.to[first] as number) === words.to[last];
}

function isBesideSlash(words: Words, index: number): boolean {
  return words.marks[index] === SLASH || words.marks[index + 1] === SLASH;
}

function isDayNumber(words: Words, index: number): boolean {
  if (index >= words.count || words.glued[index] === true) return false;
  const word = wordAt(words, index);
  return word.length <= 2 && Number(word) >= 1 && Number(word) <= 31;
}

function isMonth(words: Words, index: number): boolean {
  return index < words.count && isMonthName(wordAt(words, index));
}

/** Upper case, its first three letters. */
export function isMonthName(word: string): boolean {
  return MONTH.has(word);
}
