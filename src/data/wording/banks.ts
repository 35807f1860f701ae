/**
 * All wording. Order decides between two forms that hold in one narrative, the first being taken, and between two marker
 * groups of one phrase, the last being taken. A bank's own wording stands behind that of many banks in its country.
 */
import type { BankWording } from './bankWording.js';
import { wording as hsbc } from './gb/hsbc.js';
import { wording as lloyds } from './gb/lloyds.js';
import { wording as monzo } from './gb/monzo.js';
import { wording as natwest } from './gb/natwest.js';
import { wording as numberedCards } from './gb/numberedCards.js';
import { wording as premiumCredit } from './gb/premiumCredit.js';
import { wording as santander } from './gb/santander.js';
import { wording as american } from './shared/american.js';
import { wording as british } from './shared/british.js';
import { wording as codes } from './shared/codes.js';
import { wording as ends } from './shared/ends.js';
import { wording as fees } from './shared/fees.js';
import { wording as fields } from './shared/fields.js';
import { wording as forms } from './shared/forms.js';
import { wording as openings } from './shared/openings.js';
import { wording as transfers } from './shared/transfers.js';
import { wording as bankOfAmerica } from './us/bankOfAmerica.js';
import { wording as cardLoans } from './us/cardLoans.js';
import { wording as chase } from './us/chase.js';
import { wording as creditUnions } from './us/creditUnions.js';
import { wording as fifthThird } from './us/fifthThird.js';
import { wording as kindBeforeTown } from './us/kindBeforeTown.js';
import { wording as paypal } from './us/paypal.js';
import { wording as tdBank } from './us/tdBank.js';
import { wording as truist } from './us/truist.js';
import { wording as wellsFargo } from './us/wellsFargo.js';

export const WORDING: readonly BankWording[] = [
  openings,
  fields,
  ends,
  fees,
  transfers,
  codes,
  british,
  natwest,
  numberedCards,
  lloyds,
  premiumCredit,
  hsbc,
  santander,
  monzo,
  // Cards and dates of any country: what British banks alone write is tried before, what American ones write behind.
  forms,
  american,
  truist,
  bankOfAmerica,
  tdBank,
  paypal,
  creditUnions,
  kindBeforeTown,
  chase,
  wellsFargo,
  fifthThird,
  cardLoans,
];
