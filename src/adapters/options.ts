/** The options of every adapter, checked before anything is read. */
import { dayOf, isPlausible, isRealDay } from '../base/calendar.js';
import { InvalidRequestError, type RequestIssue } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { isTimeZone, TIME_ZONES } from '../base/timeZones.js';
import { COUNTRY_FACTS, isKnownCountry } from '../countries/facts.js';
import type { AdapterOptions } from './model/options.js';

const CHECKS: Readonly<Record<keyof AdapterOptions, (value: unknown) => string | undefined>> = {
  country: value => (isKnownCountry(value) ? undefined : Object.keys(COUNTRY_FACTS).join(' or ')),
  currency: value => (isText(value) && /^[A-Z]{3}$/.test(value) ? undefined : 'an ISO 4217 code such as GBP'),
  timeZone: value => (isTimeZone(value) ? undefined : `one of ${TIME_ZONES.join(', ')}`),
  bank: value => (isText(value) && value !== '' ? undefined : 'the name of a bank or layout'),
  asOf: value =>
    isText(value) && isDay(value) ? undefined : 'a day from 1990-01-01 to 2098-12-31 as YYYY-MM-DD',
  accountId: value => (isText(value) && value !== '' ? undefined : 'a text that is not empty'),
  dateOrder: value =>
    value === 'day-first' || value === 'month-first' || value === 'year-first'
      ? undefined
      : 'day-first, month-first or year-first',
  maxRows: value =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000_000
      ? undefined
      : 'a whole number from 1 to 10000000',
};

/** Throws InvalidRequestError, naming every option at fault. `further`: options that the function takes besides. */
export function checkOptions(options: unknown, further: readonly string[] = []): AdapterOptions {
  if (options === undefined || options === null) return {};
  if (typeof options !== 'object')
    throw new InvalidRequestError([issue([], `options must be an object, got ${shown(options)}`)]);
  const issues: RequestIssue[] = [];
  const given = entriesOf(options);
  for (const [name, value] of given) {
    if (value === undefined || further.includes(name)) continue;
    if (!Object.hasOwn(CHECKS, name)) {
      const names = [...Object.keys(CHECKS), ...further].join(', ');
      issues.push(issue([name], `options has no member "${name}"; expected ${names}`));
      continue;
    }
    const expected = CHECKS[name as keyof AdapterOptions](value);
    if (expected !== undefined)
      issues.push(issue([name], `options.${name} must be ${expected}, got ${shown(value)}`));
  }
  if (issues.length > 0) throw new InvalidRequestError(issues);
  return Object.fromEntries(given);
}

/** Each option is read once, so a getter cannot change it later. */
function entriesOf(options: object): readonly (readonly [string, unknown])[] {
  try {
    return Object.entries(options);
  } catch {
    throw new InvalidRequestError([issue([], 'options cannot be read: reading a member throws')]);
  }
}

function issue(path: readonly string[], message: string): RequestIssue {
  return { path: ['options', ...path], code: 'invalid_option', message };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text) && isPlausible(dayOf(text));
}
