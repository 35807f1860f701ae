/** Makes one input, calls its function twice and says what is wrong. */
import { argumentsFor } from './arguments.mjs';
import { callersOwn } from './callersOwn.mjs';
import { flawOf, flawOfError, frozenSize, textOf, textOfError } from './check.mjs';
import { Draft, OtherInput } from './draft.mjs';
import { edited } from './edits.mjs';
import { sourceOf } from './source.mjs';

/** One input in so many is not frozen but compared with what it was. */
const UNFROZEN = 8;

/**
 * `stopAt`: the number of the call that is the input, where it is one that feeds another; `edits`: changes to the
 * arguments, of the search for a smaller input.
 */
export function makeInput(world, seed, index, watch, { stopAt = 0, edits = [] } = {}) {
  const draft = new Draft(world, seed, index, watch, stopAt);
  draft.target = draft.random.weighted(world.choices);
  draft.isFrozen = draft.random.below(UNFROZEN) > 0;
  let { target } = draft;
  let args;
  try {
    args = argumentsFor(draft);
  } catch (error) {
    if (!(error instanceof OtherInput)) throw error;
    ({ target, args } = error);
  }
  const changed = edits.reduce((smaller, edit) => edited(smaller, edit), args);
  return {
    target,
    args: Array.isArray(changed) ? changed : [changed],
    draft,
    country: draft.drawnCountry ?? 'none',
  };
}

/** `outcome`: `answered` or `refused`; `flaw`: null when all is well. */
export async function runInput(world, seed, index, watch, settings) {
  const input = makeInput(world, seed, index, watch, settings);
  const { target, draft, args, country } = input;
  const isFrozen = draft.isFrozen || draft.isUnstable;
  const before = isFrozen ? null : sourceOf(args, Infinity);
  const size = isFrozen ? frozenSize(args) : before.length;
  const facts = { target, country, size };
  const isOwn = callersOwn(target, world.schemas);
  const attempted = given => attempt(target, given, isOwn, { watch, size, index });
  const first = await attempted(args);
  if (first.flaw !== null) return { ...facts, ...first };
  const again = draft.isUnstable ? makeInput(world, seed, index, watch, settings).args : args;
  if (draft.isUnstable) frozenSize(again);
  const second = await attempted(again);
  if (second.flaw !== null) return { ...facts, ...second };
  if (first.outcome !== second.outcome || first.text !== second.text)
    return {
      ...facts,
      outcome: first.outcome,
      flaw: 'answers differently the second time',
      stack: differenceOf(first.text, second.text),
    };
  if (before !== null && before !== sourceOf(args, Infinity))
    return { ...facts, outcome: first.outcome, flaw: 'changes its input', stack: '' };
  return { ...facts, ...first };
}

async function attempt(target, args, isOwn, { watch, size, index }) {
  watch.begin(size);
  let result;
  try {
    result = target.call(...args);
    if (target.isAsync) result = await result;
  } catch (error) {
    watch.making();
    return afterThrow(target, error);
  }
  watch.making();
  const polluted = pollution();
  if (polluted !== null) return failed('answered', polluted);
  // Functions and memories are no results; what they answer is looked at where they are targets themselves.
  if (target.makesFunctions) return { outcome: 'answered', flaw: null, text: Object.keys(result).join() };
  if (target.isSafe) return ofSafeForm(target, result, isOwn, index);
  return ofAnswer(result, isOwn, index);
}

function afterThrow(target, error) {
  const flaw = flawOfError(error, target);
  if (flaw !== null) return failed('refused', flaw, error);
  if (target.isSafe) return failed('refused', 'the safe form throws InvalidRequestError', error);
  return { outcome: 'refused', flaw: null, text: textOfError(error) };
}

function ofSafeForm(target, result, isOwn, index) {
  if (result?.success === true) return ofAnswer(result.data, isOwn, index);
  if (result?.success !== false)
    return failed('answered', 'the safe form returns neither success nor failure');
  const flaw = flawOfError(result.error, target);
  if (flaw !== null)
    return failed('refused', `the safe form returns what is not the error promised: ${flaw}`, result.error);
  return { outcome: 'refused', flaw: null, text: textOfError(result.error) };
}

function ofAnswer(result, isOwn, index) {
  const flaw = flawOf(result, isOwn);
  if (flaw !== null) return failed('answered', flaw);
  const { text, flaw: ofText } = textOf(result, index % UNFROZEN === 0);
  return ofText === null ? { outcome: 'answered', flaw: null, text } : failed('answered', ofText);
}

function failed(outcome, flaw, error) {
  return { outcome, flaw, stack: typeof error?.stack === 'string' ? error.stack : '' };
}

function pollution() {
  for (const name in {}) {
    delete Object.prototype[name];
    return `leaves ${JSON.stringify(name)} on Object.prototype`;
  }
  return null;
}

function differenceOf(first, second) {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at++;
  return `first ${JSON.stringify(first.slice(Math.max(0, at - 60), at + 60))}, then ${JSON.stringify(second.slice(Math.max(0, at - 60), at + 60))}`;
}
