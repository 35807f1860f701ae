/** One fault in each function, so that the test can see each reported. */
import { InvalidRequestError } from './refusal.js';

export { InvalidRequestError };

export function hangs(request) {
  while (request !== hangs);
}

export function throwsTypeError(request) {
  return { length: request.member.length };
}

export function fillsMemory() {
  const kept = [];
  for (;;) kept.push(new Array(100_000).fill(kept.length + 0.5));
}

export function returnsNaN() {
  return { total: Number.NaN };
}

export function returnsNegativeZero() {
  return { rows: [{ amount: -0 }] };
}

export function returnsInfinity() {
  return { ratio: 1 / 0 };
}

export function returnsUndefined() {
  return { name: undefined };
}

export function returnsMap() {
  return { rows: new Map() };
}

export function changesInput(request) {
  if (typeof request === 'object' && request !== null && Object.getPrototypeOf(request) === Object.prototype)
    Reflect.set(request, 'seen', true);
  return null;
}

let calls = 0;

export function answersDifferently() {
  calls += 1;
  return { calls };
}

export function changesPrototype() {
  Object.prototype.planted = true;
  return null;
}

export function safeThrows() {
  throw new InvalidRequestError([{ path: [], code: 'invalid', message: 'request: is refused' }]);
}

export function refusesWithoutIssues() {
  throw new InvalidRequestError([]);
}
