/**
 * Names that sell and lend, and names that only lend, with what a payment is by card and by bank. Names are written as
 * statements print them. Half of the wordings and names, marked `held`, were not looked at while the rules were made.
 */
import type { CategorySlug } from '../../src/index.js';

export type Country = 'GB' | 'US';

interface Shops {
  readonly country: Country;
  readonly names: string;
  readonly held: string;
  /** By direct debit, standing order, bill payment or ACH. */
  readonly account: CategorySlug;
}

export const SHOPS: readonly Shops[] = [
  {
    country: 'GB',
    account: 'catalogue-credit',
    names:
      'NEXT;NEXT DIRECTORY;VERY;LITTLEWOODS;JD WILLIAMS;SIMPLY BE;JACAMO;AMBROSE WILSON;FREEMANS;GRATTAN;STUDIO;ARGOS',
    held: 'FASHION WORLD;MARISOTA;OXENDALES;PREMIER MAN;KALEIDOSCOPE;LOOK AGAIN;WITT INTERNATIONAL;ADDITIONS DIRECT;HOME ESSENTIALS;EMPIRE STORES;BON PRIX;DAMART',
  },
  {
    country: 'GB',
    account: 'credit-card-payment',
    names: 'JOHN LEWIS;MARKS & SPENCER;HARVEY NICHOLS;DEBENHAMS;HOUSE OF FRASER;BURTON;LAURA ASHLEY;TOPSHOP',
    held: 'FENWICK;HARRODS;WALLIS;MISS SELFRIDGE;NEW LOOK;MONSOON;SELFRIDGES;RIVER ISLAND',
  },
  {
    country: 'US',
    account: 'credit-card-payment',
    names:
      'MACYS;KOHLS;TARGET;NORDSTROM;BEST BUY;HOME DEPOT;LOWES;JCPENNEY;OLD NAVY;VICTORIAS SECRET;WAYFAIR;SEARS;DILLARDS;SAMS CLUB;DISCOUNT TIRE;ASHLEY FURNITURE',
    held: 'BLOOMINGDALES;BELK;HAVERTYS;HARBOR FREIGHT;WEST ELM;SEPHORA;TORRID;MAURICES;CHICOS;RAYMOUR & FLANIGAN;MATTRESS FIRM;LANE BRYANT;BIG O TIRES;BED BATH & BEYOND;TRACTOR SUPPLY;GUITAR CENTER',
  },
];

interface Lenders {
  readonly country: Country;
  readonly names: string;
  readonly held: string;
  /** Any of these is right. */
  readonly is: readonly CategorySlug[];
}

