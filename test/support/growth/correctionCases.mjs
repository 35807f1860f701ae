/** Corrections of every row of a family. */
import { asking, countryAt } from './engines.mjs';
import { nameOf, rows, wordOf } from './rows.mjs';

export function correctionCases(library) {
  const enriched = new Map();
  const enrichedRows = (size, country, given) => {
    const key = `${size} ${country} ${given}`;
    if (!enriched.has(key)) {
      const request = asking(library, 'enrichTransactions', country, rows(size, country, given));
      enriched.set(key, request().data.transactions);
    }
    return enriched.get(key);
  };
  const families = {
    'distinct payees': index => ({ name: nameOf(index) }),
    'one payee': () => ({ form: 0 }),
    'one id in every account': index => ({
      name: nameOf(index),
      accountId: `account-${index}`,
      transactionId: 'the-one',
    }),
    'payees that differ in their last word': index => ({ name: `MEPLIN NORTHERN ${wordOf(index)}` }),
  };
  const corrections = {
    payees: () => ({}),
    transactions: () => ({ applyTo: 'transaction' }),
    'either in turn': index => (index % 2 === 0 ? {} : { applyTo: 'transaction' }),
  };
  return Object.entries(families).flatMap(([family, given], row) =>
    Object.entries(corrections).map(([kind, applyTo], column) => {
      const country = countryAt(row, column);
      return {
        engine: 'rulesFromCorrections',
        family: `${family}, of ${kind}`,
        country,
        make: size => {
          const transactions = enrichedRows(size, country, given);
          const given_ = transactions.map(({ transactionId, accountId }, index) => ({
            transactionId,
            accountId,
            category: 'groceries',
            merchant: `Shop ${wordOf(index)}`,
            ...applyTo(index),
          }));
          return () => library.safeRulesFromCorrections(transactions, given_);
        },
      };
    }),
  );
}
