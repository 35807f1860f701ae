/** Built-in functions whose cost grows with a length, made to count that length. Of this process alone. */
import { addSteps, builtIn } from './counters.mjs';

const FINDERS = ['indexOf', 'includes'];
const BACKWARD_FINDERS = ['lastIndexOf'];
const TEXT_MAKERS = [
  'slice',
  'substring',
  'substr',
  'normalize',
  'toUpperCase',
  'toLowerCase',
  'toLocaleUpperCase',
  'toLocaleLowerCase',
  'trim',
  'trimStart',
  'trimEnd',
  'repeat',
  'padStart',
  'padEnd',
  'concat',
];
/** Read to the end, whatever they answer; with a pattern, what `exec` reads is counted beside it. */
const TEXT_READERS = ['replace', 'replaceAll', 'split', 'match', 'matchAll', 'search', 'localeCompare'];
const NEEDLE_READERS = ['startsWith', 'endsWith'];
const LIST_READERS = [
  'concat',
  'copyWithin',
  'fill',
  'filter',
  'flat',
  'flatMap',
  'join',
  'map',
  'reverse',
  'shift',
  'splice',
  'toReversed',
  'toSpliced',
  'unshift',
  'with',
];
const SORTS = ['sort', 'toSorted'];
const OBJECT_READERS = ['keys', 'values', 'entries', 'freeze', 'getOwnPropertyNames', 'isFrozen'];
const lengthOf = value => value?.length ?? 0;

export function countBuiltIns() {
  countTexts();
  const TypedArray = Object.getPrototypeOf(Uint8Array);
  for (const [owner, title] of [
    [Array.prototype, 'Array'],
    [TypedArray.prototype, 'TypedArray'],
  ]) {
    countLists(owner, title);
  }
  count(TypedArray.prototype, 'set', 'TypedArray', (_, list) => lengthOf(list));
  for (const owner of [Array, TypedArray]) count(owner, 'from', 'Array', (_, __, ___, made) => made.length);
  for (const name of OBJECT_READERS) count(Object, name, 'Object', (_, value) => membersOf(value));
  count(Object, 'assign', 'Object', (_, __, from) => membersOf(from));
  count(Object, 'fromEntries', 'Object', (_, __, ___, made) => membersOf(made));
  count(Reflect, 'ownKeys', 'Reflect', (_, __, ___, made) => made.length);
  count(JSON, 'parse', 'JSON', (_, text) => lengthOf(text));
  count(JSON, 'stringify', 'JSON', (_, __, ___, made) => lengthOf(made));
  countPatterns();
}

function countTexts() {
  const text = String.prototype;
  for (const name of FINDERS) count(text, name, 'String', forward);
  for (const name of BACKWARD_FINDERS) count(text, name, 'String', backward);
  for (const name of TEXT_MAKERS) count(text, name, 'String', (_, __, ___, made) => made.length);
  for (const name of TEXT_READERS) count(text, name, 'String', self => lengthOf(self));
  for (const name of NEEDLE_READERS) count(text, name, 'String', (_, needle) => lengthOf(needle));
}

function countLists(owner, title) {
  for (const name of FINDERS) count(owner, name, title, forward);
  for (const name of BACKWARD_FINDERS) count(owner, name, title, backward);
  for (const name of LIST_READERS) if (name in owner) count(owner, name, title, lengthOf);
  for (const name of SORTS) {
    count(owner, name, title, ({ length }) => length * Math.max(1, Math.log2(length + 1)));
  }
  count(owner, 'slice', title, (_, __, ___, made) => lengthOf(made));
}

/** What a search reads to find: all that is left where it finds nothing. */
function forward(self, _needle, start, found) {
  const from = typeof start === 'number' ? Math.max(0, start < 0 ? self.length + start : start) : 0;
  if (typeof found === 'number' && found >= 0) return found - from + 1;
  return Math.max(0, self.length - from);
}

function backward(self, _needle, start, found) {
  const from = typeof start === 'number' ? Math.max(0, Math.min(start, self.length)) : self.length;
  return found >= 0 ? Math.max(0, from - found) + 1 : from;
}

/**
 * Whatever takes a pattern ends in `exec` once it is replaced. What it reads is counted from where it starts to the end
 * of its match, or of the text: not how often a pattern goes back over the same letters.
 */
function countPatterns() {
  const { exec } = RegExp.prototype;
  const counter = builtIn('RegExp exec');
  RegExp.prototype.exec = function counted(text) {
    const length = lengthOf(text);
    const from = this.global || this.sticky ? Math.min(this.lastIndex, length) : 0;
    const match = Reflect.apply(exec, this, [text]);
    const end = match === null ? (this.sticky ? from : length) : match.index + match[0].length;
    addSteps(counter, Math.max(0, end - from) + 1);
    return match;
  };
}

/** `cost` is given the receiver, two arguments and the answer. One step is added for the call. */
function count(owner, name, title, cost) {
  const original = owner[name];
  const counter = builtIn(`${title} ${name}`);
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(...given) {
      const made = Reflect.apply(original, this, given);
      addSteps(counter, 1 + cost(this, given[0], given[1], made));
      return made;
    },
  });
}

function membersOf(value) {
  if (typeof value !== 'object' || value === null) return 0;
  return Array.isArray(value) ? value.length : nativeKeys(value).length;
}

const nativeKeys = Reflect.ownKeys;
