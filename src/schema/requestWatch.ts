/** What is noticed of a whole request beside its issues. */
import * as z from 'zod';
import { isInstant } from '../base/instants.js';
import { COUNTRY_FACTS, countryOf, timeZoneOf } from '../countries/facts.js';
import type { TimeZone } from '../model/options.js';
import type { CountryCode } from '../model/transaction.js';
import type { Path } from './issue.js';
import { nameWatch } from './nameWatch.js';
import { type Notices, newTally, slip, type Tally } from './notices.js';
import { type RowNotices, rowNotices } from './rowNotices.js';
import { withoutWrapping } from './wrapping.js';

type Members = Readonly<Record<string, unknown>>;

export interface RequestWatch {
  readonly rows: RowNotices;
  /** The request itself, or an account within it: as it was read, without its lists. */
  readonly object: (schema: z.ZodObject, value: Members, path: Path) => void;
  readonly notices: () => Notices;
}

/** What is asked beside the request. */
export interface Watched {
  /** Whether the result holds the rows. */
  readonly echoes?: boolean | undefined;
  /** Of all accounts, where the caller says so. */
  readonly timeZone?: TimeZone | undefined;
}

export function requestWatch({ echoes = false, timeZone }: Watched): RequestWatch {
  const tally = newTally();
  const rows = rowNotices(tally, echoes);
  const object = (schema: z.ZodObject, value: Members, path: Path): void => {
    const of = path.includes('accounts') ? 'account' : undefined;
    for (const { name, near } of nameWatch(Object.keys(schema.shape))(value))
      if (near !== null && value[name] !== undefined && value[name] !== null)
        tally.add({ ...slip(name, near), path: [...path, name], of });
    if (path.length === 0) {
      tallyCurrencies(tally, value as Place);
      tallyInstants(tally, value as Place, timeZone);
      // Other functions do not read it.
      if (Object.hasOwn(schema.shape, 'excludeBenefits')) tallyBenefits(tally, value as Place);
    }
    for (const [name, member] of Object.entries(schema.shape)) {
      const within = withoutWrapping(member as z.ZodType);
      const part = value[name];
      if (within instanceof z.ZodObject && typeof part === 'object' && part !== null)
        object(within, part as Members, [...path, name]);
    }
  };
  return { rows, object, notices: () => ({ warnings: tally.warnings(), asGiven: rows.asGiven }) };
}

interface Place {
  readonly countryCode?: CountryCode | null;
  readonly currencyCode?: string | null;
  readonly accounts?: readonly Place[];
  readonly excludeBenefits?: boolean | null;
  /** Of a score, where it stands apart from its transactions. */
  readonly account?: Place;
  readonly transactions?: readonly { readonly bookingDate?: string | null }[];
}

/** A slip in one of the two would have pounds read as dollars, or British text as American. */
function tallyCurrencies(tally: Tally, { countryCode, currencyCode, accounts }: Place): void {
  if (!countryCode) return;
  const { currency } = COUNTRY_FACTS[countryCode];
  const add = (given: string | null | undefined, path: Path, of?: 'account') => {
    if (given && given !== currency)
      tally.add({
        code: 'country-and-currency',
        member: 'currencyCode',
        suggestion: currency,
        path,
        of,
        saying: `is ${given}, but "countryCode" is ${countryCode}: amounts are taken as ${given}, descriptions as those of ${countryCode}`,
      });
  };
  add(currencyCode, ['currencyCode']);
  accounts?.forEach((account, index) => {
    add(account.currencyCode, ['accounts', index, 'currencyCode'], 'account');
  });
}

/** Of accounts in a country that keeps several times, where the caller names none: the evening there is the next day in UTC. */
function tallyInstants(tally: Tally, request: Place, timeZone: TimeZone | undefined): void {
  const add = (place: Place, rows: Place['transactions'], path: Path) => {
    const countryCode = place.countryCode ?? request.countryCode;
    const zone = timeZoneOf({ countryCode, currencyCode: place.currencyCode ?? '' }, timeZone);
    if (rows === undefined || zone !== undefined) return;
    rows.forEach(({ bookingDate }, index) => {
      if (bookingDate && isInstant(bookingDate))
        tally.add({
          code: 'utc-instants',
          member: 'bookingDate',
          suggestion: null,
          path: [...path, index, 'bookingDate'],
          of: 'transaction',
          saying:
            'is an instant, and no time zone of the account is known, so its day stands as written: set options.timeZone, such as America/New_York',
        });
    });
  };
  add(request.account ?? request, request.transactions, ['transactions']);
  request.accounts?.forEach((account, index) => {
    add(account, account.transactions, ['accounts', index, 'transactions']);
  });
}

/** The switch is British, and the result of other accounts does not show that it was asked for. */
function tallyBenefits(tally: Tally, request: Place): void {
  if (request.excludeBenefits !== true) return;
  const of = request.accounts === undefined ? undefined : 'account';
  for (const { countryCode, currencyCode } of request.accounts ?? [request]) {
    const code = countryOf({
      countryCode: countryCode ?? request.countryCode,
      currencyCode: currencyCode ?? '',
    });
    if (!COUNTRY_FACTS[code].mayExcludeBenefits)
      tally.add({
        code: 'benefits-not-excluded',
        member: 'excludeBenefits',
        suggestion: null,
        path: ['excludeBenefits'],
        of,
        saying: `changes nothing where the country is ${code}: benefits count there as without it`,
      });
  }
}
