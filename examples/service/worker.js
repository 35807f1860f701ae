/** What a worker thread runs: the whole answer to one request. It keeps nothing of it for the next. */
import Piscina from 'piscina';
import { bytesOf, operations, withRows } from './operations.js';
import { answerTo } from './refusals.js';

/** `task`: `operation`, `correlationId`, and what operations.js takes. Throws what is no fault of the request. */
export default async function answer(task) {
  try {
    return written({ status: 200, body: await operations[task.operation](withRows(task)) });
  } catch (thrown) {
    const refused = answerTo(thrown, task);
    if (refused.status === 500) throw thrown;
    return written(refused);
  }
}

/** The bytes move to the main thread without a copy. */
function written({ status, body }) {
  const isPdf = body instanceof Uint8Array;
  // A copy of its own: the memory of a document may be shared with others.
  const bytes = isPdf ? new Uint8Array(body) : bytesOf(body);
  return Piscina.move({
    [Piscina.transferableSymbol]: bytes.buffer,
    [Piscina.valueSymbol]: { status, isPdf, bytes },
  });
}
