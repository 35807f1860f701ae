/** Work at several places at once, its results in the order of what was given. */

/**
 * At most `most` are under way or wait for earlier ones. Nothing more is taken until the reader of the results has taken one:
 * that is what keeps memory constant where output is slower than input. Where what is given fails, the results of all before it
 * come first.
 */
export async function* inOrder<Given, Result>(
  given: AsyncIterable<Given>,
  most: number,
  work: (each: Given) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  const fault: { error?: unknown } = {};
  const each = given[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await taken(each, fault);
      if (next === undefined) break;
      const result = work(next.value);
      // It is waited for later. Until then, a failure is no unhandled one.
      result.catch(() => undefined);
      underWay.push(result);
      if (underWay.length >= most) yield await (underWay.shift() as Promise<Result>);
    }
    while (underWay.length > 0) yield await (underWay.shift() as Promise<Result>);
    if ('error' in fault) throw fault.error;
  } finally {
    await each.return?.();
  }
}

/** Undefined at the end. */
async function taken<Given>(
  each: AsyncIterator<Given>,
  fault: { error?: unknown },
): Promise<{ readonly value: Given } | undefined> {
  try {
    const { done, value } = await each.next();
    return done === true ? undefined : { value };
  } catch (error) {
    fault.error = error;
    return undefined;
  }
}
