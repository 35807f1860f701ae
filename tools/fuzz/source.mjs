/** Values as JavaScript that makes them again, for reproductions and for comparing what JSON cannot hold. */
import { types } from 'node:util';

const LONGEST = 400;
const DEEPEST = 40;
const labels = new WeakMap();
const originals = new WeakMap();

/** Gives an object that cannot be read safely the source it was made with; `original` there stands for the value given. */
export function labelled(value, source, original) {
  labels.set(value, source);
  originals.set(value, original);
  return value;
}

export function isLabelled(value) {
  return labels.has(value);
}

/** `longest`: of a string; more is shortened and no longer runs. */
export function sourceOf(value, longest = LONGEST, depth = 0, above = []) {
  if (typeof value === 'string') return textSource(value, longest);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return `Symbol(${JSON.stringify(value.description ?? '')})`;
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return String(value);
  const label = labels.get(value);
  if (label !== undefined)
    return label.replace(/\boriginal\b/, () => sourceOf(originals.get(value), longest, depth + 1, above));
  if (types.isProxy(value)) return 'new Proxy(…)';
  if (typeof value === 'function') return value.name === '' ? '() => {}' : value.name;
  if (above.includes(value)) return '/* cycle */ null';
  if (depth > DEEPEST) return '/* deeper */ null';
  const inside = [...above, value];
  const part = member => sourceOf(member, longest, depth + 1, inside);
  if (types.isDate(value)) return `new Date(${value.getTime()})`;
  if (types.isRegExp(value)) return String(value);
  if (types.isMap(value)) return `new Map(${part([...value])})`;
  if (types.isSet(value)) return `new Set(${part([...value])})`;
  if (ArrayBuffer.isView(value)) return `new ${value.constructor.name}(${value.byteLength})`;
  if (Array.isArray(value)) return arraySource(value, part);
  return objectSource(value, part);
}

function textSource(text, longest) {
  if (text.length <= longest) return JSON.stringify(text);
  const unit = unitOf(text);
  if (unit !== null)
    return `${JSON.stringify(unit)}.repeat(${Math.ceil(text.length / unit.length)}).slice(0, ${text.length})`;
  return `${JSON.stringify(text.slice(0, longest))} /* and ${text.length - longest} more */`;
}

/** What a long text repeats, if it is short. */
function unitOf(text) {
  for (let length = 1; length <= 300; length++)
    if (text.startsWith(text.slice(0, 900), length)) {
      const unit = text.slice(0, length);
      return unit.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text ? unit : null;
    }
  return null;
}

function arraySource(list, part) {
  const items = [];
  let hole = false;
  for (let index = 0; index < list.length && index < 5000; index++) {
    hole = !Object.hasOwn(list, index);
    items.push(hole ? '' : memberSource(list, index, part));
  }
  return `[${items.join(', ')}${hole ? ',' : ''}]`;
}

function objectSource(object, part) {
  const members = Reflect.ownKeys(object).map(key => {
    const name =
      typeof key === 'symbol'
        ? `[${sourceOf(key)}]`
        : key === '__proto__'
          ? "['__proto__']"
          : /^[A-Za-z_$][\w$]*$/.test(key)
            ? key
            : JSON.stringify(key);
    return `${name}: ${memberSource(object, key, part)}`;
  });
  if (Object.getPrototypeOf(object) === null) members.unshift('__proto__: null');
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Reads no getter. */
function memberSource(object, key, part) {
  const descriptor = Object.getOwnPropertyDescriptor(object, key);
  if (descriptor === undefined) return 'undefined';
  return 'value' in descriptor ? part(descriptor.value) : '/* getter */ undefined';
}
