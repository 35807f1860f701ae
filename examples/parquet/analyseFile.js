/** From a file or a table of transactions to a file of results. */
import { createDecisionMemory, createInsights, InvalidRequestError } from 'open-banking-insights';
import { requestsIn, sourceOf } from './requests.js';
import { addResult, createResults, writeResults } from './results.js';

/** The counts of accounts and errors. An account that cannot be worked out has a row with its error. */
export async function analyseFile(instance, input, output) {
  const { analyse } = createInsights({ memory: createDecisionMemory({ maxEntries: 10_000 }) });
  // Any statement on a connection ends, without a word, the rows that still come from it.
  const [reading, writing] = [await instance.connect(), await instance.connect()];
  let accounts = 0;
  let errors = 0;
  try {
    await createResults(writing);
    await writing.run('BEGIN');
    for await (const request of requestsIn(reading, input)) {
      accounts++;
      try {
        await addResult(writing, request.accountId, analyse(request));
      } catch (error) {
        if (!(error instanceof InvalidRequestError)) throw error;
        errors++;
        await addResult(writing, request.accountId, null, JSON.stringify(error.redacted));
      }
    }
    await writing.run('COMMIT');
    await refuseLost(reading, input, accounts);
    await writeResults(writing, output);
  } finally {
    reading.closeSync();
    writing.closeSync();
  }
  return { accounts, errors };
}

async function refuseLost(connection, input, accounts) {
  const counted = await connection.runAndReadAll(
    `SELECT count(DISTINCT account_id) AS accounts FROM ${sourceOf(input)}`,
  );
  const expected = Number(counted.getRowObjects()[0].accounts);
  if (expected !== accounts)
    throw new Error(`${accounts} of ${expected} accounts were read: each needs its rows together and an id`);
}
