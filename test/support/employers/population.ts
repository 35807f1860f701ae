/** Credits from employers: every brand of the gazetteer with a trade behind it, and firms named after their owners. */
import type { CountryCode } from '../../../src/index.js';
import { MERCHANTS } from '../merchants.js';
import { LEGAL_FORMS, OWN_NAME_TRADES, OWNED, PAYMENTS, SURNAMES, TRADES } from './words.js';

export type Half = 'tuned' | 'heldOut';

export interface PaidBy {
  readonly country: CountryCode;
  /** The credit category of the brand, or what the name is made of. */
  readonly kind: string;
  readonly name: string;
  readonly description: string;
}

/** By the credit category of the gazetteer. Names of banks, employers and public bodies are left out: they pay wages themselves. */
const KINDS: Readonly<Record<string, string>> = {
  131: 'shop',
  132: 'lender',
  134: 'cashback',
  135: 'gambling',
  136: 'insurer',
  142: 'savings',
  143: 'transfers',
  144: 'investments',
  145: 'crypto',
};
/** There are so many shops that every twentieth will do. */
const EVERY_SHOP = 20;

interface Brand {
  readonly name: string;
  readonly kind: string;
}

/** Brands of letters alone: digits and signs name no family. */
function brandsOf(country: CountryCode): Brand[] {
  const brands = MERCHANTS[country].flatMap(({ name, credit, flags }) => {
    const kind = KINDS[credit];
    const isName = /^[A-Za-z]{4,}(?: [A-Za-z]+)?$/.test(name);
    return kind !== undefined && isName && !/[bp]/.test(flags) ? [{ name: name.toUpperCase(), kind }] : [];
  });
  return brands.filter(({ kind }, index) => kind !== 'shop' || index % EVERY_SHOP === 0);
}

/** Names and aliases that stand in the gazetteer themselves: VANGUARD STORAGE is a shop of its own. */
function knownIn(country: CountryCode): Set<string> {
  const names = MERCHANTS[country].flatMap(({ name, aliases }) => [name, ...aliases]);
  return new Set(names.map(squashed));
}

const squashed = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

const at = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

/** Enough of a trade to tell it by. */
const CUT_TO = 6;

/** As a narrow column leaves it: the trade is begun and not ended. */
const cutIn = (front: string, trade: string): string => `${front} ${trade.slice(0, CUT_TO)}`.trim();

const numberOf = (index: number): string => String(10_000_000 + ((index * 7919) % 89_999_999));

/** Even pairs are tuned on, odd ones are not; each half has trades of its own. */
export function brandedEmployers(country: CountryCode, half: Half): PaidBy[] {
  const known = knownIn(country);
  const trades = TRADES[half][country];
  return brandsOf(country).flatMap(({ name: brand, kind }, index) => {
    const isMine = (index % 2 === 0) === (half === 'tuned');
    if (!isMine) return [];
    return [0, 1].flatMap(turn => {
      const place = Math.floor(index / 2) * 2 + turn;
      const trade = at(trades, place);
      if (known.has(squashed(brand + trade))) return [];
      const name = `${brand} ${trade} ${at(LEGAL_FORMS[country], place + Math.floor(place / 4))}`.trim();
      const write = at(PAYMENTS[country], Math.floor(place / 2) + turn * 3);
      return [{ country, kind, name, description: write(name, numberOf(place), cutIn(brand, trade)) }];
    });
  });
}

/** Firms named after their owners. */
export function ownedEmployers(country: CountryCode, half: Half): PaidBy[] {
  const trades = OWN_NAME_TRADES[half][country];
  return SURNAMES[half].flatMap((surname, row) =>
    trades.flatMap((trade, column) =>
      OWNED.map((own, way) => {
        const place = row * 31 + column * 7 + way;
        const initial = String.fromCharCode(65 + (place % 23));
        const form = way % 2 === 0 ? '' : at(LEGAL_FORMS[country], row + column);
        const name = `${own(surname, trade, initial)} ${form}`.trim();
        const write = at(PAYMENTS[country], row + column + way);
        const cut = own(surname, trade.slice(0, CUT_TO), initial).trim();
        return { country, kind: 'owner', name, description: write(name, numberOf(place), cut) };
      }),
    ),
  );
}
