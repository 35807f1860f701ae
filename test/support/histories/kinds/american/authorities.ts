/** How American authorities, pensions and funds write themselves: payer and entry description. */
import type { Halves } from '../kind.js';

export const SOCIAL_SECURITY: Halves<string> = {
  tuned: ['SSA TREAS 310|XXSOC SEC', 'US TREASURY 310|XXSOC SEC'],
  'held-out': ['SSA  TREAS 310|XXSOC SEC', 'AC-SSA TREAS 310|XXSOC SEC'],
};
export const DISABILITY: Halves<string> = {
  tuned: ['SSA TREAS 310|XXSOC SEC'],
  'held-out': ['SSA  TREAS 310|XXSOC SEC'],
};
export const SUPPLEMENTAL: Halves<string> = {
  tuned: ['SSI TREAS 310|XXSUPP SEC'],
  'held-out': ['SSA TREAS 310|XXSUPP SEC'],
};
export const VETERANS: Halves<string> = {
  tuned: ['VACP TREAS 310|XXVA BENEF'],
  'held-out': ['VA TREAS 310|XXVA BENEF', 'VACP TREAS 310|VA BENEFIT'],
};
export const FEDERAL: Halves<string> = {
  tuned: ['OPM1 TREAS 310|XXCIV SERV', 'OPM TREAS 310|CSA ANNUIT'],
  'held-out': ['OPM1 TREAS 310|XXCSA', 'DFAS-CLEVELAND|RET NET'],
};
export const PENSIONS: Halves<string> = {
  tuned: ['CALPERS|PENSION', 'FIDELITY|PENSION', 'BOEING RETIREMNT|PENSION', 'TRS OF TEXAS|ANNUITY'],
  'held-out': ['NYS RETIREMENT|PENSION', 'TIAA|ANNUITY', 'GM PENSION|PENS PYMT', 'STRS OHIO|BENEFIT'],
};
export const FUNDS: Halves<string> = {
  tuned: ['FIDELITY 401K|DISTRIB', 'VANGUARD IRA|DISTRIBUT'],
  'held-out': ['EMPOWER 401K|DISTRIB', 'SCHWAB IRA|RMD DISTR'],
};
export const UNEMPLOYMENT: Halves<string> = {
  tuned: ['TX WORKFORCE COM|UI BENEFIT', 'STATE OF CA EDD|UI BENEFIT'],
  'held-out': ['NYS DOL UI|UI DD', 'OHIO ODJFS UI|UNEMP BENE'],
};
export const ASSISTANCE: Halves<string> = {
  tuned: ['STATE OF OH TANF|TANF', 'CA DSS CALWORKS|CASH ASST'],
  'held-out': ['PA DHS TANF|CASH ASST', 'NYC HRA|CASH BENE'],
};
export const FOOD: Halves<string> = {
  tuned: ['OH DJFS|SNAP', 'CA DSS CALFRESH|CALFRESH'],
  'held-out': ['PA DHS|SNAP', 'NYC HRA|FOOD STAMP'],
};
export const REFUNDS: Halves<string> = {
  tuned: ['IRS TREAS 310|TAX REF', 'FRANCHISE TAX BD|CASTTAXRFD'],
  'held-out': ['IRS  TREAS 310|TAX REF', 'NYSTTAXRFD|TAX REFUND'],
};
export const RELIEF: Halves<string> = {
  tuned: ['FRANCHISE TAX BD|MCT REFUND', 'CO DEPT REVENUE|TABOR'],
  'held-out': ['IRS TREAS 310|TAXEIP3', 'STATE OF MN|REBATE'],
};
export const CHILD_SUPPORT: Halves<string> = {
  tuned: ['TX CHILD SUPPORT|CHILD SUPP', 'CA SDU|CHILD SUPP'],
  'held-out': ['FL DISBURSEMENT|CHLD SUPRT', 'NY CHILD SUPPORT|CHILDSUPRT'],
};
