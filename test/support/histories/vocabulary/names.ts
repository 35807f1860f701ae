/** Names and wordings made from a vocabulary. */

import { written } from '../banks/bank.js';
import type { Random } from '../random.js';
import type { Names, Vocabulary } from './vocabulary.js';

export interface Payer {
  readonly name: string;
  /** Digits that stay the same: employee, customer or policy number. */
  readonly number: string;
  readonly tags: readonly string[];
}

export interface PersonName {
  readonly first: string;
  readonly last: string;
}

export function personName(words: Vocabulary, random: Random): PersonName {
  return { first: random.pick(words.firstNames), last: random.pick(words.surnames) };
}

const PERSON_FORMS: readonly ((name: PersonName) => string)[] = [
  ({ first, last }) => `${first} ${last}`,
  ({ first, last }) => `${first[0]} ${last}`,
  ({ first, last }) => `${last} ${first[0]}`,
  ({ first, last }) => `MR ${first[0]} ${last}`,
  ({ first, last }) => `MRS ${first[0]} ${last}`,
];

export function personWritten(name: PersonName, random: Random, country: 'GB' | 'US'): string {
  return (country === 'US' ? PERSON_FORMS[0] : random.pick(PERSON_FORMS))?.(name) ?? '';
}

export function employer(words: Vocabulary, random: Random): Payer {
  const kind = random.weighted([
    ['company', 60],
    ['public-body', 17],
    ['well-known', 15],
    ['payroll-agent', 8],
  ] as const);
  const name = {
    company: () => company(words, random),
    'public-body': () => filledName(random.pick(words.publicBodies), words, random),
    'well-known': () => random.pick(words.wellKnownEmployers),
    'payroll-agent': () => random.pick(words.payrollAgents).replace('{E}', random.pick(words.surnames)),
  }[kind]();
  return { name, number: random.digits(9), tags: [`payer:${kind}`] };
}

export function company(words: Vocabulary, random: Random): string {
  return filledName(random.pick(words.companies), words, random);
}

/** A name with this person's town and somebody's surname in it. */
export function filledFor(
  { town, words }: { readonly town: string; readonly words: Vocabulary },
  pattern: string,
  random: Random,
): string {
  return pattern
    .replace('{P}', town.replace(/ [A-Z]{2}$/, ''))
    .replace('{S}', () => random.pick(words.surnames));
}

export function namesFor(names: Names, key: string): readonly string[] {
  const list = names[key];
  if (list === undefined) throw new Error(`the vocabulary has no names for ${key}`);
  return list;
}

export function payerCalled(name: string, random: Random): Payer {
  return { name, number: random.digits(9), tags: [] };
}

function filledName(pattern: string, words: Vocabulary, random: Random): string {
  const place = random.pick(words.places);
  return pattern
    .replace(/\{S\}/g, () => random.pick(words.surnames))
    .replace('{T}', () => random.pick(words.trades))
    .replace('{P}', place.replace(/ [A-Z]{2}$/, ''))
    .replace('{ST}', place.slice(-2));
}

/** A wording on a given day; `sequence` counts the payer's payments. */
export function wordingOn(pattern: string, day: string, payer: Payer, random: Random, sequence = 1): string {
  if (!pattern.includes('{')) return pattern;
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)];
  const parts: Readonly<Record<string, string>> = {
    MON: written(day).month,
    MONTH: written(day).month,
    MM: month,
    DD: date,
    YY: year.slice(2),
    YYYY: year,
    PP: String(((Number(month) + 8) % 12) + 1).padStart(2, '0'),
    WW: String(Math.ceil((Number(month) - 1) * 4.35 + Number(date) / 7)).padStart(2, '0'),
    SEQ: String(Number(payer.number.slice(0, 2)) + 100 + sequence),
  };
  return pattern.replace(/\{([A-Z]+)(\d*)\}/g, (_, name: string, count: string) => {
    if (name === 'N') return payer.number.slice(0, Number(count));
    if (name === 'R') return random.digits(Number(count));
    return parts[name] ?? '';
  });
}
