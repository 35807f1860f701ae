/** A JSON object whose members are taken one by one. `rest` gives the members that were not taken. */
import type { Region } from '../model/draft.js';
import { childrenOf, type JsonNode, type JsonObject, pathOf, plainOf } from './node.js';

export class JsonRecord {
  private readonly taken = new Set<JsonNode>();
  constructor(
    readonly node: JsonObject,
    readonly document: number,
  ) {}

  /** Text, or digits as written, at a path of member names; undefined where there is none or it is blank. */
  text(...names: readonly string[]): string | undefined {
    const found = nodeAt(this.node, names);
    if (found === undefined || (found.kind !== 'string' && found.kind !== 'number')) return undefined;
    this.taken.add(found);
    return blankAsNone(found.text);
  }

  /** The first of several members that is there and not blank. */
  firstText(...paths: readonly (readonly string[])[]): string | undefined {
    for (const path of paths) {
      const text = this.text(...path);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** Undefined where there is none, or something that is neither true nor false. */
  flag(...names: readonly string[]): boolean | undefined {
    const found = nodeAt(this.node, names);
    if (found?.kind !== 'boolean') return undefined;
    this.taken.add(found);
    return found.text === 'true';
  }

  /** Texts of a list at a path; a single text counts as a list of one. */
  texts(...names: readonly string[]): readonly string[] {
    const found = nodeAt(this.node, names);
    if (found === undefined) return [];
    const list = found.kind === 'array' ? found.items : [found];
    return list.flatMap(item => {
      if (item.kind !== 'string' && item.kind !== 'number') return [];
      this.taken.add(item);
      return blankAsNone(item.text) ?? [];
    });
  }

  /** The value at a path, without taking it. */
  at(...names: readonly string[]): JsonNode | undefined {
    return nodeAt(this.node, names);
  }

  /** All members that were not taken, as plain values; what is empty or null is left out. */
  rest(): Readonly<Record<string, unknown>> {
    return (restOf(this.node, this.taken) ?? {}) as Readonly<Record<string, unknown>>;
  }

  get region(): Region {
    return regionOf(this.node, this.document);
  }
}

export function regionOf(node: JsonNode, document: number): Region {
  return { document, from: node.from, to: node.to, path: pathOf(node) };
}

/** The value at a path of member names. Where a name stands twice, the last counts, as for JSON.parse. */
export function nodeAt(node: JsonNode, names: readonly string[]): JsonNode | undefined {
  let at: JsonNode | undefined = node;
  for (const name of names) at = at?.kind === 'object' ? memberOf(at, name) : undefined;
  return at;
}

export function memberOf(node: JsonObject, name: string): JsonNode | undefined {
  for (let index = node.members.length - 1; index >= 0; index--)
    if (node.members[index]?.key === name) return node.members[index];
  return undefined;
}

/** Every list of this name in an object: two where the name stands twice. A single object counts as a list of one. */
export function itemsOf(node: JsonObject, name: string): readonly JsonNode[] {
  return node.members
    .filter(member => member.key === name)
    .flatMap(member => (member.kind === 'array' ? member.items : member.kind === 'object' ? [member] : []));
}

function restOf(node: JsonNode, taken: ReadonlySet<JsonNode>): unknown {
  if (taken.has(node) || node.kind === 'null') return undefined;
  if (node.kind === 'string' && node.text.trim() === '') return undefined;
  if (node.kind !== 'object' && node.kind !== 'array') return plainOf(node);
  const parts = childrenOf(node)
    .map(child => [child.key, restOf(child, taken)] as const)
    .filter(([, value]) => value !== undefined);
  if (parts.length === 0) return undefined;
  return node.kind === 'array' ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

function blankAsNone(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : trimmed;
}
