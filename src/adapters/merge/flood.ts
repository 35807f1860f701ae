import type { Note } from '../model/notes.js';

/** More of one kind tell a person nothing new, and take more memory than the rows. */
const MOST_OF_A_KIND = 100;

/** The first notes of each kind, and one that counts the rest. */
export function withoutFlood(notes: readonly Note[]): readonly Note[] {
  const counts = new Map<string, number>();
  const kept = notes.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= MOST_OF_A_KIND;
  });
  const rest = [...counts].filter(([, count]) => count > MOST_OF_A_KIND);
  return [
    ...kept,
    ...rest.map(([code, count]) => ({
      code: 'more_notes' as const,
      message: `${count - MOST_OF_A_KIND} more notes ${code} are not listed`,
      accountId: null,
      place: null,
      transactionIds: [],
    })),
  ];
}
