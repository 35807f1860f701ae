/** Engines asked about the rows of each family, about long texts, and about rows that they refuse. */
import { asking, BY_ACCOUNT, countryAt, ENGINES } from './engines.mjs';
import { BAD_ROWS, FAMILIES, REFUSED } from './families.mjs';
import { LONG_TEXTS } from './longTexts.mjs';
import { rowOf, rows } from './rows.mjs';

const ACCOUNTS = /account|transfers/;
const PLAIN = ENGINES.filter(engine => !BY_ACCOUNT.includes(engine));
/** Letters of a text for each row of the other families: below any cap on a text's length, and far above it. */
const LETTERS = [1, 100];
const READ_FOR_SCORE = new Set([
  'empty rows',
  'rows that are null',
  'rows that are text',
  'dates that are none',
  'ids that are numbers',
]);

export function familyCases(library) {
  return Object.entries(FAMILIES).flatMap(([family, rowsOf], row) =>
    ENGINES.flatMap((engine, column) => {
      if (BY_ACCOUNT.includes(engine) && !ACCOUNTS.test(family)) return [];
      const country = countryAt(row, column);
      const isRefused = REFUSED.has(family);
      const make = size => asking(library, engine, country, rowsOf(size, country));
      return [{ engine, family, country, isRefused, make }];
    }),
  );
}

export function textCases(library) {
  return Object.entries(LONG_TEXTS).flatMap(([kind, textOf], row) =>
    ['enrichTransactions', 'verifyIncome', 'analyse', 'readNarrative'].flatMap((engine, column) =>
      LETTERS.map((letters, third) => {
        const country = countryAt(row, column + third);
        const make = size => askingOfText(library, engine, country, textOf(size * letters));
        return { engine, family: `one text of ${letters} letters a row: ${kind}`, country, make };
      }),
    ),
  );
}

function askingOfText(library, engine, country, description) {
  if (engine === 'readNarrative')
    return () => library.safeReadNarrative(description, { countryCode: country });
  const isCredit = engine === 'verifyIncome';
  return asking(library, engine, country, [rowOf(0, 1, country, { isCredit, description })]);
}

/** The others read no more of a text than `analyse`, which contains them. */
const MEMBER_READERS = ['enrichTransactions', 'validateForScore', 'assessBusinessFinancialHealth', 'analyse'];

/** A debit and a credit with the same long text in every member that is read. */
export function memberCases(library) {
  const [, letters] = LETTERS;
  return Object.entries(LONG_TEXTS).flatMap(([kind, textOf]) =>
    MEMBER_READERS.flatMap(engine =>
      ['GB', 'US'].map(country => {
        const make = size => {
          const text = textOf(size * letters);
          const texts = { description: text, counterPartyName: text, merchantName: text };
          const given = index => ({ ...texts, ...(index === 0 ? { transactionId: text } : {}) });
          return asking(library, engine, country, rows(2, country, given));
        };
        return { engine, family: `one text in every member: ${kind}`, country, make };
      }),
    ),
  );
}

export function refusalCases(library) {
  return Object.entries(BAD_ROWS).flatMap(([family, spoil], row) =>
    PLAIN.map((engine, column) => {
      const country = countryAt(row, column);
      const spoilt = size => rows(size, country, () => ({})).map(spoil);
      // Validation for a score reads neither amounts nor directions.
      const isRefused = engine !== 'validateForScore' || READ_FOR_SCORE.has(family);
      const make = size => asking(library, engine, country, spoilt(size));
      return { engine, family, country, isRefused, make };
    }),
  );
}
