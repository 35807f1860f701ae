/** How much hangs on few parties. */
import { amountsOf, under } from './figure.js';

/** `over`: what adds up to the whole, where the result holds it. */
export function concentration<Place extends string>(
  at: Place,
  whole: string,
  nullWhen: string,
  over: readonly string[] = [],
) {
  const largest = `${at}.largest[].amount`;
  const share = (of: string) => (over.length > 0 ? { nullWhen, plus: [of], over } : { nullWhen, from: [of] });
  return under(at, {
    partyCount: { formula: `different parties in ${whole}, counted by payee` },
    largestShare: {
      formula: `the largest party / ${whole}`,
      ...share(`${at}.largest[0].amount`),
    },
    largestFiveShare: { formula: `the five largest parties / ${whole}`, ...share(largest) },
    herfindahlIndex: {
      formula: `sum of squared shares of the parties in ${whole}`,
      nullWhen,
      from: [largest],
    },
    unnamedShare: {
      formula: `amounts whose party is not known / ${whole}`,
      nullWhen,
    },
    'largest[party].amount': {
      formula: `of the party, in ${whole}`,
      ...amountsOf(`${at}.largest[party]`),
    },
    'largest[party].share': {
      formula: `the party / ${whole}`,
      ...share(`${at}.largest[party].amount`),
    },
    'largest[party].transactionCount': {
      formula: `transactions of the party, in ${whole}`,
      ids: [`${at}.largest[party].transactionIds`],
    },
  });
}
