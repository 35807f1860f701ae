/** What zod says of a value, in the words of the other messages. Messages that our schemas give themselves stay. */

/** The members of zod's issues that its sentences are made of. */
export interface SaidByZod {
  readonly message: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: unknown;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  null: 'null',
};
const BY_ZOD =
  /^(Invalid input: expected|Invalid option: expected|Invalid discriminator value|Too small|Too big|Unrecognized key)/;

export function plainWords(issue: SaidByZod): string {
  const { message, values, expected } = issue;
  switch (BY_ZOD.exec(message)?.[1]) {
    case 'Invalid option: expected':
    case 'Invalid discriminator value':
      return values === undefined ? message : `must be ${alternatives(values)}`;
    case 'Invalid input: expected': {
      if (values !== undefined) return `must be ${alternatives(values)}`;
      const type = TYPES[String(expected)];
      return type === undefined ? message : `must be ${type}`;
    }
    case 'Too small':
      return limited(issue, 'at least', issue.minimum) ?? message;
    case 'Too big':
      return limited(issue, 'at most', issue.maximum) ?? message;
    case 'Unrecognized key':
      return Array.isArray(issue.keys) ? `has no member ${alternatives(issue.keys)}` : message;
    default:
      return message;
  }
}

/** Null for bounds that no schema here has, such as those of dates. */
function limited({ origin }: SaidByZod, side: string, bound: unknown): string | null {
  if (typeof bound !== 'number') return null;
  if (origin === 'number' || origin === 'int') return `must be ${side} ${bound}`;
  if (origin === 'string' && side === 'at least' && bound === 1) return 'must not be empty';
  if (origin === 'string') return `must have ${side} ${bound} ${bound === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' && side === 'at least' && bound === 1) return 'must not be empty';
  return origin === 'array' ? `must have ${side} ${bound} ${bound === 1 ? 'element' : 'elements'}` : null;
}

/** `"GBP" or "USD"`; `"A", "B" or "C"`. */
function alternatives(values: readonly unknown[]): string {
  const quoted = values.map(value => (typeof value === 'string' ? `"${value}"` : String(value)));
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}
