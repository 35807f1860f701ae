import { InvalidRequestError } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { COUNTRY_FACTS, numericDatesIn } from '../countries/facts.js';
import { COUNTRY_MARKS } from '../data/countryMarks.js';
import type { CountryCode } from './model/request.js';
import type { DateOrder, StatementAccount, StatementTransaction } from './model/statements.js';
import { dateOrderOf } from './values/dateOrder.js';
import { readDateText } from './values/dateText.js';

/** What a file looks like that does not say where it is from. */
export interface LikelyCountry {
  readonly country: CountryCode;
  /** What shows it: words of the file, or how its dates are written. At most three. */
  readonly evidence: readonly string[];
}

const SAMPLE = 2000;
const MOST_SHOWN = 3;
/** Fewer marks of the other country are those of a journey, or of a shop that trades in both. */
const TIMES_AS_MANY = 3;

/**
 * The country that an account without a currency looks like, so that you can ask a person: from words of British or American banks,
 * public bodies and shops, from towns and sort codes, and from dates that can only be month first. Null where nothing shows it, or both
 * are shown. No reader decides by it: the currency stays unknown until `country` or `currency` tells it. Throws InvalidRequestError for
 * what is no account of an adapter.
 *
 * @example
 * ```ts
 * import { fromCsv, likelyCountry } from 'open-banking-insights/adapters';
 *
 * const { accounts } = fromCsv('Date,Details,Amount\n2026-03-02,HMRC CHILD BENEFIT BGC,102.40\n');
 * const looks = accounts[0] && likelyCountry(accounts[0]);
 * console.log(accounts[0]?.currencyCode, looks?.country, looks?.evidence); // null GB [ 'HMRC', 'BGC' ]
 * ```
 */
export function likelyCountry(account: StatementAccount): LikelyCountry | null {
  const { accountId, sample } = sampleOf(account);
  const order = provenOrder(sample);
  const found = Object.values(COUNTRY_FACTS)
    .map(({ code, numericDates }) => ({ code, numericDates, marks: marksOf(code, accountId, sample, order) }))
    .sort((one, other) => other.marks.length - one.marks.length);
  const [most, next] = found;
  if (most === undefined || most.marks.length === 0) return null;
  const isDenied = order !== undefined && order !== most.numericDates;
  if (isDenied || most.marks.length < TIMES_AS_MANY * (next?.marks.length ?? 0)) return null;
  return { country: most.code, evidence: most.marks.slice(0, MOST_SHOWN) };
}

interface SampleRow {
  readonly description: string;
  /** As it was written. */
  readonly date: string;
}

interface Sample {
  readonly accountId: string;
  readonly sample: readonly SampleRow[];
}

/** Each value is read once, since a caller's object may answer otherwise the second time. */
function sampleOf(account: StatementAccount): Sample {
  const sample = readSample(account);
  if (sample !== null) return sample;
  throw new InvalidRequestError([
    {
      path: ['account'],
      code: 'not_statements',
      message: `account must be one of the accounts that an adapter gives, got ${shown(account)}`,
    },
  ]);
}

function readSample(given: StatementAccount): Sample | null {
  try {
    const { accountId, transactions } = given;
    if (typeof accountId !== 'string' || !Array.isArray(transactions)) return null;
    const rows: readonly StatementTransaction[] = Array.from(transactions).slice(0, SAMPLE);
    const sample = rows.map(({ description, source }) => ({ description, date: source.date }));
    const isText = ({ description, date }: SampleRow) =>
      typeof description === 'string' && typeof date === 'string';
    return sample.every(isText) ? { accountId, sample } : null;
  } catch {
    return null;
  }
}

function marksOf(
  country: CountryCode,
  accountId: string,
  sample: readonly SampleRow[],
  order: DateOrder | undefined,
): readonly string[] {
  const { words, account } = COUNTRY_MARKS[country];
  const marks = new Set<string>(account?.exec(accountId) ?? []);
  for (const { description } of sample)
    for (const [mark] of description.toUpperCase().matchAll(words)) marks.add(mark);
  // Most of the world writes the day first, so that shows nothing.
  if (order !== undefined && order !== numericDatesIn(undefined) && order === numericDatesIn(country))
    marks.add(`dates with the ${order.replace('-', ' ')}`);
  return [...marks];
}

/** Only what the numbers prove. Sorted rows, and the country, are no proof here. */
function provenOrder(sample: readonly SampleRow[]): DateOrder | undefined {
  const dates = sample.flatMap(({ date }) => readDateText(date) ?? []);
  const { onlyDayFirst, onlyMonthFirst } = dateOrderOf(dates, undefined, 'day-first');
  if (onlyDayFirst > 0 === onlyMonthFirst > 0) return undefined;
  return onlyDayFirst > 0 ? 'day-first' : 'month-first';
}

/** `pounds (HMRC, BGC)`. */
export function likenessOf({ country, evidence }: LikelyCountry): string {
  return `${COUNTRY_MARKS[country].money} (${evidence.join(', ')})`;
}
