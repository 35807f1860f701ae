/** The stage of score attributes: takes enriched entries and verified income, and gives one figure for each definition. */
import { majorOf } from '../../base/money.js';
import type { ScoreAttributesResult } from '../../contract/score/scoreAttributes.js';
import type { EnrichedLedger } from '../../enrichment/enrich.js';
import type { IncomeFacts } from '../../income/verify.js';
import { metaOf } from '../../ledger/ledger.js';
import { measureRow } from './attributeRow.js';
import { ATTRIBUTE_ROWS, type ScoreAttributeName } from './definitions.js';
import { type AttributeAccount, attributeFactsOf } from './facts.js';

export function scoreAttributesOf(
  enriched: EnrichedLedger,
  income: IncomeFacts,
  account: AttributeAccount,
): ScoreAttributesResult<ScoreAttributeName> {
  const facts = attributeFactsOf(enriched, income, account);
  const notComputed: ScoreAttributesResult<ScoreAttributeName>['notComputed'][number][] = [];
  const values = ATTRIBUTE_ROWS.map((row): [ScoreAttributeName, number | null] => {
    const measured = measureRow(row, facts);
    if (typeof measured === 'string') {
      notComputed.push({ attribute: row.name, reason: measured });
      return [row.name, null];
    }
    return [row.name, row.unit === 'money' ? majorOf(measured) : measured + 0];
  });
  return {
    accountId: account.accountId,
    attributes: Object.fromEntries(values) as Record<ScoreAttributeName, number | null>,
    notComputed,
    meta: metaOf(enriched.ledger),
  };
}
