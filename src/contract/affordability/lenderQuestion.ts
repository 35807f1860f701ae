/** The two questions of a lender as sentences: can a new repayment be carried, and is it true what was stated? */
import type { AssessAffordabilityResult, StatedAgainstSeen } from './affordabilityResult.js';

/** A result that an earlier version stored may lack both. */
type Asked = Partial<Pick<AssessAffordabilityResult, 'stressTest' | 'stated'>>;

type Money = (amount: number) => string;

/** Empty where the request asks for no stress test. */
export function newRepaymentTexts({ stressTest = null }: Asked, money: Money): readonly string[] {
  if (stressTest === null) return [];
  const { before, after, headroom, largestAffordableRepayment: most } = stressTest;
  const { leftInOrdinaryMonth, leftInPoorestMonth, poorestMonthIncome } = stressTest;
  const pence = (amount: number) => Math.round(amount * 100);
  const repayment = (pence(after.debt) - pence(before.debt)) / 100;
  const isStressed =
    pence(after.income) !== pence(before.income) ||
    pence(after.fixed) !== pence(before.fixed) ||
    pence(after.flexible) !== pence(before.flexible);
  const left = (amount: number) => (amount < 0 ? `${money(-amount)} is missing` : `${money(amount)} is left`);
  return [
    `${repayment === 0 ? '' : `With a new repayment of ${money(repayment)}, `}${left(leftInOrdinaryMonth)} in an ordinary month, and ${left(leftInPoorestMonth)} in the poorest one, which brings ${money(poorestMonthIncome)}. Irregular payments to people are taken off too.`,
    ...(isStressed ? [`Under the stress that was asked for, ${left(headroom)}.`] : []),
    `The most that a new repayment may be${isStressed ? ' under this stress' : ' in an ordinary month'}: ${money(most)}.`,
  ];
}

/** Empty where the options state nothing. `share`: 0.927 as 92.7 %. */
export function statedTexts(
  { stated = null }: Asked,
  money: Money,
  share: (part: number) => string,
): readonly string[] {
  const text = (what: string, { stated: said, seen, seenOfStated, transactionIds }: StatedAgainstSeen) => {
    const part = seenOfStated === null ? '' : `, ${share(seenOfStated)} of it`;
    const rows = transactionIds.length === 1 ? '1 transaction' : `${transactionIds.length} transactions`;
    return `Stated ${what}: ${money(said)} a month. The account shows ${money(seen)}${part}, by ${rows}.`;
  };
  return [
    ...(stated?.income ? [text('income', stated.income)] : []),
    ...(stated?.rent ? [text('rent', stated.rent)] : []),
  ];
}
