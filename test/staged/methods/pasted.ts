/** Rows of other statements: of another bank, of somebody else, of the same account once more. */
import { addDays, daysBetween } from '../../support/dates.js';
import { paid } from '../../support/histories/life.js';
import type { Random } from '../../support/histories/random.js';
import { chained, lowestOf } from '../base/sums.js';
import type { Base, Form, Method, Row, Seen, Sheet, Staged } from '../model.js';
import { BREAKS, booked, by, keysOf, nobody, pounds, wagesOf, withRows } from './tools.js';

/** With the other household of this seed and country that the forger had at hand. */
export type Donor = (random: Random) => Base;

type Paste = (base: Base, donor: Base, random: Random) => Staged | null;

/** The rows of the donor, moved so that both statements end on one day. */
function broughtOver(base: Base, donor: Base): Row[] {
  const [sheet] = donor.sheets;
  const weeks = Math.round(daysBetween(donor.life.asOf, base.life.asOf) / 7) * 7;
  return booked(sheet as Sheet)
    .map(row => ({ ...row, key: `donor ${row.key}`, day: addDays(row.day, weeks) }))
    .filter(({ day }) => day >= base.life.from && day <= base.life.asOf);
}

function merged(sheet: Sheet, more: readonly Row[], recompute: boolean): Sheet {
  const pending = sheet.rows.filter(({ status }) => status === 'Pending');
  const rows = [...booked(sheet), ...more].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return { ...sheet, rows: [...(recompute ? chained(rows, sheet.opening) : rows), ...pending] };
}

const isOtherBank = (base: Base, donor: Base) =>
  base.household !== donor.household &&
  bankOf(base) !== bankOf(donor) &&
  writesOtherwise(base, donor) &&
  booked(donor.sheets[0] as Sheet).length > 40;
/** Some banks write pay alike. */
function writesOtherwise(base: Base, donor: Base): boolean {
  const forms = [base, donor].map(
    ({ sheets }) =>
      sheets[0]?.statement.write(paid('bank-credit', 'A FIRM', 'SALARY'), '2026-03-02').description,
  );
  const [one, other] = forms.map(text => text?.replace(/\d/g, '0').toUpperCase());
  return one !== other;
}

const bankOf = ({ sheets }: Base) => sheets[0]?.statement.bank.name;

const wagesPasted =
  (recompute: boolean): Paste =>
  (base, donor, random) => {
    const [sheet, ...others] = base.sheets;
    const pays = wagesOf(donor.sheets[0] as Sheet).map(({ key }) => `donor ${key}`);
    const some = broughtOver(base, donor).filter(({ key }) => pays.includes(key));
    const more = random.chance(0.3) ? some.slice(-3) : some;
    if (sheet === undefined || more.length < 2) return null;
    return {
      sheets: [
        recompute
          ? withChain(sheet, withRows(sheet.rows, more))
          : { ...sheet, rows: withRows(sheet.rows, more) },
        ...others,
      ],
      touched: keysOf(more),
      strength: `${more.length} pays of ${pounds(more[0]?.pence ?? 0)} from ${bankOf(donor)}`,
    };
  };

function withChain(sheet: Sheet, rows: readonly Row[]): Sheet {
  return { ...sheet, rows: chained(rows, sheet.opening) };
}

const monthPasted =
  (recompute: boolean): Paste =>
  (base, donor, random) => {
    const [sheet, ...others] = base.sheets;
    if (sheet === undefined) return null;
    const length = random.integer(14, 35);
    const start = addDays(
      base.life.from,
      random.integer(5, Math.max(6, daysBetween(base.life.from, base.life.asOf) - length - 5)),
    );
    const end = addDays(start, length);
    const more = broughtOver(base, donor).filter(({ day }) => day >= start && day < end);
    const rest = {
      ...sheet,
      rows: sheet.rows.filter(({ day, status }) => status === 'Pending' || day < start || day >= end),
    };
    if (more.length < 8 || booked(rest).length < 20) return null;
    return {
      sheets: [merged(rest, more, recompute), ...others],
      touched: keysOf(more),
      strength: `${length} days, ${more.length} rows from ${bankOf(donor)}`,
    };
  };

const allMerged =
  (recompute: boolean): Paste =>
  (base, donor) => {
    const [sheet, ...others] = base.sheets;
    const more = broughtOver(base, donor);
    if (sheet === undefined || more.length < 20) return null;
    return {
      sheets: [merged(sheet, more, recompute), ...others],
      touched: keysOf(more),
      strength: `${more.length} rows of ${donor.household} (${bankOf(donor)})`,
    };
  };

/** What the one earns and what the other spends. */
const wagesOfOne: Paste = (base, donor) => {
  const [sheet, ...others] = base.sheets;
  if (sheet === undefined || wagesOf(donor.sheets[0] as Sheet).length === 0) return null;
  const own = keysOf(wagesOf(sheet));
  const earned = broughtOver(base, donor)
    .filter(({ category }) => category === 'salary')
    .map(row => ({ ...row, written: row.written }));
  const rest = { ...sheet, rows: sheet.rows.filter(({ key }) => !own.has(key)) };
  if (earned.length < 2) return null;
  return {
    sheets: [merged(rest, earned, true), ...others],
    touched: keysOf(earned),
    strength: `${earned.length} pays for ${own.size}`,
  };
};

