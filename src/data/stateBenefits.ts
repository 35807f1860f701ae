/**
 * American benefits that each state pays its own people, and how payments name the state. Sources: the names of the benefits in
 * `benefitPhrases.ts`; USPS abbreviations; the agencies that pay unemployment insurance (US Department of Labor, list of state
 * agencies, 2025), under the names that statements show.
 */
import type { BenefitName } from '../model/benefits.js';

/** Supplemental Security Income and benefits of veterans are federal. */
export const STATE_BENEFITS = [
  'Unemployment insurance',
  'Temporary Assistance for Needy Families',
  'State disability insurance',
  'Paid family leave',
  "Workers' compensation",
  'General Assistance',
  'Supplemental Nutrition Assistance Program',
  'Women, Infants, and Children',
  'Low Income Home Energy Assistance Program',
] as const satisfies readonly BenefitName[];

/** By the code of the state: its names, how they are shortened, and agencies that are known without it. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  AL: 'ALABAMA',
  AK: 'ALASKA',
  AZ: 'ARIZONA;ARIZ',
  AR: 'ARKANSAS',
  CA: 'CALIFORNIA;CALIF;EDD',
  CO: 'COLORADO;COLO',
  CT: 'CONNECTICUT;CONN',
  DE: 'DELAWARE',
  FL: 'FLORIDA;FLA',
  GA: 'GEORGIA',
  HI: 'HAWAII',
  ID: 'IDAHO',
  IL: 'ILLINOIS;IDES',
  IN: 'INDIANA;DWD',
  IA: 'IOWA',
  KS: 'KANSAS',
  KY: 'KENTUCKY',
  LA: 'LOUISIANA',
  ME: 'MAINE',
  MD: 'MARYLAND',
  MA: 'MASSACHUSETTS;MASS',
  MI: 'MICHIGAN;MICH',
  MN: 'MINNESOTA;MINN',
  MS: 'MISSISSIPPI',
  MO: 'MISSOURI',
  MT: 'MONTANA',
  NE: 'NEBRASKA',
  NV: 'NEVADA;DETR',
  NH: 'NEW HAMPSHIRE',
  NJ: 'NEW JERSEY;NJDOL;N J',
  NM: 'NEW MEXICO',
  NY: 'NEW YORK;NYS;NYSDOL;NYSDOLUI',
  NC: 'NORTH CAROLINA',
  ND: 'NORTH DAKOTA',
  OH: 'OHIO;ODJFS',
  OK: 'OKLAHOMA;OKLA',
  OR: 'OREGON',
  PA: 'PENNSYLVANIA;PENNA',
  RI: 'RHODE ISLAND',
  SC: 'SOUTH CAROLINA',
  SD: 'SOUTH DAKOTA',
  TN: 'TENNESSEE;TENN',
  TX: 'TEXAS;TWC;TEX',
  UT: 'UTAH',
  VT: 'VERMONT',
  VA: 'VIRGINIA',
  WA: 'WASHINGTON;WASHINGTON STATE',
  WV: 'WEST VIRGINIA',
  WI: 'WISCONSIN;WISC',
  WY: 'WYOMING',
  DC: 'DISTRICT OF COLUMBIA;WASHINGTON DC',
  PR: 'PUERTO RICO',
  GU: 'GUAM',
};

/** Codes that are words too. They are a state's behind OF, and at the start before an agency. */
export const CODES_THAT_ARE_WORDS = 'AS CO DE HI ID IN LA ME OK OR';

/** What stands behind the code of a state: its agency, or what it pays. */
export const BEHIND_STATE_CODE =
  'DEPT DEPARTMENT DOL DES DHS DLLR DEO DETR DWS EDD ESD ST STATE LABOR WORKFORCE EMPLOYMENT EMPL EMPLOY UNEMPLOYMENT UNEMP UI UC TANF SNAP SDI PFL WIC HUMAN SOCIAL';
