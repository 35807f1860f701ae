/** Every function that a package exports, found in its `exports`, so that a new one is tried without being named here. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** `directory`: of the package.json, absolute, with a slash at its end. */
export async function loadTargets(directory) {
  const base = pathToFileURL(directory);
  const manifest = JSON.parse(readFileSync(new URL('package.json', base), 'utf8'));
  const targets = [];
  const schemas = new Map();
  const constants = new Map();
  for (const [key, where] of Object.entries(manifest.exports)) {
    const file = typeof where === 'string' ? where : where.import.default;
    if (!file.endsWith('.js') && !file.endsWith('.mjs')) continue;
    const entry = key === '.' ? 'index' : key.slice(2);
    const module = await import(new URL(file, base).href);
    for (const [name, value] of [...Object.entries(module), ...remembering(module)]) {
      if (value?._zod !== undefined) schemas.set(`${entry}.${name}`, value);
      if (typeof value === 'object') constants.set(`${entry}.${name}`, value);
      // A PDF is a promise of bytes: its refusals are those of the page, and test/report tries both.
      if (typeof value !== 'function' || isClass(value) || /Pdf$/.test(name)) continue;
      targets.push({
        id: `${entry}.${name}`,
        entry,
        name,
        base: baseOf(name.replace(WITH_MEMORY, '')),
        isSafe: isSafe(name.replace(WITH_MEMORY, '')),
        isAsync: /Xlsx$/.test(name),
        makesFunctions: /^create/.test(name) && !WITH_MEMORY.test(name),
        call: value,
        Refusal: module.InvalidRequestError,
      });
    }
  }
  return { targets, schemas, constants };
}

const WITH_MEMORY = /^createInsights\(\)\./;
/** So few that they are let go of all the time. */
const MEMORY_ENTRIES = 200;

/** The functions that keep decisions from call to call: the second of two equal calls takes what the first one decided. */
function remembering({ createInsights, createDecisionMemory }) {
  if (createInsights === undefined) return [];
  const memory = createDecisionMemory({ maxEntries: MEMORY_ENTRIES });
  return Object.entries(createInsights({ memory })).map(([name, call]) => [`createInsights().${name}`, call]);
}

const isSafe = name => /^safe[A-Z]/.test(name);

/** `safeAnalyse` takes what `analyse` takes. */
function baseOf(name) {
  return isSafe(name) ? name[4].toLowerCase() + name.slice(5) : name;
}

function isClass(value) {
  return /^class\b/.test(Function.prototype.toString.call(value));
}
