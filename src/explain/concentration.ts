/** How much hangs on few parties. */
import { amountsOf, type FigureTable } from './figure.js';

/** `over`: what adds up to the whole, where the result holds it. */
export function concentration(
  at: string,
  whole: string,
  nullWhen: string,
  over: readonly string[] = [],
): FigureTable {
  const largest = `${at}.largest[].amount`;
  const share = (of: string) => (over.length > 0 ? { nullWhen, plus: [of], over } : { nullWhen, from: [of] });
  return {
    [`${at}.partyCount`]: { formula: `different parties in ${whole}, counted by payee` },
    [`${at}.largestShare`]: {
      formula: `the largest party / ${whole}`,
      ...share(`${at}.largest[0].amount`),
    },
    [`${at}.largestFiveShare`]: { formula: `the five largest parties / ${whole}`, ...share(largest) },
    [`${at}.herfindahlIndex`]: {
      formula: `sum of squared shares of the parties in ${whole}`,
      nullWhen,
      from: [largest],
    },
    [`${at}.unnamedShare`]: {
      formula: `amounts whose party is not known / ${whole}`,
      nullWhen,
    },
    [`${at}.largest[party].amount`]: {
      formula: `of the party, in ${whole}`,
      ...amountsOf(`${at}.largest[party]`),
    },
    [`${at}.largest[party].share`]: {
      formula: `the party / ${whole}`,
      ...share(`${at}.largest[party].amount`),
    },
    [`${at}.largest[party].transactionCount`]: {
      formula: `transactions of the party, in ${whole}`,
      ids: [`${at}.largest[party].transactionIds`],
    },
  };
}
