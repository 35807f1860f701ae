/** What a report is made of comes from this library. Anything else is refused, and nothing but InvalidRequestError is thrown. */
import { InvalidRequestError } from '../base/invalidRequest.js';

/** `argument`: its name, and `source`: the function that gives it. */
export function guarded<Value>(argument: string, source: string, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    if (error instanceof InvalidRequestError) throw error;
    throw new InvalidRequestError([
      { path: [argument], code: 'invalid_type', message: `${argument} must be what ${source} gives` },
    ]);
  }
}
