/** Where the word of a trade does not say what is sold. */
import { STAR } from '../../../base/marks.js';
import type { Hit, TradeEntry } from '../../lexicon/lexicon.js';
import { isInsideAnother } from '../misplaced.js';
import type { SilencingRule } from './rule.js';

/** So short a word does not stand as several. */
const SHORTEST_PARTED = 3;

export const TRADE_RULES: readonly SilencingRule<Hit<TradeEntry>>[] = [
  {
    // A credit from a shop is its refund at best, and other evidence says so better.
    name: 'trade-of-credit',
    silences: (_, { isCredit }) => isCredit,
  },
  {
    name: 'trade-in-bank-wording',
    silences: ({ first }, { narrative }) => narrative.fields[first] === 'noise',
  },
  {
    // CA*B*F is no cab, and MR I no MRI.
    name: 'trade-across-words',
    silences: ({ entry, first, last }, { narrative: { words } }) => {
      if (first < last && entry.key.length <= SHORTEST_PARTED) return true;
      for (let index = first + 1; index <= last; index++) if (words.marks[index] === STAR) return true;
      return false;
    },
  },
  {
    // CHAPEL HILL NC: the words of a town are no trade.
    name: 'trade-in-town',
    silences: ({ first, last }, { narrative }) => first >= narrative.payeeEnd && last < narrative.runEnd,
  },
  {
    // TFL TRAVEL CH is no travel agent's.
    name: 'trade-inside-merchant',
    silences: (hit, { hits }) =>
      isInsideAnother(
        hit,
        hits.filter(({ kind, entry }) => kind === 'merchant' && entry.flags.distinctive),
      ),
  },
  {
    // Only the last word of a name is cut short.
    name: 'cut-trade-inside-name',
    silences: ({ entry, last }, { narrative, rail }) =>
      entry.isCut && (last !== narrative.payeeEnd - 1 || rail === 'transfer'),
  },
];