/** The better half of each, cut on one day. */
const spliced =
  (recompute: boolean): Paste =>
  (base, donor, random) => {
    const [sheet, ...others] = base.sheets;
    const { from, asOf } = base.life;
    if (sheet === undefined) return null;
    const seam = addDays(from, Math.round(daysBetween(from, asOf) * random.between(0.25, 0.75)));
    const keepsFirst = random.chance(0.5);
    const isOwn = ({ day }: Row) => day < seam === keepsFirst;
    const more = broughtOver(base, donor).filter(row => !isOwn(row));
    const rest = { ...sheet, rows: sheet.rows.filter(isOwn) };
    if (more.length < 15 || booked(rest).length < 15) return null;
    return {
      sheets: [merged(rest, more, recompute), ...others],
      touched: keysOf(more),
      strength: `seam at ${seam}, ${more.length} rows of ${donor.household} (${bankOf(donor)})`,
    };
  };

function pasted(
  name: string,
  donor: Donor,
  paste: Paste,
  seen: { with: Seen | null; without: Seen | null },
): Form {
  return {
    name,
    withBalances: seen.with,
    withoutBalances: seen.without,
    stage(base, random) {
      for (let attempt = 0; attempt < 8; attempt++) {
        const own = random.fork(`donor ${attempt}`);
        const other = donor(own);
        const found = isOtherBank(base, other) ? paste(base, other, own) : null;
        if (found !== null) return found;
      }
      return null;
    },
  };
}

type Doubling = (sheet: Sheet, random: Random) => { rows: readonly (readonly Row[])[]; strength: string };

const sameAgain: Doubling = sheet => ({ rows: [sheet.rows, sheet.rows], strength: 'every row' });
const scaled: Doubling = (sheet, random) => {
  const by = random.between(0.6, 1.4);
  const rows = sheet.rows.map(row => ({ ...row, pence: Math.round(row.pence * by) || row.pence }));
  return {
    rows: [sheet.rows, chained(rows, Math.round(sheet.opening * by))],
    strength: `${Math.round(by * 100)} per cent`,
  };
};
const otherLetters: Doubling = sheet => ({
  rows: [
    sheet.rows,
    sheet.rows.map(row => ({
      ...row,
      written: { ...row.written, description: row.written.description.toLowerCase().replace(/ +/g, ' ') },
    })),
  ],
  strength: 'every row, other letters',
});
const dealtOut =
  (recompute: boolean): Doubling =>
  (sheet, random) => {
    const share = random.between(0.3, 0.7);
    const first = new Set(sheet.rows.filter(() => random.chance(share)).map(({ key }) => key));
    const opening = (rows: readonly Row[]) => random.integer(50_00, 900_00) - Math.min(0, lowestOf(rows, 0));
    const parts = [true, false].map(side => sheet.rows.filter(({ key }) => first.has(key) === side));
    return {
      rows: parts.map(rows => (recompute ? chained(rows, opening(rows)) : rows)),
      strength: `${Math.round(share * 100)} per cent to the first`,
    };
  };

function doubled(name: string, doubling: Doubling, seen: { with: Seen | null; without: Seen | null }): Form {
  return {
    name,
    withBalances: seen.with,
    withoutBalances: seen.without,
    stage(base, random) {
      const [sheet] = base.sheets;
      if (sheet === undefined || base.sheets.length > 1 || sheet.rows.length < 30) return null;
      const { rows, strength } = doubling(sheet, random);
      const second = (rows[1] ?? []).map(row => ({ ...row, key: `forged second ${row.key}` }));
      return {
        sheets: [
          { ...sheet, rows: rows[0] ?? [] },
          { ...sheet, accountId: 'other', rows: second },
        ],
        touched: keysOf(second),
        strength,
      };
    },
  };
}

const FOREIGN = by('Some rows are written as another bank writes, in forms that the other rows have not.');
const TWO_LIVES = by('Two sets of payers, shops and towns run beside each other, in the words of two banks.');
const SAME_ROWS = by('Two accounts have the same rows on the same days.');
const SEAM = by('On one day all payers, shops, bills and the wording of the bank become others.');
const CHANCE = nobody('Which account somebody pays from follows no rule.');

export function pastedWith(donor: Donor): readonly Method[] {
  return [
    {
      kind: "rows of another bank's statement",
      forms: [
        pasted('pay, with its balances', donor, wagesPasted(false), { with: BREAKS, without: null }),
        pasted('pay', donor, wagesPasted(true), { with: FOREIGN, without: FOREIGN }),
        pasted('some weeks, with their balances', donor, monthPasted(false), { with: BREAKS, without: null }),
        pasted('some weeks', donor, monthPasted(true), { with: FOREIGN, without: FOREIGN }),
      ],
    },
    {
      kind: 'one account merged out of two',
      forms: [
        pasted('all rows, with their balances', donor, allMerged(false), { with: BREAKS, without: null }),
        pasted('all rows', donor, allMerged(true), { with: TWO_LIVES, without: TWO_LIVES }),
        pasted('pay of the one, life of the other', donor, wagesOfOne, { with: FOREIGN, without: FOREIGN }),
      ],
    },
    {
      kind: 'two statements spliced',
      forms: [
        pasted('balances left', donor, spliced(false), { with: BREAKS, without: null }),
        pasted('balances recomputed', donor, spliced(true), { with: SEAM, without: SEAM }),
      ],
    },
    {
      kind: 'one account given as two',
      forms: [
        doubled('the same rows', sameAgain, { with: SAME_ROWS, without: SAME_ROWS }),
        doubled('the same rows in other letters', otherLetters, { with: SAME_ROWS, without: SAME_ROWS }),
        doubled('the same rows with other amounts', scaled, {
          with: by('Two accounts have the same names on the same days, and all amounts in one proportion.'),
          without: by(
            'Two accounts have the same names on the same days, and all amounts in one proportion.',
          ),
        }),
        doubled('rows dealt out, balances left', dealtOut(false), { with: BREAKS, without: null }),
        doubled('rows dealt out', dealtOut(true), { with: CHANCE, without: CHANCE }),
      ],
    },
  ];
}
