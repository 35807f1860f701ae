/** A country's state benefits as they are looked up: by code, by phrase, by payer, whole and as a column cuts them off. */
import { squash } from '../../base/text.js';
import type { BenefitRow, BenefitTable } from '../../data/benefitRow.js';

export interface BenefitCode {
  readonly benefit: BenefitRow;
  /** The code is general knowledge, not seen on a published statement. */
  readonly isUnverified: boolean;
}

export interface BenefitIndex {
  readonly payers: ReadonlySet<string>;
  /** Payers that pay little but benefits. */
  readonly offices: ReadonlySet<string>;
  readonly notBenefits: ReadonlySet<string>;
  readonly byCode: ReadonlyMap<string, BenefitCode>;
  readonly byPhrase: ReadonlyMap<string, BenefitRow>;
  /** DWPUC: payer and code in one word. */
  readonly byGlued: ReadonlyMap<string, BenefitCode>;
  readonly byOwnPayer: readonly {
    readonly benefit: BenefitRow;
    readonly payers: ReadonlySet<string>;
    readonly codes: ReadonlySet<string>;
  }[];
  /** All of these. */
  readonly telling: ReadonlySet<string>;
  readonly longestKey: number;
  /** The first letters of all keys, so many as the shortest has, at most two. */
  readonly beginnings: ReadonlySet<string>;
  readonly beginning: number;
}

/** A column may cut off the last word of a name. Its first letter is enough when so many letters are left of the name. */
const LONG_CUT = 14;
/** A shorter name keeps this much of itself, and of its last word: INDUSTRIAL IN may mean something else. */
const SHORTEST_CUT = 12;
const SHORTEST_LAST_WORD = 3;

export function benefitIndexOf({
  benefits,
  payers: names,
  paysMore,
  gluedPayers,
  notBenefits: none,
}: BenefitTable): BenefitIndex {
  const payers = new Set(names.split(';').flatMap(withCuts));
  const notBenefits = new Set(keysOf(none));
  const byCode = new Map(
    benefits.flatMap(benefit => [
      ...keysOf(benefit.codes).map((key): [string, BenefitCode] => [key, { benefit, isUnverified: false }]),
      ...keysOf(benefit.unverified).map((key): [string, BenefitCode] => [
        key,
        { benefit, isUnverified: true },
      ]),
    ]),
  );
  // A whole phrase comes before one that is cut off, which may be the beginning of two.
  const byPhrase = new Map([
    ...benefits.flatMap(benefit =>
      phrasesOf(benefit)
        .flatMap(withCuts)
        .map(key => [key, benefit] as const),
    ),
    ...benefits.flatMap(benefit => phrasesOf(benefit).map(phrase => [squash(phrase), benefit] as const)),
  ]);
  const byGlued = new Map(
    keysOf(gluedPayers).flatMap(payer => [...byCode].map(([code, row]) => [payer + code, row] as const)),
  );
  const byOwnPayer = benefits.flatMap(benefit =>
    benefit.payers === undefined
      ? []
      : {
          benefit,
          payers: new Set(benefit.payers.split(';').flatMap(withCuts)),
          codes: new Set(keysOf(benefit.codes)),
        },
  );
  const telling = new Set([
    ...payers,
    ...notBenefits,
    ...byCode.keys(),
    ...byPhrase.keys(),
    ...byGlued.keys(),
    ...byOwnPayer.flatMap(own => [...own.payers]),
  ]);
  const lengths = Array.from(telling, ({ length }) => length);
  const beginning = Math.min(2, ...lengths);
  return {
    payers,
    offices: new Set([...payers].filter(key => !paysMore.test(key))),
    notBenefits,
    byCode,
    byPhrase,
    byGlued,
    byOwnPayer,
    telling,
    longestKey: Math.max(...lengths),
    beginnings: new Set(Array.from(telling, key => key.slice(0, beginning))),
    beginning,
  };
}

function phrasesOf({ phrases }: BenefitRow): string[] {
  return phrases === undefined ? [] : phrases.split(';');
}

/** The name itself, and what a column leaves of it: SOCIAL SECURITY SC is all that 18 characters of Bacs hold. */
function withCuts(name: string): string[] {
  const words = name.split(' ').map(squash);
  const whole = words.join('');
  const lastWord = words.at(-1) ?? '';
  const others = whole.length - lastWord.length;
  const cuts: string[] = [whole];
  for (let length = others + 1; others > 0 && length < whole.length; length++) {
    const isLong = length >= LONG_CUT || (length >= SHORTEST_CUT && length >= others + SHORTEST_LAST_WORD);
    if (isLong) cuts.push(whole.slice(0, length));
  }
  return cuts;
}

/** None in an empty list. */
function keysOf(list = ''): string[] {
  return list === '' ? [] : list.split(';').map(squash);
}