export const LENDERS: readonly Lenders[] = [
  {
    country: 'GB',
    is: ['vehicle-finance'],
    names:
      'VW FINANCIAL SERVICES;BMW FINANCE;BLACK HORSE LTD;MOTONOVO FINANCE;TOYOTA FINANCIAL;FORD CREDIT;AUDI FINANCE;VAUXHALL FINANCE;MONEYBARN;STARTLINE MOTOR',
    held: 'CUPRA FINANCE;PORSCHE FIN SERV;JEEP FINANCE;SUBARU FINANCE;VOLVO FINANCIAL;MARSH FINANCE;PARAGON CAR FINANCE;ALPHABET;MALLARD VEHICLE FINANCE;EVANS HALSHAW FINANCE',
  },
  {
    country: 'GB',
    is: ['catalogue-credit', 'short-term-loan', 'personal-loan'],
    names:
      'PROVIDENT PERSONAL CREDIT;MORSES CLUB;LOANS AT HOME;GREENWOODS PERSONAL;BRIGHTHOUSE;PERFECTHOME;CAVERSHAM FINANCE;LOQBOX;H&T PAWNBROKERS;WAGESTREAM',
    held: 'MUTUAL HOME CREDIT;NAYLORS FINANCE;SHOPACHECK;BUY AS YOU VIEW;FAIR FOR YOU;SALAD MONEY;RAMSDENS;ALBEMARLE & BOND;POLAR CREDIT;LENDING STREAM',
  },
  {
    country: 'GB',
    is: ['personal-loan', 'bnpl', 'credit-card-payment', 'catalogue-credit'],
    names:
      'CURRYS FLEXPAY;HALFORDS FINANCE;DFS FINANCE;IKEA FINANCE;ARGOS CARD;M&S BANK CREDIT CARD;PARTNERSHIP CARD;B&Q CARD',
    held: 'WICKES FINANCE;HOMEBASE CARD;FURNITURE VILLAGE FINANCE;DREAMS FINANCE;SCS FINANCE;NEWDAY LTD;V12 RETAIL FINANCE;OMNI CAPITAL RETAIL',
  },
  {
    country: 'US',
    is: ['vehicle-finance'],
    names:
      'TOYOTA FINANCIAL;FORD CREDIT;GM FINANCIAL;ALLY AUTO;AMERICAN HONDA;NISSAN MOTOR ACCEPT;CARMAX AUTO FINANCE;GLOBAL LENDING SVCS;BRIDGECREST;CARVANA',
    held: 'SUBARU FINANCE;VOLVO FIN SERV;JAGUAR FINANCIAL;MITSUBISHI FINANCIAL;HYUNDAI FINANCIAL;VEROS CREDIT;WESTERN FUNDING;CREDIT ACCEPTANCE;PORSCHE FINANCE;REGIONAL ACCEPTANCE',
  },
  {
    country: 'US',
    is: ['catalogue-credit', 'short-term-loan', 'personal-loan', 'credit-card-payment', 'bnpl'],
    names:
      'RENT-A-CENTER;AARONS;ACIMA;PROGRESSIVE LEASING;KIKOFF;SELF LENDER;CHIME CREDIT BUILDER;GROW CREDIT;EARNIN;DAVE INC;BRIGIT;KORNERSTONE',
    held: 'FLEXSHOPPER;KATAPULT;UOWN LEASING;SMARTPAY LEASING;CREDIT STRONG;STELLARFI;KLOVER;FLOATME;POSSIBLE FINANCE;OPPLOANS;CASHNETUSA;SPEEDY CASH',
  },
];

/** How banks word the ways to pay; `{N}` is the name. */
export const BY_CARD: Readonly<
  Record<Country, { readonly known: readonly string[]; readonly held: readonly string[] }>
> = {
  GB: {
    known: [
      'CARD PAYMENT TO {N},34.20 GBP, RATE 1.00/GBP ON 03-01-2026',
      '{N} LEEDS GB ON 03 JAN BCC',
      '4417 03JAN26 , {N} , LEEDS GB',
    ],
    held: ['VIS {N} MANCHESTER', 'CONTACTLESS PAYMENT {N} GLASGOW', 'CARD PURCHASE {N} BRISTOL GB'],
  },
  US: {
    known: [
      'PURCHASE AUTHORIZED ON 01/03 {N} 1204 AUSTIN TX S306003512345678 CARD 4417',
      'POS PURCHASE {N} #1204 AUSTIN TX',
      '{N} #1204 COLUMBUS OH 01/03',
    ],
    held: [
      'CHECKCARD 0103 {N} 1204 DALLAS TX 24445006003000123456789',
      'DEBIT CARD PURCHASE - {N} TAMPA FL',
      'DBT PURCHASE {N} PHOENIX AZ',
    ],
  },
};

export const BY_BANK: typeof BY_CARD = {
  GB: {
    known: [
      'DIRECT DEBIT PAYMENT TO {N} REF 61834220, MANDATE NO 0012',
      '{N} 6183422 DDR',
      '{N} 61834220 STO',
      'BILL PAYMENT VIA FASTER PAYMENT TO {N} REFERENCE 61834220, MANDATE NO 7',
    ],
    held: [
      'DD {N}',
      'DIRECT DEBIT {N} 61834220',
      'STANDING ORDER VIA FASTER PAYMENT TO {N} REFERENCE 61834220, MANDATE NO 3',
      '{N} 61834220 BBP',
    ],
  },
  US: {
    known: [
      '{N} DES:ONLINE PMT ID:XXXXX12345 INDN:J CUSTOMER CO ID:XXXXX67890 WEB',
      '{N} AUTO PYMT 260103 604587891234567 J CUSTOMER',
      '{N} PAYMENT PPD ID: 9069872103',
    ],
    held: [
      'ORIG CO NAME:{N} ORIG ID:9069872103 DESC DATE:260103 CO ENTRY DESCR:AUTOPAY SEC:WEB',
      'BILL PAY {N} ON-LINE XXXXX1234 ON 01-03',
      'ACH WITHDRAWAL {N} BILLPAY',
    ],
  },
};
