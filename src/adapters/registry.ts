/** The formats that `readStatements` knows, in the order in which they are asked. A new format adds one line. */

import { BERLIN_GROUP } from './formats/berlinGroup/berlinGroup.js';
import { CAMT } from './formats/camt/camt.js';
import { CSV } from './formats/csv/csv.js';
import { ENABLE_BANKING } from './formats/enableBanking/enableBanking.js';
import { FDX } from './formats/fdx/fdx.js';
import { FINICITY } from './formats/finicity/finicity.js';
import { MONZO } from './formats/monzo/monzo.js';
import { MT940 } from './formats/mt940/mt940.js';
import { MX } from './formats/mx/mx.js';
import { OFX } from './formats/ofx/ofx.js';
import { OPEN_BANKING } from './formats/openBanking/openBanking.js';
import { PLAID } from './formats/plaid/plaid.js';
import { QIF } from './formats/qif/qif.js';
import { SIMPLEFIN } from './formats/simpleFin/simpleFin.js';
import { STARLING } from './formats/starling/starling.js';
import { TELLER } from './formats/teller/teller.js';
import { TRUELAYER } from './formats/trueLayer/trueLayer.js';
import { YAPILY } from './formats/yapily/yapily.js';
import type { Format } from './model/format.js';

/** JSON comes first, each format with members that only it has. XML and tagged text follow. CSV is last, since it has few marks. */
export const FORMATS: readonly Format[] = [
  OPEN_BANKING,
  PLAID,
  TRUELAYER,
  MONZO,
  BERLIN_GROUP,
  TELLER,
  YAPILY,
  MX,
  FINICITY,
  FDX,
  SIMPLEFIN,
  ENABLE_BANKING,
  STARLING,
  OFX,
  CAMT,
  MT940,
  QIF,
  CSV,
];
