// The letters in which a gazetteer writes its names. README.md gives the rule.

const WORD = /([\^<]?)([\p{L}']+)/gu;

const capital = word => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A word with one capital at its head loses it; one without is marked `^`, one in capitals `<`. Others stay as they are. */
export function inSmallLetters(name) {
  return name.replace(WORD, (_, _mark, word) => {
    const lower = word.toLowerCase();
    if (word === lower && capital(lower) !== lower) return `^${word}`;
    if (word === capital(lower)) return lower;
    return word === word.toUpperCase() ? `<${lower}` : word;
  });
}

/** The name again. */
export function withCapitals(written) {
  return written.replace(WORD, (_, mark, word) => {
    if (mark === '^' || word !== word.toLowerCase()) return word;
    return mark === '<' ? word.toUpperCase() : capital(word);
  });
}
