/** Only the words are altered: no sum changes, so every balance stays right. */

import { paid } from '../../support/histories/life.js';
import {
  company,
  filledFor,
  namesFor,
  payerCalled,
  wordingOn,
} from '../../support/histories/vocabulary/names.js';
import type { Form, Method, Row, Seen } from '../model.js';
import { by, changed, type Editing, nobody, ofCategories, pounds } from './tools.js';

/** The same in both prints. */
function words(name: string, editing: Editing, seen: Seen): Form {
  return {
    name,
    withBalances: seen,
    withoutBalances: seen,
    stage(base, random) {
      const [sheet, ...others] = base.sheets;
      const edit = sheet === undefined ? null : editing(sheet, base.life, random, base);
      if (sheet === undefined || edit === null || edit.touched.size === 0) return null;
      return { ...edit, sheets: [{ ...sheet, rows: edit.rows }, ...others] };
    },
  };
}

const toPay =
  (categories: readonly string[], least: number): Editing =>
  (sheet, life, random) => {
    const found = ofCategories(sheet, new Set(categories)).filter(({ pence }) => pence >= 40_00);
    const sums = new Set(found.map(({ pence }) => pence));
    // What comes in one sum each time would not be uneven.
    if (found.length < least || (least > 1 && sums.size < found.length / 2)) return null;
    const name = company(life.words, random);
    const reference = random.pick(['SALARY', 'PAYROLL', 'WAGES']);
    const some = new Set(found.map(({ key }) => key));
    const edit = changed(sheet.rows, row =>
      some.has(row.key)
        ? {
            ...row,
            kind: 'bank-credit',
            written: sheet.statement.write(paid('bank-credit', name, reference), row.day),
          }
        : undefined,
    );
    return { ...edit, strength: strengthOf(found) };
  };

const toShopping: Editing = (sheet, life, random) => {
  const found = ofCategories(sheet, new Set(['gambling'])).filter(({ pence }) => pence < 0);
  const isRound = ({ pence }: Row) => pence % 500 === 0;
  if (found.length < 5 || found.filter(isRound).length < found.length * 0.7) return null;
  const shops = random
    .several(namesFor(life.words.shops, 'groceries'), random.integer(1, 3))
    .map(shop => wordingOn(filledFor(life, shop, random), life.asOf, payerCalled(shop, random), random));
  const some = new Set(found.map(({ key }) => key));
  const edit = changed(sheet.rows, row =>
    some.has(row.key)
      ? {
          ...row,
          kind: 'card',
          written: sheet.statement.write(paid('card', random.pick(shops), '', life.town), row.day),
        }
      : undefined,
  );
  return { ...edit, strength: strengthOf(found) };
};

const toSavings: Editing = (sheet, _life) => {
  const found = ofCategories(
    sheet,
    new Set(['personal-loan', 'short-term-loan', 'credit-card-payment', 'vehicle-finance', 'bnpl']),
  ).filter(({ pence }) => pence < 0);
  if (found.length < 2) return null;
  const some = new Set(found.map(({ key }) => key));
  const edit = changed(sheet.rows, row =>
    some.has(row.key)
      ? { ...row, kind: 'own-out', written: sheet.statement.write(paid('own-out', ''), row.day) }
      : undefined,
  );
  return { ...edit, strength: strengthOf(found) };
};

function strengthOf(rows: readonly Row[]): string {
  return `${rows.length} rows, ${pounds(rows.reduce((sum, { pence }) => sum + Math.abs(pence), 0))} in all`;
}

/** The statement of somebody who earns more, with the applicant's name at its head. */
function otherName(seen: Seen): Form {
  return {
    name: "somebody else's, whole",
    withBalances: seen,
    withoutBalances: seen,
    stage(base, random) {
      const [first] = base.sheets[0]?.rows ?? [];
      if (!base.namesHolders || first === undefined) return null;
      const { firstNames, surnames } = base.life.words;
      return {
        sheets: base.sheets,
        touched: new Set([first.key]),
        strength: 'the name alone',
        holders: [`${random.pick(firstNames)} ${random.pick(surnames)}`],
      };
    },
  };
}

const BENEFITS = [
  'universal-credit',
  'child-benefit',
  'disability-benefit',
  'other-benefit',
  'state-pension',
];

const UNEVEN = by('The pay comes on any day, in sums that have nothing to do with each other.');

export const TEXTS: readonly Method[] = [
  {
    kind: 'credits renamed as pay',
    forms: [
      words('transfers from savings', toPay(['own-account-transfer'], 2), UNEVEN),
      words('money from friends', toPay(['person-to-person'], 3), UNEVEN),
      words('winnings', toPay(['gambling-winnings'], 2), UNEVEN),
      words(
        'a loan',
        toPay(['loan-proceeds'], 1),
        nobody('A first pay or a bonus of a firm looks the same.'),
      ),
      words('cash paid in', toPay(['cash-deposit'], 3), UNEVEN),
      words(
        'benefits and pensions',
        toPay(BENEFITS, 0),
        nobody('Benefits come on working days in even sums, as pay does.'),
      ),
    ],
  },
  {
    kind: 'costs renamed',
    forms: [
      words('bets as shopping', toShopping, by('A supermarket is paid whole fives, over and over.')),
      words(
        'repayments as savings',
        toSavings,
        nobody('Who saves the same sum each month writes the same rows.'),
      ),
    ],
  },
  {
    kind: 'another name on the account',
    forms: [otherName(nobody('Rows mostly do not say whose account it is.'))],
  },
];
