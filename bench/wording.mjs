/** Every bank's wording as the repository knows it: the forms of each bank, and labelled texts in these forms. */
import { readFileSync } from 'node:fs';
import { BANK_LINES } from '../test/support/bankLines.mjs';
import { BILLS, EMPLOYERS, PEOPLE, SHOPS, TOWNS } from './names.mjs';

const TEXTS = new URL('../fixtures/narratives/tuned.jsonl', import.meta.url);

/** Whose name stands in a form (a bank's examples name an invented person, employer, biller or shop), and an amount. */
const WHO = [
  [/^(?:[JD]o? orbel|orbel jo?)(?: room)?$/i, PEOPLE, 120],
  [/\b(?:LTD|INC|LLC)$/i, EMPLOYERS, 900],
  [/\b(?:ENERGY|WATER|GYM|LOAN|MOBILE)$/i, BILLS, 60],
  [/./, SHOPS, 30],
];

/** The forms of a country's banks: `write(draws)` puts a name and a town into one of them. */
export function formsOf(country) {
  return BANK_LINES.filter(line => line.country === country).map(
    ({ bank, description, direction, expected: { payee = '', place } }) => {
      const [, names, amount] = WHO.find(([words]) => words.test(payee)) ?? [null, [payee], 50];
      const write = draws => {
        const named = payee ? withName(description, payee, draws.pick(names[country] ?? names)) : description;
        if (!place || !named.includes(place)) return named;
        return named.replace(place, () => inCaseOf(place, draws.pick(TOWNS[country])));
      };
      return { bank, direction, amount, isShop: names === SHOPS, write };
    },
  );
}

/** Labelled texts of a country, only those that words and weights were tuned on. */
export function textsOf(country) {
  return readFileSync(TEXTS, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
    .filter(row => row.country === country)
    .map(({ bank, kind, category, amount, description, direction }) => ({
      bank,
      kind,
      category,
      amount,
      description,
      direction: direction === 'credit' ? 'Credit' : 'Debit',
    }));
}

/** Columns keep their width. */
function withName(text, payee, name) {
  const at = text.indexOf(payee);
  if (at < 0) return text;
  const cased = inCaseOf(payee, name);
  const gap = /^ {2,}/.exec(text.slice(at + payee.length))?.[0].length ?? 0;
  const after = text.slice(at + payee.length + gap);
  return text.slice(0, at) + (gap ? `${cased} `.padEnd(payee.length + gap) : cased) + after;
}

const inCaseOf = (pattern, name) => (pattern === pattern.toUpperCase() ? name.toUpperCase() : name);
