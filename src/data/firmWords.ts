/**
 * Words that firms are named with and people are not: upper case, space-separated. General knowledge of UK and US company
 * names; words that are common surnames too (LAW, STEEL, DAY, MARSH) are left out.
 */
import type { WordSamples } from './wordSamples.js';

/** A firm has one of these or leaves it out; a person never has. */
export const LEGAL_FORMS: string =
  'LTD LIMITED LTDA PLC LLP LLC INC INCORPORATED CORP CORPORATION CO COMPANY CIC CIO LP';

/** What a readable name of a firm is given without. */
export const LEFT_OUT_FORMS = 'LTD LIMITED PLC LLP LLC INC CORP LIMITE LTDA GMBH';

/** Behind the name of an American doctor: a professional association or corporation. */
export const PRACTICE_FORMS = 'PA PC PLLC';

/** Besides its legal form, what a firm's name has or leaves out. */
export const OPTIONAL_WORDS = 'UK GB USA THE AND OF';

/** What firms of all trades add to the name of a family. */
export const FAMILY_WORDS = 'SON SONS BROS BROTHERS DAUGHTER DAUGHTERS';

/** Trades, bodies and places of business. */
export const FIRM_WORDS: string = [
  'GROUP AND SONS BROS BROTHERS PARTNERS PARTNERSHIP ASSOCIATES HOLDINGS ENTERPRISES VENTURES INTERNATIONAL GLOBAL NATIONAL',
  'SHOP STORE STORES SERVICES SOLUTIONS SYSTEMS SUPPLIES SUPPLY WHOLESALE DISTRIBUTION MARKET CENTRE CENTER',
  'TRUST FUND BANK FINANCE FINANCIAL CAPITAL INVESTMENTS INSURANCE LEGAL SOLICITORS ACCOUNTANTS PAYROLL',
  'STREET ROAD AVENUE LANE PARK HILL SQUARE CORNER GREEN HALL HOUSE',
  'SCAFFOLDING TRUCKING LOGISTICS HAULAGE FREIGHT TRANSPORT COURIERS REMOVALS MOTORS AUTO AUTOS GARAGE TAXIS',
  'RECRUITMENT STAFFING CONSULTING CONSULTANCY CONSULTANTS TECHNOLOGIES TECHNOLOGY TECH DIGITAL MEDIA DESIGN STUDIO STUDIOS',
  'ENGINEERING ENGINEERS MANUFACTURING INDUSTRIES INDUSTRIAL MACHINE MACHINERY METALS CONSTRUCTION CONTRACTORS',
  'DEVELOPMENTS BUILDERS ROOFING PLUMBING ELECTRICAL ELECTRIC HVAC JOINERY HOMES PROPERTIES LETTINGS ESTATES',
  'FOODS CATERING DINING BAKERY BREWERY HOTELS HOTEL RESTAURANTS NURSERY NURSERIES NURSING CARE HOMECARE HEALTHCARE',
  'HEALTH MEDICAL HOSPITAL HOSPITALS SURGERY CLINIC DENTAL OPTICIANS PHARMACY VETS SCHOOL SCHOOLS ACADEMY COLLEGE',
  'UNIVERSITY COUNCIL COUNTY DISTRICT AUTHORITY NHS ISD',
].join(' ');

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: LEFT_OUT_FORMS,
    examples: [['GB', 'Debit', 'DIRECT DEBIT TO MEPLIN ORBEL LTD', { merchant: 'Meplin Orbel' }]],
    counterexamples: [['GB', 'Debit', 'DIRECT DEBIT TO MEPLIN ORBEL LTS', { merchant: 'Meplin Orbel Lts' }]],
  },
  {
    words: PRACTICE_FORMS,
    examples: [['US', 'Debit', 'DR D SHARMA PC', { category: 'healthcare' }]],
    counterexamples: [['US', 'Debit', 'DR D SHARMA', { category: 'person-to-person' }]],
  },
  {
    words: OPTIONAL_WORDS,
    examples: [['GB', 'Credit', 'MEPLIN UK BGC']],
    counterexamples: [['GB', 'Credit', 'MEPLIN BGC']],
  },
];
