/** A text with its dates moved to another day, each in its own form, and its references changed. */

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const MONTH = MONTHS.join('|');
const two = number => String(number).padStart(2, '0');

/** Each form of a date that the banks print, first match first; the rest of the digits are references. */
const PIECES = new RegExp(
  [
    String.raw`(?<dayFirst>\b\d{1,2}(?<gap> ?)(?<name>${MONTH})(?<year> ?(?<full>20)?\d\d(?!\d))?)`,
    String.raw`(?<yearFirst>\b20\d\d-\d\d-\d\d\b)`,
    String.raw`(?<numeric>\b\d\d(?<bar>[/-])\d\d(?:\k<bar>(?<century>20)?\d\d)?\b(?![-/*.]))`,
    String.raw`(?<=\bCHECKCARD )(?<four>\d{4})\b`,
    String.raw`(?<=\b(?:DATE: ?|EED:|CARPAY ))(?<six>\d{6})\b`,
    String.raw`(?<=\bOn )(?<sixAmerican>\d{6})\b`,
    // A reference of letters and digits, as of Zelle; three digits are a shop's, which keeps them.
    String.raw`(?<code>\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{9,}\b)`,
    String.raw`\d{4,}`,
  ].join('|'),
  'gi',
);

/** `day` is a Date at midnight UTC; `numbered` gives what stands in the place of a reference. */
export function dated(text, day, country, numbered) {
  const date = two(day.getUTCDate());
  const month = two(day.getUTCMonth() + 1);
  const year = two(day.getUTCFullYear() % 100);
  const [first, second] = country === 'GB' ? [date, month] : [month, date];
  return text.replace(PIECES, (found, ...rest) => {
    const as = rest.at(-1);
    if (as.dayFirst) {
      const name = MONTHS[day.getUTCMonth()];
      const cased = as.name === as.name.toUpperCase() ? name : name[0] + name.slice(1).toLowerCase();
      return date + as.gap + cased + (as.year ? as.year.replace(/\d+/, (as.full ?? '') + year) : '');
    }
    if (as.yearFirst) return day.toISOString().slice(0, 10);
    if (as.numeric) {
      const ending = found.length > 5 ? as.bar + (as.century ?? '') + year : '';
      return first + as.bar + second + ending;
    }
    if (as.four) return month + date;
    if (as.six) return year + month + date;
    if (as.sixAmerican) return month + date + year;
    return numbered(found);
  });
}

/** What is left of a text without dates, references and digits: rows of one shape differ in nothing else. */
export function shapeOf(text) {
  return text
    .replace(PIECES, (found, ...rest) => {
      const { dayFirst, code } = rest.at(-1);
      return dayFirst ? '<date>' : code ? code.slice(0, 3).padEnd(code.length, '0') : found;
    })
    .replace(/\d/g, '0');
}
