/** What is noticed of a whole request beside its issues. */
import * as z from 'zod';
import { COUNTRY_FACTS } from '../countries/facts.js';
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

/** `echoes`: whether the result holds the rows. */
export function requestWatch(echoes: boolean): RequestWatch {
  const tally = newTally();
  const rows = rowNotices(tally, echoes);
  const object = (schema: z.ZodObject, value: Members, path: Path): void => {
    const of = path.includes('accounts') ? 'account' : undefined;
    for (const { name, near } of nameWatch(Object.keys(schema.shape))(value))
      if (near !== null && value[name] !== undefined && value[name] !== null)
        tally.add({ ...slip(name, near), path: [...path, name], of });
    if (path.length === 0) tallyCurrencies(tally, value as Place);
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
