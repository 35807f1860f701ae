/** Rows that name the holders of the account, their relatives and strangers, beside as many holders as a request takes. */
import { asking, countryAt, ENGINES } from './engines.mjs';
import { nameOf, rows, wordOf } from './rows.mjs';

const SURNAMES = 10;
const MOST_HOLDERS = 10;

const surnameOf = number => wordOf(1_000_000 + (number % SURNAMES));
const personOf = number => `${wordOf(number, 3)} ${surnameOf(number)}`;
const HOLDERS = Array.from({ length: MOST_HOLDERS }, (_, number) => personOf(number));
/** As long as names may be, with many parts each. */
const LONG_HOLDERS = Array.from({ length: MOST_HOLDERS }, (_, number) =>
  `${'A '.repeat(60)}${personOf(number)}`.slice(-140),
);

const FAMILIES = {
  'holders and their relatives': [HOLDERS, index => ({ name: personOf(index) })],
  'holders alone': [HOLDERS, index => ({ name: HOLDERS[index % MOST_HOLDERS] })],
  'strangers to the holders': [HOLDERS, index => ({ name: nameOf(index) })],
  'pay of each holder': [
    HOLDERS,
    index => ({ isCredit: true, form: 3, name: `MEPLIN LTD ${HOLDERS[index % MOST_HOLDERS]}` }),
  ],
  'holders of long names': [LONG_HOLDERS, index => ({ name: `A A A A ${personOf(index)}` })],
};

export function holderCases(library) {
  return Object.entries(FAMILIES).flatMap(([family, [holders, given]], row) =>
    ENGINES.map((engine, column) => {
      const country = countryAt(row, column);
      const make = size => asking(library, engine, country, rows(size, country, given), {}, holders);
      return { engine, family, country, make };
    }),
  );
}
