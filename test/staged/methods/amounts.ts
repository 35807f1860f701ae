/** Other amounts, other balances, the other side. */
import type { Random } from '../../support/histories/random.js';
import { breaks } from '../base/sums.js';
import type { Form, Method, Row, Seen, Sheet } from '../model.js';
import {
  BREAKS,
  booked,
  by,
  changed,
  type Editing,
  formsOf,
  nobody,
  ofCategories,
  pounds,
  wagesOf,
} from './tools.js';

type Raise = (pence: number, random: Random) => number;

const raised =
  (raise: Raise, lastOnly = false): Editing =>
  (sheet, _life, random) => {
    const wages = wagesOf(sheet);
    const some = new Set((lastOnly ? wages.slice(-random.integer(1, 3)) : wages).map(({ key }) => key));
    const own = random.fork('raise');
    const from = wages.at(-1)?.pence ?? 0;
    // One way for all the pays of the statement.
    const edit = changed(sheet.rows, row =>
      some.has(row.key) ? { ...row, pence: raise(row.pence, own.fork('same')) } : undefined,
    );
    const to = edit.rows.findLast(({ key }) => some.has(key))?.pence ?? 0;
    return to === from ? null : { ...edit, strength: `${some.size} pays, ${pounds(from)} to ${pounds(to)}` };
  };

const byFactor: Raise = (pence, random) => Math.round(pence * random.between(1.1, 1.6));
const doubled: Raise = (pence, random) => Math.round(pence * random.between(1.9, 3));
const digitInFront: Raise = (pence, random) =>
  pence + 10 ** Math.floor(Math.log10(pence)) * (pence >= 1000_00 ? 1 : random.integer(5, 9));
const toRoundSum: Raise = (pence, random) => Math.ceil((pence * random.between(1.1, 1.5)) / 500_00) * 500_00;

/** The text was typed anew with the amount: other spaces and letters, no codes. */
const retyped: Editing = (sheet, life, random, base) => {
  const edit = raised(byFactor)(sheet, life, random, base);
  if (edit === null) return null;
  const look = (text: string) => text.toLowerCase().replace(/\b[a-z]/g, letter => letter.toUpperCase());
  const slip = random.pick([
    (text: string) => text.replaceAll('O', '0'),
    (text: string) => look(text),
    (text: string) => text.replace(' ', '  '),
    (text: string) => text.slice(0, Math.max(8, text.length - 6)),
  ]);
  const rows = edit.rows.map(row => {
    if (!edit.touched.has(row.key)) return row;
    const text = slip(row.written.description);
    const other = [text, look(text), text.toUpperCase()].find(one => one !== row.written.description) ?? text;
    return { ...row, written: { description: other } };
  });
  return { ...edit, rows, strength: `${edit.strength}, retyped` };
};

const HOMES: ReadonlySet<string> = new Set(['rent', 'mortgage']);
const DEBTS: ReadonlySet<string> = new Set([
  'personal-loan',
  'short-term-loan',
  'bnpl',
  'credit-card-payment',
  'vehicle-finance',
  'debt-collection',
  'catalogue-credit',
]);
const BETS: ReadonlySet<string> = new Set(['gambling']);

const smaller =
  (categories: ReadonlySet<string>, least: number, most: number): Editing =>
  (sheet, _life, random) => {
    const costs = new Set(
      ofCategories(sheet, categories)
        .filter(({ pence }) => pence < 0)
        .map(({ key }) => key),
    );
    const to = random.between(least, most);
    const edit = changed(sheet.rows, row =>
      costs.has(row.key) ? { ...row, pence: Math.min(-1, Math.round(row.pence * to)) } : undefined,
    );
    return { ...edit, strength: `${costs.size} rows to ${Math.round(to * 100)} per cent` };
  };

const rounded =
  (which: (row: Row) => boolean, steps: readonly number[]): Editing =>
  (sheet, _life, random) => {
    const step = random.pick(steps);
    const edit = changed(sheet.rows, row => {
      if (row.status === 'Pending' || !which(row)) return undefined;
      const pence = Math.sign(row.pence) * Math.max(step, Math.round(Math.abs(row.pence) / step) * step);
      return pence === row.pence ? undefined : { ...row, pence };
    });
    return { ...edit, strength: `${edit.touched.size} rows to whole ${pounds(step)}` };
  };

/** The sign of money that went to somebody. */
const turned: Editing = (sheet, _life, random) => {
  const out = booked(sheet).filter(
    ({ kind, pence }) =>
      pence < -30_00 && (kind === 'payment-out' || kind === 'own-out' || kind === 'direct-debit'),
  );
  const some = new Set(random.several(out, random.integer(1, 4)).map(({ key }) => key));
  const edit = changed(sheet.rows, row => (some.has(row.key) ? { ...row, pence: -row.pence } : undefined));
  return { ...edit, strength: `${some.size} rows` };
};

