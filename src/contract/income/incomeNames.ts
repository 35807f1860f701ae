/** How figures of income are called wherever people see them: on the page, in the PDF, in the terminal and in the playground. */
import type { IncomeStream } from './incomeStream.js';

export const INCOME_NAMES = {
  estimatedIncome: 'Income a month',
  poorestMonthIncome: 'Poorest ordinary month',
  confidenceScore: 'Sureness',
  sufficiency: 'Evidence',
  monthsCovered: 'Months covered',
} as const;

/** `Expected in Jul 2026`. `month` is the next one. */
export function expectedName(month: string): string {
  return `Expected in ${month}`;
}

/** Monthly figures within this share of each other are called alike. */
const ALIKE = 0.02;

/** `9 of 10`. */
export function surenessText(score: number): string {
  return `${score} of 10`;
}

/** Why a source is more or less sure, in words: `payments bring from £598.00 to £862.00 a month`. */
export function surenessReason(
  { status, estimateBasis: { lowest, highest } }: Pick<IncomeStream, 'status' | 'estimateBasis'>,
  money: (amount: number) => string,
): string {
  if (status === 'Ended') return 'it has ended';
  if (status === 'Late') return 'the next payment is late';
  if (status === 'New') return 'it has paid only a few times';
  return highest - lowest <= ALIKE * highest
    ? 'payments are alike'
    : `payments bring from ${money(lowest)} to ${money(highest)} a month`;
}
