/** Looking at values that may be proxies or have getters, without reading what could answer back. */
import { types } from 'node:util';
import { isLabelled } from './source.mjs';

/** Neither a proxy nor anything else whose reading could do something. */
export function isPlain(value) {
  if (typeof value !== 'object' || value === null) return true;
  if (types.isProxy(value) || isLabelled(value)) return false;
  return Object.values(Object.getOwnPropertyDescriptors(value)).every(member => 'value' in member);
}

/** An object or list as JSON makes them, or without a prototype, that can be changed. */
export function isOpen(value) {
  if (typeof value !== 'object' || value === null || !isPlain(value) || Object.isFrozen(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

/** A copy of what is as JSON makes it; all else inside stays the same object. */
export function looseCopy(value) {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return value;
  const copy = Array.isArray(value) ? new Array(value.length) : {};
  for (const [name, { value: member }] of Object.entries(Object.getOwnPropertyDescriptors(value)))
    if (name !== 'length' || !Array.isArray(value))
      Object.defineProperty(copy, name, {
        value: looseCopy(member),
        enumerable: true,
        writable: true,
        configurable: true,
      });
  return copy;
}
