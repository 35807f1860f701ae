/** Checks that a caller passes statements as `readStatements` gives them. Anything else is refused before it is read. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { shown } from '../../base/shown.js';
import type { Statements } from '../model/statements.js';

const LISTS = ['documents', 'accounts', 'skipped', 'notes'] as const;

/** Throws InvalidRequestError. `path` is the place of the value among the arguments. */
export function checkStatements(
  given: unknown,
  path: readonly (string | number)[],
): asserts given is Statements {
  if (holdsLists(given)) return;
  throw new InvalidRequestError([
    {
      path,
      code: 'not_statements',
      message: `${path.join('.')} must be what readStatements or an adapter gives, got ${shown(given)}`,
    },
  ]);
}

/** The items of a list, each read once. A value that is not a list is one item. */
export function itemsOf(given: unknown): readonly unknown[] {
  try {
    return Array.isArray(given) ? Array.from(given) : [given];
  } catch {
    return [given];
  }
}

function holdsLists(given: unknown): boolean {
  try {
    return LISTS.every(name => Array.isArray((given as Record<string, unknown>)[name]));
  } catch {
    return false;
  }
}
