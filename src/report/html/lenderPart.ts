/** What a lender asks: can a new repayment be carried, and is it true what was stated? Only where the analysis was asked. */
import { newRepaymentTexts, statedTexts } from '../../contract/affordability/lenderQuestion.js';
import { shareText } from '../../words/moneyText.js';
import type { Report } from '../model/report.js';
import type { Format } from '../text/format.js';
import { html, type Markup } from './markup.js';

export function lenderPart({ affordability }: Report, format: Format): Markup | null {
  if (affordability === null) return null;
  const carried = newRepaymentTexts(affordability, format.money);
  const stated = statedTexts(affordability, format.money, shareText);
  if (carried.length + stated.length === 0) return null;
  return html`<div id="lender">${carried.length > 0 && part('Can a new repayment be carried?', carried)}${stated.length > 0 && part('What was stated', stated)}</div>`;
}

function part(title: string, texts: readonly string[]): Markup {
  return html`<h3>${title}</h3>${texts.map(text => html`<p>${text}</p>`)}`;
}
