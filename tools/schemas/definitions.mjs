/** JSON Schema of one zod schema: described, with what has a name under `$defs`, each once. */
import * as z from 'zod';
import { isNull, notesOn } from './documentation.mjs';

/** `io`: `input` for what is sent, `output` for what is answered. `types`: where the descriptions come from. */
export function jsonSchemaOf(schema, { io, title, types, checker }) {
  const { $schema, ...found } = z.toJSONSchema(schema, { io, override: sayWhereItBelongs });
  const whole = simplified(found);
  const notes = notesOn(whole, types, checker);
  const definitions = {};
  const { own } = notes.get(whole) ?? {};
  const body = written(whole, notes, definitions, true);
  return {
    $schema,
    title,
    ...(own !== undefined && { description: own }),
    ...body,
    ...(Object.keys(definitions).length > 0 && { $defs: sorted(definitions) }),
  };
}

/** A member that belongs elsewhere is refused with words that say where. */
export function sayWhereItBelongs({ zodSchema, jsonSchema }) {
  const { type, error } = zodSchema._zod.def;
  if (type === 'never' && error !== undefined)
    jsonSchema.description = `Leave this out: it ${error({ input: true })}.`;
}

const ISO_DATE = JSON.stringify(withoutVersion(z.toJSONSchema(z.iso.date())));

/**
 * In fewer words: a member that belongs elsewhere (refused unless it is null) is of type null; what holds of every whole
 * number, and of every member, is left out.
 */
export function simplified(node) {
  if (Array.isArray(node)) return node.map(simplified);
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf } = node;
  const never = anyOf?.find(branch => 'not' in branch);
  if (never !== undefined && anyOf.some(isNull))
    return { ...(never.description && { description: never.description }), type: 'null' };
  const says = ([name, value]) =>
    !(Math.abs(value) === Number.MAX_SAFE_INTEGER) &&
    !(name === 'additionalProperties' && Object.keys(value).length === 0 && value !== false);
  return Object.fromEntries(
    Object.entries(node)
      .filter(says)
      .map(([name, member]) => [name, simplified(member)]),
  );
}

/** With descriptions; what has a name is moved to `definitions`, but for the outermost schema. */
export function written(node, notes, definitions, isOutermost = false) {
  if (Array.isArray(node)) return node.map(item => written(item, notes, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { name, own, member } = notes.get(node) ?? {};
  if (JSON.stringify(node) === ISO_DATE) {
    define(definitions, 'IsoDate', { description: 'A day that exists: `YYYY-MM-DD`.', ...node });
    return described(member, { $ref: '#/$defs/IsoDate' });
  }
  const body = Object.fromEntries(
    Object.entries(node).map(([key, inside]) => [key, written(inside, notes, definitions)]),
  );
  if (isOutermost) return body;
  if (name === undefined) return described(member ?? own, body);
  define(definitions, name, described(own, body));
  return described(member, { $ref: `#/$defs/${name}` });
}

/** A mark of the schema itself stands behind what is said of the member. */
function described(description, body) {
  if (description === undefined) return body;
  const { description: mark = '', ...rest } = body;
  const said = mark.startsWith('An extension:') ? `${description} ${mark}` : mark || description;
  return { description: said, ...rest };
}

function define(definitions, name, schema) {
  const known = definitions[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
    throw new Error(`two schemas are called ${name}`);
  definitions[name] = schema;
}

export function sorted(members) {
  return Object.fromEntries(Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function withoutVersion({ $schema, ...schema }) {
  return schema;
}
