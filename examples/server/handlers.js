/** One function for each operation that is served, on the main thread: what is asked goes to a worker as it came. */
import { scoreResponseSchema } from 'open-banking-insights/service';
import { sectionsIn } from './documents.js';
import { refusal } from './refusals.js';

/**
 * `accountsOf(consentId)`: the stored accounts of a consent, undefined where there is no such consent.
 * `accountsOfUser(userId)`: those of all consents of a user, undefined where there is no such user.
 * `score(account)`: a number; without it no score is computed, for this library only validates for one.
 * `run`: of the pool, with the time; see createPool.
 */
export function createHandlers({ accountsOf, accountsOfUser, score, run }) {
  const stored = ({ consentId }) => {
    const accounts = accountsOf(consentId);
    if (accounts === undefined) throw refusal(404, 'not_found', 'There is no such consent.');
    return accounts;
  };
  const storedAccount = params => {
    const found = stored(params).find(({ account }) => account.accountId === params.accountId);
    if (found === undefined) throw refusal(404, 'not_found', 'There is no such account.');
    return found;
  };
  const sent = (reply, { status, isPdf, bytes }) =>
    reply
      .code(status)
      .type(isPdf ? 'application/pdf' : 'application/json; charset=utf-8')
      .send(Buffer.from(bytes.buffer));

  const posted =
    operation =>
    async ({ body, query, id }, reply) => {
      // A copy of its own: the memory of a small buffer is shared with those of other requests.
      const bytes = new Uint8Array(body);
      return sent(reply, await run({ operation, bytes, query, correlationId: id }, [bytes.buffer]));
    };
  const health =
    operation =>
    async ({ params, id }, reply) =>
      sent(reply, await run({ operation, accounts: stored(params), correlationId: id }));

  return {
    enrichTransactions: posted('enrichTransactions'),
    verifyIncome: posted('verifyIncome'),
    assessAffordability: posted('assessAffordability'),
    getConsumerFinancialHealth: health('getConsumerFinancialHealth'),
    getBusinessFinancialHealth: health('getBusinessFinancialHealth'),
    getScore: async ({ params, id }, reply) => {
      const found = storedAccount(params);
      const validated = await run({ operation: 'getScore', accounts: [found], correlationId: id });
      if (validated.status !== 200) return sent(reply, validated);
      if (score === undefined) throw refusal(501, 'not_implemented', 'No score is configured.');
      return scoreResponseSchema.parse({ score: await score(found) });
    },
    getStatement: async ({ params, id }, reply) =>
      sent(
        reply,
        await run({ operation: 'getStatement', accounts: [storedAccount(params)], correlationId: id }),
      ),
    getUserReport: async ({ params, query, id }, reply) => {
      const sections = sectionsIn(query);
      const accounts = accountsOfUser?.(params.userId);
      if (accounts === undefined) throw refusal(404, 'not_found', 'There is no such user.');
      return sent(reply, await run({ operation: 'getUserReport', accounts, sections, correlationId: id }));
    },
  };
}
