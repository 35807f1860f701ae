/** Reads dates as banks write them, before the order of day and month is decided. */

/** A date with its numbers in the order in which they are written. */
export interface WrittenDate {
  /** `iso` and `named` dates have one meaning; `numbers` are two numbers and a year, of which either may be the day. */
  readonly kind: 'iso' | 'named' | 'numbers';
  readonly year: number;
  /** The month of `iso` and `named`; the first number of `numbers`. */
  readonly first: number;
  /** The day of `iso` and `named`; the second number of `numbers`. */
  readonly second: number;
  /** Day, month and year all have two digits, so that any of them may come first. */
  readonly isShort?: boolean;
  /** Seconds since midnight, where a time and UTC are given: an instant. */
  readonly utcTime: number | undefined;
}

const LONGEST = 60;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?=\d{6}|\d{4}(?!\d)|$|[^\d])/;
/** The apostrophe is Quicken's, before the years from 2000 on. */
const NUMBERS = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. '] ?(\d{4}|\d{2})(?!\d)/;
const DAY_MONTH_NAME =
  /^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[-/. ]{0,2}([a-z]{3,9})[-/., ]{0,2}(\d{4}|\d{2})(?!\d)/i;
const MONTH_NAME_DAY =
  /^(?:[a-z]{3,9},? )?([a-z]{3,9})[-/. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?,?[-/. ]{1,2}(\d{4}|\d{2})(?!\d)/i;
const YEAR_MONTH_NAME_DAY = /^(\d{4})[-/., ]{1,2}([a-z]{3,9})[-/., ]{1,2}(\d{1,2})(?:st|nd|rd|th)?(?!\d)/i;
const TIME =
  /^[T ,]{0,3}(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(am|pm)? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2}|(?:[ECMP]|AK|H)[SD]T|BST)?$/i;
/** Brokers add the day from which a booking counts: `07/22/2026 as of 07/21/2026`. */
const AS_OF = /^ as of \d{1,2}\/\d{1,2}\/\d{4}$/i;

/** After a compact date, as in OFX: the time, and in brackets the zone that the bank wrote it in. */
const COMPACT_TIME = /^\d{4}(?:\d{2})?(?:\.\d{1,9})?(?:\[[^\]]{0,20}\])?$/;

/** Undefined for what is no date, or is followed by what is no time. */
export function readDateText(given: string): WrittenDate | undefined {
  const plain = given.length === 10 ? plainDate(given) : undefined;
  if (plain !== undefined) return plain;
  const text = given.trim().replace(/\s+/g, ' ');
  if (text.length > LONGEST) return undefined;
  const found = dateIn(text);
  if (found === undefined) return undefined;
  const rest = text.slice(found.length);
  if (rest !== '' && !COMPACT_TIME.test(rest) && !TIME.test(rest) && !AS_OF.test(rest)) return undefined;
  return { ...found.date, utcTime: utcTimeOf(rest) };
}

/** `31/01/2026` or `2026-01-31`, as most banks write it. The general reading finds the same in it. */
function plainDate(text: string): WrittenDate | undefined {
  if (isMark(text, 4) && isMark(text, 7)) {
    const [year, first, second] = [digitsIn(text, 0, 4), digitsIn(text, 5, 7), digitsIn(text, 8, 10)];
    return year < 0 || first < 0 || second < 0
      ? undefined
      : { kind: 'iso', year, first, second, utcTime: undefined };
  }
  if (!isMark(text, 2) || !isMark(text, 5)) return undefined;
  const [first, second, year] = [digitsIn(text, 0, 2), digitsIn(text, 3, 5), digitsIn(text, 6, 10)];
  return year < 0 || first < 0 || second < 0
    ? undefined
    : { kind: 'numbers', year, first, second, utcTime: undefined };
}

/** A minus, a point or a slash. */
function isMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 45 && code <= 47;
}

/** -1 where another character is among them. */
function digitsIn(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** Reads each text once. The rows of a day have the same. */
export function dateReader(): (text: string) => WrittenDate | undefined {
  const known = new Map<string, WrittenDate | undefined>();
  return text => {
    if (known.has(text)) return known.get(text);
    const date = readDateText(text);
    known.set(text, date);
    return date;
  };
}

interface Found {
  readonly date: Omit<WrittenDate, 'utcTime'>;
  readonly length: number;
}

function dateIn(text: string): Found | undefined {
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso !== null) {
    const [written, year, month, day] = iso as unknown as [string, string, string, string];
    return found('iso', written, Number(year), Number(month), Number(day));
  }
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) {
    const [written, first, second, year] = numbers as unknown as [string, string, string, string];
    const { date, length } = found('numbers', written, fullYear(year), Number(first), Number(second));
    const isShort = first.length + second.length + year.length === 6;
    return { date: isShort ? { ...date, isShort } : date, length };
  }
  const dayFirst = DAY_MONTH_NAME.exec(text);
  const dayFirstMonth = monthNumber(dayFirst?.[2]);
  if (dayFirst !== null && dayFirstMonth !== undefined)
    return found('named', dayFirst[0], fullYear(dayFirst[3] as string), dayFirstMonth, Number(dayFirst[1]));
  const yearFirst = YEAR_MONTH_NAME_DAY.exec(text);
  const yearFirstMonth = monthNumber(yearFirst?.[2]);
  if (yearFirst !== null && yearFirstMonth !== undefined)
    return found('named', yearFirst[0], Number(yearFirst[1]), yearFirstMonth, Number(yearFirst[3]));
  const monthFirst = MONTH_NAME_DAY.exec(text);
  const month = monthNumber(monthFirst?.[1]);
  if (monthFirst === null || month === undefined) return undefined;
  return found('named', monthFirst[0], fullYear(monthFirst[3] as string), month, Number(monthFirst[2]));
}

function found(
  kind: WrittenDate['kind'],
  written: string,
  year: number,
  first: number,
  second: number,
): Found {
  return { date: { kind, year, first, second }, length: written.length };
}

/** English names and their usual short forms. */
function monthNumber(name: string | undefined): number | undefined {
  if (name === undefined) return undefined;
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return index === -1 ? undefined : index + 1;
}

function fullYear(year: string): number {
  return year.length === 4 ? Number(year) : yearOfTwoDigits(Number(year));
}

/** No bank's records in files reach back before 1970. */
export function yearOfTwoDigits(year: number): number {
  return year < 70 ? 2000 + year : 1900 + year;
}

/** Only for times that are stated in UTC. All others are the bank's own time, and their date is the day. */
function utcTimeOf(rest: string): number | undefined {
  const [, hours, minutes, seconds = '0', , half, zone] = TIME.exec(rest) ?? [];
  if (hours === undefined || !/^(?:Z|UTC|GMT|[+-]00:?00|[+-]00)$/i.test(zone ?? '')) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0);
  return (hour * 60 + Number(minutes)) * 60 + Number(seconds);
}
