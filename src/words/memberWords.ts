/** Names of members in words, for lists that are made for whoever reads the names too. */

const ABBREVIATIONS: Readonly<Record<string, string>> = { bnpl: 'buy now, pay later' };

/** `cashWithdrawalCount90d`: `Cash withdrawal count, 90 days`. `loan-stacking`: `Loan stacking`. */
export function wordsOfName(name: string): string {
  const days = /(?<!\d)\d{1,4}(?=d$)/.exec(name)?.[0];
  const stem = days === undefined ? name : name.slice(0, -days.length - 1);
  const words = stem
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .split(' ')
    .map(word => ABBREVIATIONS[word.toLowerCase()] ?? word.toLowerCase())
    .join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${days === undefined ? '' : `, ${days} days`}`;
}
