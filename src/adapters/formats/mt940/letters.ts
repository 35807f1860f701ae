/** German letters in a code of seven bits (DIN 66003), where brackets and bars stand for them. */

const LETTERS: Readonly<Record<string, string>> = {
  '{': 'ä',
  '|': 'ö',
  '}': 'ü',
  '~': 'ß',
  '[': 'Ä',
  '\\': 'Ö',
  ']': 'Ü',
};
/** Within a word, and at the beginning of one in small letters. SWIFT has none of these characters. */
const WITHIN = /(?<=[A-Za-z])(?:[{}~](?=[A-Za-z])|\|(?=[a-z])|~(?![A-Za-z]))|(?<=[A-Z])[[\\\]](?=[A-Z])/g;
/** A bar parts words too, so one alone shows nothing. */
const SHOWS = /[A-Za-z][{}][a-z]|[a-z]~|[A-Z][[\\\]][A-Z]{2}/;

/** Whether a text that is ASCII throughout is written so. */
export function isSevenBit(text: string): boolean {
  return SHOWS.test(text);
}

export function withGermanLetters(text: string): string {
  return text.replace(WITHIN, mark => LETTERS[mark] as string);
}
