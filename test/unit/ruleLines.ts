/** How the case of a rule of evidence is written. */
export interface RuleLine {
  readonly country: 'GB' | 'US';
  readonly side: 'debit' | 'credit';
  readonly text: string;
  /** The category that the payment gets. */
  readonly is: string;
}

export interface RuleCase {
  /** What the rule says, and why. */
  readonly reason: string;
  readonly example: RuleLine;
  /** The category without the rule. Where it is the same, the merchant or the confidence is another. */
  readonly otherwise: string;
  readonly counterexample: RuleLine;
}

const line =
  (country: 'GB' | 'US', side: 'debit' | 'credit') =>
  (text: string, is: string): RuleLine => ({ country, side, text, is });
export const british = line('GB', 'debit');
export const britishCredit = line('GB', 'credit');
export const american = line('US', 'debit');
export const americanCredit = line('US', 'credit');
