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
 * are shown. No reader decides by it: the currency stays unknown until `country` or `currency` tells it.
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
  const { accountId } = account;
  const sample = account.transactions.slice(0, SAMPLE);
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

function marksOf(
  country: CountryCode,
  accountId: string,
  transactions: readonly StatementTransaction[],
  order: DateOrder | undefined,
): readonly string[] {
  const { words, account } = COUNTRY_MARKS[country];
  const marks = new Set<string>(account?.exec(accountId) ?? []);
  for (const { description } of transactions)
    for (const [mark] of description.toUpperCase().matchAll(words)) marks.add(mark);
  // Most of the world writes the day first, so that shows nothing.
  if (order !== undefined && order !== numericDatesIn(undefined) && order === numericDatesIn(country))
    marks.add(`dates with the ${order.replace('-', ' ')}`);
  return [...marks];
}

/** Only what the numbers prove. Sorted rows, and the country, are no proof here. */
function provenOrder(transactions: readonly StatementTransaction[]): DateOrder | undefined {
  const dates = transactions.flatMap(({ source }) => readDateText(source.date) ?? []);
  const { onlyDayFirst, onlyMonthFirst } = dateOrderOf(dates, undefined, 'day-first');
  if (onlyDayFirst > 0 === onlyMonthFirst > 0) return undefined;
  return onlyDayFirst > 0 ? 'day-first' : 'month-first';
}

/** `pounds (HMRC, BGC)`. */
export function likenessOf({ country, evidence }: LikelyCountry): string {
  return `${COUNTRY_MARKS[country].money} (${evidence.join(', ')})`;
}
