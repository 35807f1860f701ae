/** Guesses the amount that an invalid value was meant to be. */
import { LARGEST_AMOUNT } from '../base/money.js';

const LONGEST_TEXT = 40;
const DIRECTION = 'the direction stands in creditDebitIndicator';
/** A currency, beside signs, brackets and spaces. */
const AROUND = /^(?:[A-Z]{2,3})?$/;

/** Null where nothing is known. */
export function amountMeant(input: unknown): string | null {
  if (typeof input === 'number')
    return input < 0 && input >= -LARGEST_AMOUNT ? `write ${-input}: ${DIRECTION}` : null;
  if (typeof input === 'object' && input !== null)
    return 'give the figure alone, and its currency in "currency"';
  if (typeof input !== 'string' || input.length > LONGEST_TEXT) return null;
  const figure = plainFigure(figureIn(input));
  if (figure === null || figure === input || Number(figure) > LARGEST_AMOUNT) return null;
  const isSigned = /[-+(]/.test(input);
  return `write "${figure}"${isSigned ? `: ${DIRECTION}` : ''}`;
}

/** From the first digit or point to the last. Empty if more than a currency is around it. */
function figureIn(text: string): string {
  const figure = /[\d.][\d., ]*/.exec(text);
  if (figure === null) return '';
  const kept = figure[0].trimEnd();
  const around = [text.slice(0, figure.index), text.slice(figure.index + kept.length)];
  return around.every(part => AROUND.test(part.replace(/[-+()\s£$€]/g, ''))) ? kept : '';
}

/** Without separators of thousands, with a point before the pence. */
function plainFigure(text: string): string | null {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  if (/^\d{1,3}(?:[. ]\d{3})+,\d{1,2}$/.test(text)) return text.replace(/[. ]/g, '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  if (/^\.\d+$/.test(text)) return `0${text}`;
  if (/^\d+\.$/.test(text)) return text.slice(0, -1);
  return /^\d+(?:\.\d+)?$/.test(text) ? text : null;
}
