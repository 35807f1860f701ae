/** Requests and results of the engines, as other functions take them up. */
import { optionsOf } from './options.mjs';
import { REQUESTS } from './requests.mjs';

/** Not spoiled on purpose. */
export function requestOf(name, draft) {
  return REQUESTS[name](draft);
}

export function resultOf(name, draft) {
  const options = draft.random.chance(0.3) ? [optionsOf(draft, draft.own())] : [];
  return draft.feed(name, [requestOf(name, draft), ...options]);
}
