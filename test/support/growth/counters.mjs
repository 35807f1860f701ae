/** Where counted modules and built-ins put their steps. One table for the process, as prototypes are. */

const modules = [];
const builtIns = new Map();
const state = { samples: null, every: 0, next: 0, total: 0, isSampling: false };

/** Adds steps of a built-in, or of the syntax that copies as built-ins do. */
export function addSteps(name, count) {
  if (state.isSampling) return;
  builtIns.set(name, (builtIns.get(name) ?? 0) + count);
  if (state.samples !== null) sample(name, count);
}

/** Deals out the counters of a module: one for each function. */
function countersOf(names) {
  const counts = new Float64Array(names.length);
  modules.push({ names, counts });
  return counts;
}

/** As if the text were copied whole: an engine may put that off, not spare it, once the text is read. */
function joined(value) {
  if (typeof value === 'string') addSteps('text joined', value.length);
  return value;
}

function listed(value) {
  addSteps('items copied', sizeOf(value));
  return value;
}

/** Of `new Set(list)`, `new Float64Array(5000)`: what it holds from the start. */
function made(value) {
  if (typeof value === 'object' && value !== null) addSteps('items copied', sizeOf(value));
  if (typeof value === 'number' && value > 0) addSteps('items made', value);
  return value;
}

function sizeOf(value) {
  if (typeof value === 'string' || Array.isArray(value) || ArrayBuffer.isView(value)) return value.length;
  if (value instanceof Set || value instanceof Map) return value.size;
  if (typeof value !== 'object' || value === null) return 0;
  // An iterator counts its own steps.
  return typeof value[Symbol.iterator] === 'function' ? 0 : Reflect.ownKeys(value).length;
}

export function install() {
  globalThis.$$growth = { countersOf, joined, listed, made };
}

/** Steps since the start. */
export function stepsSoFar() {
  let total = 0;
  for (const { counts } of modules) for (const count of counts) total += count;
  for (const count of builtIns.values()) total += count;
  return total;
}

/** The steps of each function and built-in since the start, by name. */
export function stepsByName() {
  const steps = new Map(builtIns);
  for (const { names, counts } of modules) {
    names.forEach((name, index) => {
      steps.set(name, (steps.get(name) ?? 0) + counts[index]);
    });
  }
  return steps;
}

/** From now on, who calls built-ins is noted once in so many steps; returns the notes so far. */
export function sampleCallers(every) {
  const { samples } = state;
  Object.assign(state, { samples: every > 0 ? new Map() : null, every, next: every, total: 0 });
  return samples ?? new Map();
}

function sample(name, count) {
  state.total += count;
  if (state.total < state.next) return;
  const times = Math.floor((state.total - state.next) / state.every) + 1;
  state.next += times * state.every;
  state.isSampling = true;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 14;
  const frames = new Error('sample').stack
    .split('\n')
    .slice(1)
    .filter(line => !line.includes('support/growth'))
    .slice(0, 4)
    .map(line =>
      line
        .trim()
        .replace(/^at /, '')
        .replace(/file:\S*\//, ''),
    );
  Error.stackTraceLimit = limit;
  const key = `${name} < ${frames.join(' < ')}`;
  state.samples.set(key, (state.samples.get(key) ?? 0) + times * state.every);
  state.isSampling = false;
}
