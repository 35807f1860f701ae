/** What is wrong with bank files, in the words of whoever gave them: the name of the file, and what to type. */

import { likenessOf } from '../adapters/likelyCountry.js';
import { likelyCountry, type StatementAccount } from '../adapters.js';
import { InvalidRequestError } from '../index.js';
import type { ReadFile } from './bankFiles.js';
import { Complaint } from './complaint.js';
import { inFlags } from './inFlags.js';
import { toGet } from './optionalPackage.js';

/** Throws {@link Complaint} where no file names a currency. Beside accounts that have one, a note says what was left out. */
export function refuseUnknownCurrency(read: readonly ReadFile[]): void {
  const accounts = read.flatMap(({ statements }) => statements.accounts);
  if (accounts.length === 0 || accounts.some(({ currencyCode }) => currencyCode !== null)) return;
  const names = read.flatMap(file => file.names).join(', ');
  throw new Complaint(`${names} ${read.length === 1 ? 'names' : 'name'} no currency${cureOf(accounts)}`);
}

/** What it looks like is said only where it is the same of all. */
function cureOf(accounts: readonly StatementAccount[]): string {
  const looks = accounts.map(likelyCountry);
  const [first] = looks;
  if (first == null || looks.some(each => each?.country !== first.country))
    return ': give --country GB (pounds), --country US (dollars), or --currency and its code';
  return `; looks like ${likenessOf(first)}: --country ${first.country}`;
}

/** Of a file that cannot be read with what is said of it. `mapping`: the file that names the columns. `limitFlag`: what sets the most rows. */
export function bankComplaint(
  error: InvalidRequestError,
  name: string,
  mapping: string | undefined,
  limitFlag = '--max-rows',
): Complaint {
  if (error.issues.some(({ code }) => code === 'fflate_not_loaded'))
    return new Complaint(
      `${name} is an Excel workbook (XLSX), which needs the package fflate: ${toGet('fflate@0.8', 'analyse')}`,
    );
  const tooMany = error.issues.find(({ code }) => code === 'too_many_rows');
  if (tooMany !== undefined)
    return new Complaint(
      `${name}: ${tooMany.message.replace(/^The document /, '').replace('options.maxRows', limitFlag)} [too_many_rows]`,
    );
  const says = error.issues.map(({ message }) => {
    const own =
      mapping === undefined ? message : message.replace(/^options\.columns names/, `${mapping} names`);
    return inFlags(own).replace(/^The document /, '');
  });
  const text = says.join('; ');
  // A mistake in the words that were typed is one with every file.
  const isOfFile =
    error.issues.some(({ path }) => path[0] !== 'options') || /\b(?:this is|the file)\b/.test(text);
  return new Complaint(isOfFile ? `${name}: ${text}` : text);
}

/** What the engines ask of a request is asked of the files here. Other errors stay as they are. */
export function engineComplaint(error: unknown, read: readonly ReadFile[], command: string): unknown {
  if (!(error instanceof InvalidRequestError) || read.length === 0) return error;
  const isBalance = error.issues.every(({ code }) => code === 'missing_current_balance');
  if (!isBalance) return error;
  const names = read.flatMap(file => file.names).join(', ');
  return new Complaint(
    `${command} needs the balance of the account, and ${names} states none: convert makes a request of the file, in which you can write balances.current (see help ${command})`,
  );
}
