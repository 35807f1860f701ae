/** All that inputs are made from: the package's functions, schemas and tables, and the fixtures. */
import { UNKNOWN_NAMES } from './hostile.mjs';
import { loadMaterial } from './material.mjs';
import { loadTargets } from './targets.mjs';

/** Of 100 inputs, about how many a function of an entry gets beside one of another. */
const WEIGHTS = { index: 8, gb: 4, us: 4, mappings: 1, service: 2 };
const OTHER_WEIGHT = 4;

/** `only`: of function names, the part that they must hold; none, all. */
export async function loadWorld(directory, only = []) {
  const { targets, schemas, constants } = await loadTargets(directory);
  const material = loadMaterial();
  const names = namesOf(schemas, material);
  const chosen = targets.filter(
    ({ id, base }) => only.length === 0 || only.includes(base) || only.includes(id),
  );
  if (chosen.length === 0) throw new Error(`no exported function is called ${only.join(' or ')}`);
  return {
    targets,
    byId: new Map(targets.map(target => [target.id, target])),
    choices: chosen.map(target => [WEIGHTS[target.entry] ?? OTHER_WEIGHT, target]),
    schemas,
    constants,
    material,
    names,
    categories: slugsOf(constants.get('index.CATEGORIES')),
    classes: slugsOf(constants.get('index.CLASSES')),
  };
}

function slugsOf(rows) {
  return rows === undefined ? ['none'] : Object.values(rows).map(({ slug }) => slug);
}

/** Of members that the library knows, without those that are the caller's for sure. */
function namesOf(schemas, material) {
  const names = new Set();
  for (const schema of schemas.values()) collect(schema, names, new Set());
  for (const { requests } of [material.GB, material.US])
    for (const request of requests) for (const name of Object.keys(request)) names.add(name);
  return [...names].filter(name => !UNKNOWN_NAMES.includes(name)).sort();
}

function collect(schema, names, seen) {
  if (schema?._zod === undefined || seen.has(schema)) return;
  seen.add(schema);
  const { def } = schema._zod;
  for (const [name, member] of Object.entries(def.shape ?? {})) {
    names.add(name);
    collect(member, names, seen);
  }
  for (const inner of [def.element, def.innerType, def.in, def.valueType, ...(def.options ?? [])])
    collect(inner, names, seen);
}
