/** Many rules over few rows, and few rules over many rows. */
import { asking, countryAt } from './engines.mjs';
import { nameOf, rows, wordOf } from './rows.mjs';

/** How many there are of what does not grow. */
const FIXED = 200;

function ruleOf(index) {
  const set = { category: 'groceries' };
  const text = nameOf(index);
  return [
    { text, set },
    { merchant: text, direction: 'Debit', set },
    { minimumAmount: 10 + index, maximumAmount: 10 + index, set },
    { transactionId: `x-${index}`, set },
    { text, minimumAmount: 1_000_000, set: { merchant: text } },
  ][index % 5];
}

export function ruleCases(library) {
  const rulesOf = size => Array.from({ length: size }, (_, index) => ruleOf(index));
  const shared = size =>
    Array.from({ length: size }, (_, index) => ({
      text: `MEPLIN TRADING ${wordOf(index)}`,
      set: { category: 'groceries' },
    }));
  const ownAccount = index => ({ accountId: `account-${index}`, transactionId: 'the-one' });
  const ofOneId = (size, where) => rows(size, where, ownAccount);
  const rulesOfOneId = size =>
    Array.from({ length: size }, (_, index) => ({ ...ownAccount(index), set: { category: 'groceries' } }));
  return ['enrichTransactions', 'verifyIncome', 'analyse'].flatMap((engine, row) => {
    const country = countryAt(row, 0);
    const other = countryAt(row, 1);
    const plain = (size, where) => rows(size, where, index => ({ name: nameOf(index * 3 + 1) }));
    return [
      {
        engine,
        family: 'rules',
        country,
        make: size => asking(library, engine, country, plain(FIXED, country), { rules: rulesOf(size) }),
      },
      {
        engine,
        family: 'rules for one id in every account',
        country,
        make: size => asking(library, engine, country, ofOneId(size, country), { rules: rulesOfOneId(size) }),
      },
      {
        engine,
        family: 'rows under many rules',
        country: other,
        make: size => asking(library, engine, other, plain(size, other), { rules: rulesOf(FIXED) }),
      },
      {
        engine,
        family: 'rules that share their first words',
        country: other,
        make: size =>
          asking(
            library,
            engine,
            other,
            rows(FIXED, other, () => ({})),
            { rules: shared(size) },
          ),
      },
    ];
  });
}
