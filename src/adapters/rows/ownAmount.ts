/** Takes the row's own amount off the end of its wording, where a bank repeats it there. */
import { readAmount } from '../values/amount.js';

/**
 * `DIRECT DEBIT PAYMENT TO BRITISH GAS, MANDATE NO 0011     , 42.50`: Santander fills the wording up with blanks, and puts a comma and the
 * amount behind it. Any other figure is part of the wording.
 */
export function withoutOwnAmount(text: string | undefined, amount: string | undefined): string | undefined {
  if (text === undefined || amount === undefined) return text;
  const written = text.trimEnd();
  const blank = written.search(/\s\S*$/);
  const figure = written.slice(blank + 1).replace(/^,/, '');
  const before = written.slice(0, written.length - figure.length).trimEnd();
  // The comma stands apart from the wording, or from the figure.
  if (blank === -1 || !before.endsWith(',')) return text;
  const rest = before.slice(0, -1).trimEnd();
  return rest !== '' && isSame(figure, amount) ? rest : text;
}

function isSame(figure: string, amount: string): boolean {
  const [one, other] = [readAmount(figure), readAmount(amount)];
  return one !== undefined && other !== undefined && Number(one.digits) === Number(other.digits);
}
