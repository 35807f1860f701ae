/** The lists of member names that objects have, each found again without writing it out. */
import { DECISION_MEMBER, KIND } from './form.js';

export type Members = Readonly<Record<string, unknown>>;

export interface Shape {
  readonly index: number;
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  /** What was last seen at each member. */
  readonly inside: readonly Slot[];
}

/**
 * The shape of the last object at one place of the result. The next one there, of the next row say, mostly has the same, and
 * comparing is faster than looking up.
 */
export interface Slot {
  last: Shape | undefined;
}

/** Names one after the other lead to the shapes that have just these: more than one where a member has values of two kinds. */
interface Node {
  readonly next: Map<string, Node>;
  readonly shapes: Shape[];
}

export function shapeTable() {
  const all: Shape[] = [];
  const top = newNode();

  function shapeOf(names: readonly string[], object: Members): Shape {
    let node = top;
    for (const name of names) {
      const next = node.next.get(name) ?? newNode();
      node.next.set(name, next);
      node = next;
    }
    const known = node.shapes.find(({ kinds }) =>
      names.every((name, at) => object[name] === null || kindOf(name, object[name]) === kinds[at]),
    );
    if (known !== undefined) return known;
    const kinds = names.map(name => kindOf(name, object[name]));
    const shape = { index: all.length, names, kinds, inside: names.map(() => ({ last: undefined })) };
    all.push(shape);
    node.shapes.push(shape);
    return shape;
  }

  return { all, shapeOf };
}

export function kindOf(name: string, value: unknown): string {
  if (typeof value === 'string') return KIND.text;
  return name === DECISION_MEMBER && isPlainObject(value) ? KIND.decision : KIND.value;
}

export function isPlainObject(value: unknown): value is Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function newNode(): Node {
  return { next: new Map(), shapes: [] };
}
