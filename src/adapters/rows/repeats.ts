/** Settles the rows that a document tells more than once, as where its pages overlap, before the signs are proved. */
import type { DraftAccount } from '../model/draft.js';
import { sharedIds } from './identify.js';
import type { ReadRow } from './readRow.js';
import { type SignFinding, signsOf } from './signs.js';

/** The signs of all rows. A repeated row is no step of the running balance, and has the direction of the row that it repeats. */
export function signsOnce(rows: readonly ReadRow[], account: DraftAccount): SignFinding {
  const repeats = repeatsIn(rows);
  if (repeats.size === 0) return signsOf(rows, account);
  const kept = [...rows.keys()].filter(place => !repeats.has(place));
  const found = signsOf(
    kept.map(place => rows[place] as ReadRow),
    account,
  );
  const directions = new Map(kept.map((place, index) => [place, found.directions[index]]));
  const placeOf = (index: number | undefined) => (index === undefined ? undefined : kept[index]);
  return {
    ...found,
    directions: [...rows.keys()].map(place => directions.get(repeats.get(place) ?? place) ?? 'Debit'),
    firstBreak: placeOf(found.firstBreak),
    last: placeOf(found.last),
    assumed: found.assumed.map(index => kept[index] as number),
    doubtful: found.doubtful.map(index => kept[index] as number),
  };
}

/** By the place of each repeated row, the place of the first. A pending row and the booked one of its id are two tellings. */
function repeatsIn(rows: readonly ReadRow[]): ReadonlyMap<number, number> {
  const ids = rows.map(({ draft: { id, status } }) => {
    const own = id?.trim() ?? '';
    return own !== '' && status === 'Pending' ? `${own}\u0000pending` : own;
  });
  return sharedIds(ids, place => {
    const { texts, day, valueDay, digits, minor, stated, hint, isNegative, balance } = rows[place] as ReadRow;
    return {
      content: [day, String(minor), `${stated} ${hint} ${isNegative}`, texts.description],
      further: `${digits} ${balance?.minor ?? ''}`,
      valueDay,
    };
  }).repeats;
}
