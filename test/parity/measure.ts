/** How often friends are taken for income, by origin and wording. */
import { verifyIncome } from '../../src/index.js';
import { AS_OF, type FriendsAccount, friendsAccounts } from './friends.js';
import type { Half } from './wordings.js';

export interface Count {
  friends: number;
  taken: number;
}

export interface Measured {
  readonly byOrigin: ReadonlyMap<string, Count>;
  readonly byWording: ReadonlyMap<string, Count>;
  readonly byBoth: ReadonlyMap<string, Count>;
  /** What was taken for income, as the bank printed it. */
  readonly taken: readonly string[];
}

export function measure(half: Half): Measured {
  return measured(friendsAccounts(half));
}

export function measured(accounts: readonly FriendsAccount[]): Measured {
  const byOrigin = new Map<string, Count>();
  const byWording = new Map<string, Count>();
  const byBoth = new Map<string, Count>();
  const taken: string[] = [];
  for (const { wording, friends, request } of accounts) {
    const { incomeStreams, creditsNotCounted } = verifyIncome(request, { asOf: AS_OF });
    const income = new Set(incomeStreams.flatMap(({ transactionIds }) => transactionIds));
    // A fourth stream is income too.
    for (const { transactionId, reason } of creditsNotCounted)
      if (reason === 'beyond-three-streams') income.add(transactionId);
    for (const { origin, ids } of friends) {
      const first = request.transactions.find(({ transactionId }) => transactionId === ids[0]);
      const isTaken = ids.some(id => income.has(id));
      count(byOrigin, origin, isTaken);
      count(byWording, wording.name, isTaken);
      count(byBoth, `${origin} | ${wording.name}`, isTaken);
      const stream = incomeStreams.find(({ transactionIds }) => ids.some(id => transactionIds.includes(id)));
      if (isTaken)
        taken.push(
          [
            stream?.category,
            stream?.incomeLikelihood,
            origin,
            wording.name,
            first?.counterPartyName ?? '',
            first?.description,
            first?.amount,
          ].join(' | '),
        );
    }
  }
  return { byOrigin, byWording, byBoth, taken };
}

function count(counts: Map<string, Count>, key: string, isTaken: boolean): void {
  const known = counts.get(key) ?? { friends: 0, taken: 0 };
  counts.set(key, known);
  known.friends++;
  if (isTaken) known.taken++;
}

export function shareOf({ friends, taken }: Count): number {
  return taken / friends;
}
