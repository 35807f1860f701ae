/**
 * Names that stand before the real payee. The mark (`*` or `_`) is part of the convention of most: "PY *FOOT LTD" is PayPal's, "PY FOOT
 * LTD" a shop. Source: public processor catalogues and importers; entries without a mark are general knowledge.
 */
import type { CategorySlug } from '../model/taxonomy.js';

export interface ProcessorGroup {
  readonly needsMark: boolean;
  /** Where it needs no mark, words behind which it is none: SQ FOOT is a measure. */
  readonly notBefore?: string;
  /** A card reader on a counter, rather than a page. */
  readonly isInPerson: boolean;
  /** What nearly all who use it sell. */
  readonly sells?: CategorySlug;
  /** All that any of them sells, where they sell nothing else. */
  readonly sellsOnly?: readonly CategorySlug[];
  readonly phrases: string;
}

const FOOD_AND_DRINK: readonly CategorySlug[] = [
  'restaurants-and-cafes',
  'takeaway-and-fast-food',
  'pubs-and-bars',
  'groceries',
  'alcohol-and-tobacco',
  'gifts-and-flowers',
];

export const PROCESSORS: readonly ProcessorGroup[] = [
  {
    needsMark: true,
    isInPerson: true,
    phrases:
      'GOSQ;SUMUP;ZETTLE;ZTL;IZ;DOJO;SQU;CLOVER;CLV;POS;FDMS;SMARTPAY;TAP;EPOS;MPOS;PPOINT;TEYA;MYPOS;NAYAX;NAYAXAU',
  },
  {
    needsMark: true,
    isInPerson: false,
    phrases:
      'PP;CKO;CRV;LSP;SRT;SHOPIFY;WPY;PY;IN;BT;CKE;ZSK;GDP;GPAY;PAYPAL;STRIPE;SQSP;ETSY COM;NYA;LS;BB;SPO;OTT;DNH;WIX;RVT;APL;HLU;COA;ADY;PTM;CCBILL;PAYU;PAYPRO;PAYSAFE;SKR;SKRILL;NET;ACT;WL;CNK;ACI',
  },
  // Some banks and aggregators leave all marks out: SQ MEPLIN BAKES.
  {
    needsMark: false,
    notBefore: 'FOOT FEET FT METRE METRES METER METERS M MILE MILES MI YARD YARDS YD INCH INCHES',
    isInPerson: true,
    phrases: 'SQ',
  },
  // Toast serves nobody but who serves food and drink; its mark may be a hyphen.
  {
    needsMark: false,
    isInPerson: true,
    sells: 'restaurants-and-cafes',
    sellsOnly: FOOD_AND_DRINK,
    phrases: 'TST',
  },
  {
    needsMark: true,
    isInPerson: true,
    sells: 'restaurants-and-cafes',
    sellsOnly: FOOD_AND_DRINK,
    phrases: 'TOAST',
  },
  // Nayax and Cantaloupe (once USA Technologies) serve vending machines.
  { needsMark: true, isInPerson: true, sells: 'takeaway-and-fast-food', phrases: 'NYX;CTLP;USA' },
  {
    needsMark: true,
    isInPerson: false,
    sells: 'digital-subscriptions',
    phrases: 'PADDLE;PADDLE NET;FS;FSP;2CO;2CHECKOUT;GOOGLE',
  },
  { needsMark: true, isInPerson: false, sells: 'entertainment', phrases: 'EB;TM' },
  { needsMark: true, isInPerson: false, sells: 'takeaway-and-fast-food', phrases: 'GRUBHUB' },
  { needsMark: true, isInPerson: false, sells: 'parking-and-tolls', phrases: 'PAYBYPHONE' },
  { needsMark: true, isInPerson: false, sells: 'tuition-and-courses', phrases: 'FLYWIRE' },
  { needsMark: true, isInPerson: false, sells: 'childcare', phrases: 'BRGHTWHL' },
  // 3C Payment serves hotels.
  { needsMark: true, isInPerson: true, sells: 'hotels', phrases: '3CPAYMENT' },
  // Shopify's, as newer statements have it.
  { needsMark: false, isInPerson: false, phrases: 'SP' },
  { needsMark: false, isInPerson: true, phrases: 'IZETTLE;SUMUP;ZETTLE' },
  {
    needsMark: false,
    isInPerson: false,
    phrases:
      'PAYPAL;APPLE PAY;GOOGLE PAY;WWW;HTTPS;HTTPSWWW;HTTP;APL PAY;PAYPOINT;VESTA;GOCARDLESS;GC;BILLMATRIX;SAMSUNG PAY;PMT',
  },
];

/** Whose they are, where that is known; keyed by the letters and digits of the phrase. */
export const PROCESSOR_NAMES: Readonly<Record<string, string>> = {
  PP: 'PayPal',
  PAYPAL: 'PayPal',
  SQ: 'Square',
  GOSQ: 'Square',
  SQU: 'Square',
  SUMUP: 'SumUp',
  ZETTLE: 'Zettle',
  ZTL: 'Zettle',
  IZ: 'Zettle',
  IZETTLE: 'Zettle',
  CKO: 'Checkout.com',
  CRV: 'Curve',
  LSP: 'Lightspeed',
  LS: 'Lightspeed',
  SP: 'Shopify',
  SHOPIFY: 'Shopify',
  TST: 'Toast',
  TOAST: 'Toast',
  DOJO: 'Dojo',
  WPY: 'WePay',
  IN: 'Intuit',
  FS: 'FastSpring',
  FSP: 'FastSpring',
  BT: 'Braintree',
  EB: 'Eventbrite',
  GPAY: 'Google Pay',
  GOOGLE: 'Google',
  GOOGLEPAY: 'Google Pay',
  APPLEPAY: 'Apple Pay',
  APLPAY: 'Apple Pay',
  APL: 'Apple',
  SAMSUNGPAY: 'Samsung Pay',
  PADDLE: 'Paddle',
  STRIPE: 'Stripe',
  CLOVER: 'Clover',
  CLV: 'Clover',
  SQSP: 'Squarespace',
  '2CO': '2Checkout',
  '2CHECKOUT': '2Checkout',
  PPOINT: 'PayPoint',
  NYX: 'Nayax',
  PADDLENET: 'Paddle',
  VESTA: 'Vesta',
  PAYPOINT: 'PayPoint',
  PAYBYPHONE: 'PayByPhone',
  GC: 'GoCardless',
  GOCARDLESS: 'GoCardless',
  BILLMATRIX: 'BillMatrix',
  SKR: 'Skrill',
  SKRILL: 'Skrill',
  ADY: 'Adyen',
};
