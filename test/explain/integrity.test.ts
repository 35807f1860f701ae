/** What `explain` says of the findings of `checkIntegrity` and `analyse`. */
import { describe, expect, it } from 'vitest';
import { INTEGRITY_FORMULAS } from '../../src/data/integrityFormulas.js';
import {
  analyse,
  checkIntegrity,
  type ExplainableResult,
  explain,
  type IntegrityTogether,
} from '../../src/index.js';
import { stagedAccounts } from '../staged/staged.js';

const SEED = 7;
const MEMBERS = ['severity', 'found', 'outOf'] as const;

describe.each(['GB', 'US'] as const)('the findings of staged accounts of %s', country => {
  const staged = stagedAccounts(SEED, country);

  it('are each explained by the formula of their check and by their rows', () => {
    const seen = new Set<string>();
    const holdsOf = (result: ExplainableResult, base: string, { worst, findings }: IntegrityTogether) => {
      expect(explain(result, `${base}worst`)).toMatchObject({ value: worst });
      for (const [index, finding] of findings.entries()) {
        seen.add(finding.check);
        for (const member of MEMBERS)
          expect(explain(result, `${base}findings[${index}].${member}`)).toMatchObject({
            value: finding[member],
            formula: INTEGRITY_FORMULAS[finding.check].replace(/^./, first => first.toUpperCase()),
            inputs: [{ path: `${base}findings[${index}].check`, value: finding.check }],
            transactionIds: finding.transactionIds,
          });
      }
    };
    for (const { request } of staged) {
      if ('accounts' in request) {
        const checked = checkIntegrity(request);
        holdsOf(checked, 'together.', checked.together);
        for (const [index, account] of checked.accounts.entries())
          holdsOf(checked, `accounts[${index}].`, account);
        const analysed = analyse(request);
        holdsOf(analysed, 'integrity.', analysed.integrity);
        for (const [index, { integrity }] of analysed.accounts.entries())
          holdsOf(analysed, `accounts[${index}].integrity.`, integrity);
      } else {
        const checked = checkIntegrity(request);
        holdsOf(checked, '', checked);
        const analysed = analyse(request);
        holdsOf(analysed, 'integrity.', analysed.integrity);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(8);
  });
});
