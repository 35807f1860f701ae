/** What is wrong with the digests of a run, a line each. */
import { OFFSETS, RUNTIMES } from './matrix.mjs';

/** `found`: { offset, locale, digests }; `expected`: name to digest. */
export function differences({ runtime, zone, locale }, found, expected) {
  const lines = [];
  if (found.offset !== OFFSETS[zone])
    lines.push(`is ${found.offset} minutes behind UTC, not ${OFFSETS[zone]} as ${zone}`);
  const takesLocale = RUNTIMES[runtime]?.sets.includes('locale') ?? true;
  if (takesLocale && found.locale !== locale) lines.push(`has the locale ${found.locale}, not ${locale}`);
  const names = new Set([...Object.keys(expected), ...Object.keys(found.digests)]);
  for (const name of names)
    if (found.digests[name] !== expected[name])
      lines.push(`${name}: ${found.digests[name]} instead of ${expected[name]}`);
  return lines;
}
