/** Employers whose names hold the name of a person, a brand or another trade. */
import { unused } from '../life.js';
import { anyPayday, payWording, steadyJob } from './jobs.js';
import { drawn, type Halves, type Kind, type KindLife } from './kind.js';
import * as names from './words/misleading.js';

function paidBy(name: string, country: 'GB' | 'US', employers: Halves<string>): Kind {
  return {
    name,
    country,
    family: 'misleading-names',
    build(life, random) {
      const employer = unused(life, () =>
        drawn(life, random, employers)
          .replaceAll('{I}', () => random.pick(life.words.firstNames)[0] as string)
          .replaceAll('{S}', () => random.pick(shortSurnames(life))),
      );
      steadyJob(life, random, {
        name: employer,
        ...payWording(life, random),
        schedule: anyPayday(life, random),
      });
    },
  };
}

/** So that the trade behind a surname is not cut off. */
function shortSurnames(life: KindLife): string[] {
  return life.words.surnames.filter(({ length }) => length <= 7);
}

export const MISLEADING_NAME_KINDS: readonly Kind[] = [
  paidBy('employer named like an investment platform', 'GB', names.LIKE_INVESTMENTS),
  paidBy('employer named like a bookmaker', 'GB', names.LIKE_BOOKMAKERS),
  paidBy('employer named like a bank or lender', 'GB', names.LIKE_LENDERS),
  paidBy('employer named like a shop or a supplier', 'GB', names.LIKE_SHOPS),
  paidBy('employer with a word of loans, tax, rent or benefits in its name', 'GB', names.WITH_MONEY_WORDS),
  paidBy('initial, surname and trade', 'GB', names.INITIAL_AND_TRADE),
  paidBy('American employer named like a brand', 'US', names.AMERICAN),
  paidBy('American employer named like a person', 'US', names.AMERICAN_PEOPLE),
];
