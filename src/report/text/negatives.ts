/** Negative amounts in sentences. Where a line ends, a minus stays beside its amount. */
import { MINUS } from '../../words/moneyText.js';

const NEGATIVE = new RegExp(`(${MINUS}[£$]?\\d+(?:,\\d+)*(?:\\.\\d+)?)`);

/** The text in parts. Each second one is a negative amount, and must not be broken over lines. */
export function splitAtNegatives(text: string): readonly string[] {
  return text.includes(' ') && text.includes(MINUS) ? text.split(NEGATIVE) : [text];
}
