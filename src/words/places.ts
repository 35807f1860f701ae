/** Where a figure stands in a result, in words. */
import { wordsOfName } from './memberWords.js';

/** `accounts[1].income.incomeStreams[0].estimatedIncome`: `Accounts 2 › Income › Income streams 1 › Estimated income`. */
export function wordsOfPath(path: string): string {
  return path
    .split('.')
    .map(part => {
      const [name = '', ...places] = part.split('[');
      return [wordsOfName(name), ...places.map(place => countedPlace(place.replace(/\]$/, '')))].join(' ');
    })
    .join(' › ');
}

/** People count from one. */
function countedPlace(place: string): string {
  return /^\d+$/.test(place) ? String(Number(place) + 1) : place;
}
