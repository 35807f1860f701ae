/** What a payer wrote, and what the bank writes of a payment. */
import { elementsWithin, ownText } from '../../markup/node.js';
import type { ElementRecord } from '../../markup/record.js';

/** References and further information in structured remittances; version 1 calls the reference by another name. */
const STRUCTURED: readonly (readonly string[])[] = [
  ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref'],
  ['RmtInf', 'Strd', 'CdtrRefInf', 'CdtrRef'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'Nb'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'RfrdDocNb'],
  ['RmtInf', 'Strd', 'AddtlRmtInf'],
];

/** Unstructured text before structured: a bank that gives both repeats itself. */
export function remittanceOf(detail: ElementRecord): string | undefined {
  const free = joined(detail.texts('RmtInf', 'Ustrd'));
  if (free !== undefined) return free;
  for (const path of STRUCTURED) {
    const found = joined(detail.texts(...path));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function joined(texts: readonly (string | undefined)[]): string | undefined {
  const said = [...new Set(texts.filter(text => text !== undefined && text !== ''))];
  return said.length === 0 ? undefined : said.join(' ');
}

const CATEGORY = new Set(['MrchntCtgyCd']);

/** Card payments have it at several depths, by version. */
export function merchantCategoryOf(detail: ElementRecord): string | undefined {
  for (const card of detail.all('CardTx'))
    for (const element of elementsWithin(card, CATEGORY)) {
      const text = ownText(element);
      if (text !== '') return text;
    }
  return undefined;
}
