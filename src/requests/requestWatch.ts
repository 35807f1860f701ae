/** Notices what may be wrong in a request besides its issues. */
import * as z from 'zod';
import { isInstant } from '../base/instants.js';
import { COUNTRY_FACTS, countryOf, timeZoneOf } from '../countries/facts.js';
import type { TimeZone } from '../model/options.js';
import type { CountryCode } from '../model/transaction.js';
import type { Path } from './issue.js';
import { nameWatch, type OddName } from './nameWatch.js';
import { type Notices, newTally, slip, type Tally } from './notices.js';
import { PART_NAMES } from './plain.js';
import { type ParsedTransaction, transactionSchema } from './transactionSchemas.js';
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

// Notices names of a row's members: misspellings, another spelling of a known one, and members that results have.

type Row = Record<string, unknown>;

interface RowNotices {
  /** `row`: a copy of the caller's. The row as the engines read it: the copy, or one made from it. */
  readonly read: (row: Row, list: Path, index: number) => Row;
  /** Rows as the engines read them -> as they are echoed; only where the two differ. */
  readonly asGiven: ReadonlyMap<ParsedTransaction, ParsedTransaction>;
}

/** The usual spelling of `counterPartyName`. */
const SYNONYM = 'counterpartyName';
/** In the place of such members of a row a result has its own. */
const OF_RESULTS: readonly string[] = ['enrichedData', 'transfer'];
const PARTS = {
  transactionCode: ['code', 'subCode'],
  proprietaryTransactionCode: ['code', 'issuer'],
  balance: ['amount', 'creditDebitIndicator'],
} as const satisfies Readonly<Record<(typeof PART_NAMES)[number], readonly string[]>>;
const OF = 'transaction';

/** `echoes`: whether the result holds the rows. */
function rowNotices(tally: Tally, echoes: boolean): RowNotices {
  const asGiven = new Map<ParsedTransaction, ParsedTransaction>();
  const known = Object.keys(transactionSchema.shape).filter(name => name !== SYNONYM);
  const oddIn = nameWatch(known, [SYNONYM, ...OF_RESULTS]);
  const parts = PART_NAMES.map(name => ({ name, oddIn: nameWatch(PARTS[name]) }));
  return {
    asGiven,
    read: (row, list, index) => {
      for (const part of parts) {
        const value = row[part.name];
        if (typeof value !== 'object' || value === null) continue;
        const odd = part.oddIn(value as Row);
        if (odd.length > 0)
          tallySlips(tally, value as Row, odd, [...list, index, part.name], `${part.name}.`);
      }
      const odd = oddIn(row);
      if (odd.length === 0) return row;
      const path = [...list, index];
      tallySlips(tally, row, odd, path);
      const echoed = odd.some(({ name }) => OF_RESULTS.includes(name)) ? withoutResults(row) : row;
      if (echoes && echoed !== row) tallyReplaced(tally, row, path);
      if (typeof row[SYNONYM] !== 'string') return echoed;
      tallyConflict(tally, row, path);
      const read = respelt(echoed);
      asGiven.set(read as ParsedTransaction, echoed as ParsedTransaction);
      return read;
    },
  };
}

/** What is null says nothing under any name. `path`: to the members; `before`: what their names are said with. */
function tallySlips(tally: Tally, members: Row, odd: readonly OddName[], path: Path, before = ''): void {
  for (const { name, near } of odd)
    if (near !== null && members[name] !== null)
      tally.add({ ...slip(`${before}${name}`, `${before}${near}`), path: [...path, name], of: OF });
}

function tallyReplaced(tally: Tally, row: Row, path: Path): void {
  for (const member of OF_RESULTS)
    if (row[member] !== undefined && row[member] !== null)
      tally.add({
        code: 'replaced-member',
        member,
        suggestion: null,
        path: [...path, member],
        of: OF,
        saying: 'gives way to that of the result',
      });
}

function tallyConflict(tally: Tally, { counterPartyName, counterpartyName }: Row, path: Path): void {
  if (!counterPartyName || counterPartyName === counterpartyName) return;
  tally.add({
    code: 'conflicting-members',
    member: SYNONYM,
    suggestion: 'counterPartyName',
    path: [...path, SYNONYM],
    of: OF,
    saying: 'is not the same as "counterPartyName", which counts',
  });
}

function withoutResults({ enrichedData: _enrichedData, transfer: _transfer, ...rest }: Row): Row {
  return rest;
}

function respelt({ counterpartyName, ...rest }: Row): Row {
  return { ...rest, counterPartyName: rest['counterPartyName'] || counterpartyName };
}
