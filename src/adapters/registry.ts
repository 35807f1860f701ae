/** The formats that `readStatements` knows, in the order in which they are asked. A new format adds one line. */

import { CAMT } from './formats/camt/camt.js';
import { CSV } from './formats/csv/csv.js';
import { OFX } from './formats/ofx/ofx.js';
import { OPEN_BANKING } from './formats/openBanking/openBanking.js';
import { QIF } from './formats/qif/qif.js';
import type { Format } from './model/format.js';

/** JSON first, each by members that it alone has; then XML and tagged text; CSV, which is told by little, last. */
export const FORMATS: readonly Format[] = [OPEN_BANKING, OFX, CAMT, QIF, CSV];
