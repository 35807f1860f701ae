/** Makes the input of a finding smaller as long as it fails in the same way. */

import { Stopwatch } from './stopwatch.mjs';

const TIME = 10_000;
/** Where the call is waited for in vain, how many times that is done. */
const TRIES_OF_LOST = 12;
/** Of a call that came back. */
const LIMIT = { most: 6000 };
/** The machine may have been busy when a call did not come back, so it gets more time before that counts. */
const SECOND_CHANCE = { times: 2 };
const LIMIT_OF_LOST = {};

/** `limit`: of milliseconds, that a call of little took at least where it did not come back. */
export async function minimised(judge, finding, limit) {
  const isLost = finding.id === null;
  const first = await judge.ask('run', finding, [], isLost ? SECOND_CHANCE : LIMIT);
  if (first.signature !== finding.signature) return { ...finding, isAgain: false, again: first.signature };
  const wanted = first.signature;
  const since = new Stopwatch();
  const isOver = () => since.read(1) > (isLost ? TRIES_OF_LOST * limit : TIME);
  let edits = [];
  let most = Infinity;
  let hasShrunk = false;
  for (;;) {
    const { edits: offered = [] } = await judge.ask('edits', finding, edits, LIMIT);
    const taken = await firstThatFails(offered.filter(({ weight }) => weight <= most));
    if (isOver()) break;
    if (taken !== null) {
      edits = [...edits, taken];
      most = taken.weight;
      hasShrunk = true;
    } else if (hasShrunk) {
      most = Infinity;
      hasShrunk = false;
    } else break;
  }
  const { source, id, base } = await judge.ask('source', finding, edits, LIMIT);
  return { ...finding, id: id ?? null, base: base ?? null, isAgain: true, source };

  async function firstThatFails(offered) {
    for (const edit of offered) {
      if (isOver()) return null;
      const { signature } = await judge.ask('run', finding, [...edits, edit], isLost ? LIMIT_OF_LOST : LIMIT);
      if (signature === wanted) return edit;
    }
    return null;
  }
}
