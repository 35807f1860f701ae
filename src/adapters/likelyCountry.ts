import { COUNTRY_FACTS } from '../countries/facts.js';
import { COUNTRY_MARKS } from '../data/countryMarks.js';
import type { CountryCode } from './model/request.js';
import type { StatementAccount, StatementTransaction } from './model/statements.js';
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
const SORT_CODE = /^\d{2}-\d{2}-\d{2}(?!\d)/;

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
export function likelyCountry({
  accountId,
  transactions,
}: Pick<StatementAccount, 'accountId' | 'transactions'>): LikelyCountry | null {
  const sample = transactions.slice(0, SAMPLE);
  const found = { GB: new Set<string>(), US: new Set<string>() };
  if (SORT_CODE.test(accountId)) found.GB.add(accountId.slice(0, 8));
  for (const { description } of sample)
    for (const country of ['GB', 'US'] as const)
      for (const [mark] of description.toUpperCase().matchAll(COUNTRY_MARKS[country]))
        found[country].add(mark);
  const order = provenOrder(sample);
  if (order === 'month-first') found.US.add('dates with the month first');
  const country: CountryCode = found.US.size > found.GB.size ? 'US' : 'GB';
  const [marks, others] = [found[country].size, found[country === 'US' ? 'GB' : 'US'].size];
  const isDenied = order !== undefined && order !== COUNTRY_FACTS[country].numericDates;
  if (marks === 0 || marks < TIMES_AS_MANY * others || isDenied) return null;
  return { country, evidence: [...found[country]].slice(0, MOST_SHOWN) };
}

/** Only what the numbers prove. Sorted rows, and the country, are no proof here. */
function provenOrder(transactions: readonly StatementTransaction[]): 'day-first' | 'month-first' | undefined {
  const dates = transactions.flatMap(({ source }) => readDateText(source.date) ?? []);
  const { onlyDayFirst, onlyMonthFirst } = dateOrderOf(dates, undefined, 'day-first');
  if (onlyDayFirst > 0 === onlyMonthFirst > 0) return undefined;
  return onlyDayFirst > 0 ? 'day-first' : 'month-first';
}

/** `pounds (HMRC, BGC)`. */
export function likenessOf({ country, evidence }: LikelyCountry): string {
  return `${country === 'GB' ? 'pounds' : 'dollars'} (${evidence.join(', ')})`;
}