/** Only the balances are altered. */
function lifted(
  name: string,
  seen: Seen,
  lift: (
    sheet: Sheet,
    random: Random,
    by: number,
  ) => Pick<Sheet, 'rows'> & Partial<Pick<Sheet, 'opening' | 'current'>>,
): Form {
  return {
    name,
    withBalances: seen,
    withoutBalances: null,
    stage({ sheets }, random) {
      const [sheet, ...others] = sheets;
      if (sheet === undefined) return null;
      const amount = random.pick([random.integer(5, 60) * 100_00, random.integer(200_00, 9000_00)]);
      const part = lift(sheet, random, amount);
      const touched = new Set(
        part.rows.filter((row, index) => row !== sheet.rows[index]).map(({ key }) => key),
      );
      const last = part.rows.findLast(({ balance }) => balance !== null);
      if (part.current !== undefined && last !== undefined) touched.add(last.key);
      if (touched.size === 0) return null;
      const altered = { ...sheet, ...part };
      if (seen.visible === 'by arithmetic' && !breaks(altered)) return null;
      return { sheets: [altered, ...others], touched, strength: pounds(amount) };
    },
  };
}

const withBalance = (row: Row, balance: (before: number) => number): Row =>
  row.balance === null || balance(row.balance) === row.balance
    ? row
    : { ...row, balance: balance(row.balance) };

const UNSPENT = by(
  'The raised pay is never spent and never put aside: the balance climbs by the same step with each pay.',
);
const RETYPED = by(
  'The pay rows are written in other letters, spaces or lengths than the rest of the statement.',
);
const JUST_MORE = nobody(
  'The rows are those of somebody who earns more, and no other row depends on the pay.',
);
const NO_BALANCE = nobody('Without balances no row says what another must be.');
const CHEAPER = nobody('The rows are those of somebody with a cheaper life.');
const ALL_ROUND = by(
  'No shop charges whole sums each time: the pence of real spending are spread over the hundred.',
);
const ROUND_PAY = nobody('Some firms do pay whole sums.');

export const AMOUNTS: readonly Method[] = [
  {
    kind: 'wages raised',
    forms: [
      ...formsOf('all by a factor', raised(byFactor), {
        slips: true,
        recomputed: JUST_MORE,
        without: NO_BALANCE,
      }),
      ...formsOf('all doubled or more', raised(doubled), { recomputed: UNSPENT, without: NO_BALANCE }),
      ...formsOf('a digit put in front', raised(digitInFront), { recomputed: UNSPENT, without: NO_BALANCE }),
      ...formsOf('to a round sum', raised(toRoundSum), { recomputed: ROUND_PAY, without: ROUND_PAY }),
      ...formsOf('the last pays alone', raised(byFactor, true), {
        recomputed: JUST_MORE,
        without: NO_BALANCE,
      }),
      ...formsOf('retyped by hand', retyped, { recomputed: RETYPED, without: RETYPED }),
    ],
  },
  {
    kind: 'costs made smaller',
    forms: [
      ...formsOf('rent or mortgage', smaller(HOMES, 0.3, 0.75), { recomputed: CHEAPER, without: CHEAPER }),
      ...formsOf('debts', smaller(DEBTS, 0.2, 0.6), { recomputed: CHEAPER, without: CHEAPER }),
      ...formsOf('bets', smaller(BETS, 0.05, 0.3), { recomputed: CHEAPER, without: CHEAPER }),
    ],
  },
  {
    kind: 'amounts rounded',
    forms: [
      ...formsOf(
        'pay',
        rounded(({ category }) => category === 'salary', [50_00, 100_00]),
        {
          recomputed: ROUND_PAY,
          without: ROUND_PAY,
        },
      ),
      ...formsOf(
        'spending',
        rounded(({ pence }) => pence < 0, [1_00, 5_00]),
        {
          recomputed: ALL_ROUND,
          without: ALL_ROUND,
        },
      ),
      ...formsOf(
        'everything',
        rounded(() => true, [1_00, 5_00, 10_00]),
        {
          recomputed: ALL_ROUND,
          without: ALL_ROUND,
        },
      ),
    ],
  },
  {
    kind: 'money out turned into money in',
    forms: formsOf('some payments', turned, {
      recomputed: by('A credit is written in words that banks keep for money that goes out.'),
      without: by('A credit is written in words that banks keep for money that goes out.'),
    }),
  },
  {
    kind: 'balances lifted',
    forms: [
      lifted(
        'all by one sum',
        nobody('All balances agree with the rows: only the bank knows what was there at first.'),
        ({ rows, opening }, _random, by) => ({
          rows: rows.map(row => withBalance(row, before => before + by)),
          opening: opening + by,
        }),
      ),
      lifted('from one day on', BREAKS, ({ rows }, random, by) => {
        const from = random.integer(Math.floor(rows.length / 4), Math.floor(rows.length / 2));
        return {
          rows: rows.map((row, index) => (index < from ? row : withBalance(row, before => before + by))),
        };
      }),
      lifted(
        'the current balance alone',
        { visible: 'by arithmetic', why: 'The balance of the day is not the balance of the last row.' },
        ({ rows }, _random, by) => ({
          rows,
          current: (rows.findLast(({ balance }) => balance !== null)?.balance ?? 0) + by,
        }),
      ),
      lifted('overdrawn balances as money', BREAKS, ({ rows, print }) => ({
        rows:
          print.balancesOn === 'every-row'
            ? rows.map(row => withBalance(row, before => Math.abs(before)))
            : rows,
      })),
      lifted('never below nothing', BREAKS, ({ rows, print }) => ({
        rows:
          print.balancesOn === 'every-row'
            ? rows.map(row => withBalance(row, before => Math.max(0, before)))
            : rows,
      })),
    ],
  },
];
