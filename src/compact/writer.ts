/** Writes values, and notes the texts, shapes and decisions that they refer to. */
import { InvalidRequestError } from '../base/invalidRequest.js';
import { CODE, type CompactResult, DECISION_MEMBER, DEEPEST, KIND } from './form.js';

export interface Written extends Pick<CompactResult, 'shapes' | 'texts' | 'decisions' | 'result'> {}

/** Throws InvalidRequestError where the value is none of JSON. */
export function written(result: unknown): Written {
  const writer = new Writer();
  const value = writer.encoded(result, 0, { last: undefined });
  return {
    shapes: writer.shapes.all.map(({ names, kinds }) => [names, kinds.join('')]),
    texts: [...writer.texts.keys()],
    decisions: writer.decisions.all,
    result: value,
  };
}

/** Writes the values of one result. */
class Writer {
  readonly texts = new Map<string, number>();
  readonly shapes = shapeTable();
  readonly decisions = decisionTable();
  /** How many values JSON could not tell were written so far. */
  private specials = 0;

  encoded(value: unknown, depth: number, slot: Slot): unknown {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) && (value !== 0 || !Object.is(value, -0))
          ? value
          : this.special(Object.is(value, -0) ? '-0' : String(value));
      case 'undefined':
        return this.special('undefined');
      case 'object':
        if (value === null) return null;
        if (depth > DEEPEST) throw refused('too_deep', `it is more than ${DEEPEST} levels deep`);
        if (Array.isArray(value)) return this.listOf(value, depth, slot);
        if (isPlainObject(value)) return this.objectOf(value, depth, slot);
    }
    throw refused('not_json', 'it holds a value that is none of JSON');
  }

  private special(name: string): unknown[] {
    this.specials++;
    return [CODE.special, name];
  }

  private listOf(list: readonly unknown[], depth: number, slot: Slot): unknown[] {
    const length = list.length;
    if (length > 0 && typeof list[0] === 'string' && list.every(item => typeof item === 'string')) {
      const places: unknown[] = [CODE.texts];
      for (let at = 0; at < length; at++) places.push(placeOf(this.texts, list[at] as string));
      return places;
    }
    const items: unknown[] = [CODE.list];
    for (let at = 0; at < length; at++) items.push(this.encoded(list[at], depth + 1, slot));
    return items;
  }

  private objectOf(object: Members, depth: number, slot: Slot): unknown[] {
    const names = Object.keys(object);
    const { last } = slot;
    if (last !== undefined && last.names.length === names.length) {
      const members = this.membersOf(object, names, last, depth);
      if (members !== undefined) return members;
    }
    const shape = this.shapes.shapeOf(names, object);
    slot.last = shape;
    return this.membersOf(object, names, shape, depth) ?? [];
  }

  /** Undefined where the object has another shape. */
  private membersOf(
    object: Members,
    names: readonly string[],
    { index, names: known, kinds, inside }: Shape,
    depth: number,
  ): unknown[] | undefined {
    const members: unknown[] = [index];
    for (let at = 0; at < names.length; at++) {
      const name = names[at] as string;
      const member = object[name];
      if (name !== known[at]) return undefined;
      // Null is written as it is everywhere, so that a member that is sometimes null needs no second shape.
      if (member === null) members.push(null);
      else {
        const kind = kinds[at];
        if (kindOf(name, member) !== kind) return undefined;
        if (kind === KIND.text) members.push(placeOf(this.texts, member as string));
        else if (kind === KIND.decision)
          members.push(this.decisionOf(member as Members, depth + 1, inside[at] as Slot));
        else members.push(this.encoded(member, depth + 1, inside[at] as Slot));
      }
    }
    return members;
  }

  private decisionOf(object: Members, depth: number, slot: Slot): number {
    const known = this.decisions.placeOfObject(object);
    if (known !== undefined) return known;
    const before = this.specials;
    const value = this.encoded(object, depth, slot);
    // As it is, since null can stand in two shapes; but the text of what JSON cannot tell is that of another decision.
    const text = JSON.stringify(this.specials === before ? object : value);
    return this.decisions.add(object, text, value);
  }
}

// Each distinct decision, by its text.

function decisionTable() {
  const all: unknown[] = [];
  const byText = new Map<string, number>();
  // Rows of one wording have the very same object, which is faster to look up than its text.
  const byObject = new Map<object, number>();

  /** The place of the decision. `value`: as it is written. */
  function add(object: object, text: string, value: unknown): number {
    const place = byText.get(text) ?? all.push(value) - 1;
    byText.set(text, place);
    byObject.set(object, place);
    return place;
  }

  return { all, add, placeOfObject: (object: object) => byObject.get(object) };
}

function placeOf(places: Map<string, number>, text: string): number {
  const known = places.get(text);
  if (known !== undefined) return known;
  const place = places.size;
  places.set(text, place);
  return place;
}

function refused(code: string, fault: string): InvalidRequestError {
  return new InvalidRequestError([
    { path: ['result'], code, message: `result: ${fault}; give a result of this library` },
  ]);
}

// The lists of member names that objects have, each found again without writing it out.

type Members = Readonly<Record<string, unknown>>;

interface Shape {
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
interface Slot {
  last: Shape | undefined;
}

/** Names one after the other lead to the shapes that have just these: more than one where a member has values of two kinds. */
interface Node {
  readonly next: Map<string, Node>;
  readonly shapes: Shape[];
}

function shapeTable() {
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

function kindOf(name: string, value: unknown): string {
  if (typeof value === 'string') return KIND.text;
  return name === DECISION_MEMBER && isPlainObject(value) ? KIND.decision : KIND.value;
}

function isPlainObject(value: unknown): value is Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function newNode(): Node {
  return { next: new Map(), shapes: [] };
}
