/**
 * Small valid files that other readers read otherwise than we do, in invented rows. What others make of them is in readers.mjs. A test
 * asks the source for our values, so nothing here imports a package.
 */
import { CAMT_CASES } from './camt.mjs';
import { CSV_CASES } from './csv.mjs';
import { MT940_CASES } from './mt940.mjs';
import { OFX_CASES } from './ofx.mjs';
import { QIF_CASES } from './qif.mjs';

export const CASES = [...QIF_CASES, ...MT940_CASES, ...OFX_CASES, ...CAMT_CASES, ...CSV_CASES];

/** A value as the page shows it. Days that are read as instants are shown as instants. */
export function shownValue(value) {
  return value === undefined ? 'nothing' : `\`${JSON.stringify(value)}\``.replaceAll('|', '\\|');
}

/** The line of the page that says what we give. */
export const oursLine = ({ ours }, read) => `| **open-banking-insights** | ${shownValue(ours(read))} |`;
