/** JSON with the place of every value, and with every member, even where a name stands twice. */

interface Placed {
  /** From the first character to the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly parent: JsonNode | undefined;
  /** Name or index within the parent; at the top, the index of the value where a text holds several, else undefined. */
  readonly key: string | number | undefined;
}

export interface JsonObject extends Placed {
  readonly kind: 'object';
  readonly members: readonly JsonNode[];
}

interface JsonArray extends Placed {
  readonly kind: 'array';
  readonly items: readonly JsonNode[];
}

interface JsonScalar extends Placed {
  readonly kind: 'string' | 'number' | 'boolean' | 'null';
  /** The text of a string, the digits of a number as written. */
  readonly text: string;
}

export type JsonNode = JsonObject | JsonArray | JsonScalar;

export function pathOf(node: JsonNode): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: JsonNode | undefined = node; at !== undefined; at = at.parent)
    if (at.key !== undefined) path.push(at.key);
  return path.reverse();
}

/** The members of an object, the items of an array, nothing of a scalar. */
export function childrenOf(node: JsonNode): readonly JsonNode[] {
  if (node.kind === 'object') return node.members;
  return node.kind === 'array' ? node.items : [];
}

/** As JSON.parse has it. */
export function plainOf(node: JsonNode): unknown {
  if (node.kind === 'object')
    return Object.fromEntries(node.members.map(member => [member.key, plainOf(member)]));
  if (node.kind === 'array') return node.items.map(plainOf);
  if (node.kind === 'number') return Number(node.text);
  if (node.kind === 'boolean') return node.text === 'true';
  return node.kind === 'null' ? null : node.text;
}
