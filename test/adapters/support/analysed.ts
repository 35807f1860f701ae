/** What was read, put through the library: each account of the request in an analysis of its own. */
import { type Statements, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';

/** The number of transactions that each analysis counted. */
export function analysedCounts(statements: Statements): readonly number[] {
  return toAnalyseRequest(statements).accounts.map(account => {
    const countryCode = account.countryCode ?? (account.currencyCode === 'GBP' ? 'GB' : 'US');
    return analyse({ ...account, countryCode }).meta.transactionCount;
  });
}
