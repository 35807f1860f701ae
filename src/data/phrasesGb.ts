/** What payments are called in British narratives alone. phrases.ts has what both countries say, and where it is from. */
import type { PhraseGroup } from './phraseGroup.js';

export const PHRASES_GB: readonly PhraseGroup[] = [
  // Tax-Free Childcare is paid through NS&I out of an account with HMRC, and is neither saving nor tax (gov.uk, "Pay for Tax-Free
  // Childcare"). purposeReferences.ts has the reference by which it is paid.
  {
    debit: 'childcare',
    credit: null,
    weight: 99,
    country: 'GB',
    phrases:
      'TAX FREE CHILDCARE;TAX FREE CC;TAX FREE CHILD;TAX FREE CHILDC;INVESTMENTS TFC;HMRC TFC;HMRC CHILDCARE;HMRC CHILDCARE SERVICE;HMRC CHILDCARE SERV;HMRC CHILDCARE SVC;CHILDCARE SERVICE HMRC;NS I TFC;NS AND I TFC;NS I CHILDCARE;NS AND I CHILDCARE;NATIONAL SAVINGS TFC;NATIONAL SAVINGS CHILDCARE;TFC CHILDCARE;TFC HMRC;TFC NS I;TFC NS AND I',
  },
  // Said beside the name of who else pays out refunds, loans or claims.
  {
    debit: null,
    credit: 'other-income',
    weight: 99,
    rail: 'bank-credit',
    country: 'GB',
    phrases:
      'JRS GRANT;SEISS GRANT;SEISS;HMRC C19 SUPPORT;C19 SUPPORT;HMRC COVID SUPPORT;HMRC COVID 19 SUPPORT;HMRC COVID 19;HMRC JOB RETENTION;JOB RETENTION SCHEME;HMRC CJRS;CJRS GRANT;HMRC JRS',
  },
  // Commission of car finance is paid back since 2026 (FCA PS26/3 of 30 March 2026). No statement was seen: general knowledge.
  {
    debit: null,
    credit: 'refund',
    weight: 99,
    rail: 'bank-credit',
    country: 'GB',
    phrases:
      'MOTOR FINANCE REDRESS;MOTOR FIN REDRESS;MOTOR REDRESS;MOTOR COMMISSION;MOTOR COMMISSION REDRESS;MOTOR FINANCE COMMISSION;MOTOR FIN COMMISSION;COMMISSION REDRESS;COMMISSION COMPENSATION;MOTOR COMPENSATION;MOTOR FINANCE COMPENSATION;MOTOR FIN COMPENSATION;MOTOR FINANCE COMP;MOTOR FINANCE REFUND;MOTOR FINANCE CLAIM;CAR FINANCE REDRESS;CAR FINANCE COMPENSATION;CAR FINANCE REFUND;CAR FINANCE CLAIM;CAR FINANCE COMMISSION;VEHICLE FINANCE REDRESS;DISCRETIONARY COMMISSION;MFCRS;DCA REDRESS',
  },
  {
    debit: null,
    credit: 'insurance-payout',
    weight: 99,
    country: 'GB',
    phrases: 'PPI REDRESS;PPI COMPENSATION;PPI SETTLEMENT;PPI REFUND;PPI CLAIM;PPI PAYMENT',
  },
  // Group and individual income protection, once called permanent health insurance. Friendly societies call it sickness benefit.
  {
    debit: 'life-insurance',
    credit: 'income-protection',
    weight: 92,
    country: 'GB',
    phrases:
      'IP CLAIM;IP CLAIMS;IP BENEFIT;IPI CLAIM;GIP CLAIM;GIP BENEFIT;PHI CLAIM;PHI BENEFIT;PERMANENT HEALTH;PERMANENT HEALTH INSURANCE;SICKNESS CLAIM;SICKNESS BENEFIT',
  },
  {
    debit: null,
    credit: 'interest-income',
    weight: 99,
    country: 'GB',
    phrases: 'NS I PRIZE;PREMIUM BOND PRIZE;PREMIUM BONDS PRIZE',
  },
  {
    debit: 'savings',
    credit: 'savings',
    weight: 84,
    rail: 'transfer',
    country: 'GB',
    phrases: 'ISA TRANSFER;INTO ISA',
  },
  {
    debit: 'savings',
    credit: 'savings',
    weight: 84,
    rail: 'transfer',
    country: 'GB',
    whole: true,
    phrases: 'TAX POT;BILLS POT;HOLIDAY POT',
  },
  { debit: 'savings', credit: 'savings', weight: 62, country: 'GB', phrases: 'ISA' },
  // Barclays: what its app moves is a funds transfer (FT); what it pays to others ends in BBP.
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 66,
    rail: 'transfer',
    country: 'GB',
    phrases: 'MOBILE CHANNEL FT;INTERNET CHANNEL FT;ONLINE CHANNEL FT',
  },
  // Revolut: money changed, and money paid in from the holder's own card.
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 66,
    rail: 'transfer',
    country: 'GB',
    phrases: 'EXCHANGED TO',
  },
  {
    debit: null,
    credit: 'own-account-transfer',
    weight: 66,
    rail: 'transfer',
    country: 'GB',
    phrases: 'TOP UP BY;INITIAL TOP UP',
  },
  // Service charges that a restaurant shares among its staff, under the name of whoever runs the scheme.
  {
    debit: null,
    credit: 'salary',
    weight: 84,
    rail: 'bank-credit',
    country: 'GB',
    phrases: 'TRONC;TRONC PAY;TRONC PAYMENT;TRONC SCHEME;TRONC FUND;TRONCMASTER',
  },
  // A bill's, though the words of a tax stand in it.
  {
    debit: null,
    credit: 'refund',
    weight: 97,
    country: 'GB',
    phrases: 'COUNCIL TAX REFUND;COUNCIL TAX REF;CTAX REFUND;CTAX REF;COUNCIL TAX REPAYMENT',
  },
  // American cities collect taxes by their departments of finance.
  {
    debit: 'personal-loan',
    credit: null,
    weight: 62,
    on: ['direct-debit', 'standing-order'],
    country: 'GB',
    phrases: 'FINANCE;PERSONAL FIN;MOTOR FIN;MTR FIN;CAR FIN;VEHICLE FIN',
  },
  // Lenders call themselves so too; a word of another trade beside it says more.
  {
    debit: 'personal-loan',
    credit: null,
    weight: 56,
    on: ['direct-debit', 'standing-order'],
    country: 'GB',
    phrases: 'CREDIT;MONEY',
  },
  // Paid to a credit union regularly is most often a loan; what is saved there says so. American credit unions are banks.
  {
    debit: 'personal-loan',
    credit: null,
    weight: 62,
    on: ['direct-debit', 'standing-order', 'faster-payment', null],
    country: 'GB',
    phrases: 'CREDIT UNION',
  },
  {
    debit: 'savings',
    credit: null,
    weight: 70,
    country: 'GB',
    phrases: 'CREDIT UNION SAVINGS;CREDIT UNION SAVING;CREDIT UNION SAV;CREDIT UNION SHARES',
  },
  // Lent and collected at the door, today paid by card too.
  {
    debit: 'short-term-loan',
    credit: 'loan-proceeds',
    weight: 78,
    country: 'GB',
    phrases: 'HOME CREDIT;HOME COLLECTED CREDIT;DOORSTEP CREDIT;DOORSTEP LOAN;DOORSTEP LOANS;PERSONAL CREDIT',
  },
  // A council takes many payments; by direct debit nearly all are council tax.
  {
    debit: 'council-tax',
    credit: 'refund',
    weight: 72,
    country: 'GB',
    phrases:
      'BOROUGH COUNCIL;CITY COUNC;MET COUNC;BOROUGH COUNC;DISTRICT COUNC;COUNTY COUNCIL;DISTRICT COUNCIL;COUNCIL;CITY CNCL;COUNCIL CTAX;MDC;MBC;CITY COUN;COUNTY COU;BOROUGH COU;DISTRICT COU;BORO COUNCIL;CNCL;LONDON BOROUGH;CITY COUNCI;COUNTY COUNC;COUNTY COUNCI;BOROUGH COUN;BOROUGH COUNCI;DISTRICT COUN;DISTRICT COUNCI',
  },
  {
    debit: 'government-and-tax',
    credit: 'tax-refund',
    weight: 84,
    country: 'GB',
    phrases: 'NATIONAL INSURANCE',
  },
  { debit: 'government-and-tax', credit: 'refund', weight: 62, country: 'GB', phrases: 'GOV' },
  // What a health service pays, where nothing else is said.
  {
    debit: null,
    credit: 'salary',
    weight: 60,
    rail: 'bank-credit',
    country: 'GB',
    on: ['bank-credit', null],
    phrases: 'NHS;NHS TRUST;NHS FOUNDATION;NHS FOUNDATION TRUST;HSC TRUST;UHB;HEALTH BOARD;NHS SALARIES',
  },
  // Councils' housing benefit.
  {
    debit: null,
    credit: 'housing-benefit',
    weight: 84,
    rail: 'bank-credit',
    country: 'GB',
    phrases: 'CITY HB;COUNCIL HB;BC HB;CC HB;MBC HB;DC HB;LB HB;CNCL HB',
  },
  // Inns of the United Kingdom are called so by the dozen; elsewhere some are towns. General knowledge.
  {
    debit: 'pubs-and-bars',
    credit: null,
    weight: 64,
    country: 'GB',
    phrases:
      'WHITE LION;GREEN DRAGON;BLUE BELL;WHITE SWAN;BLACK SWAN;QUEENS ARMS;GOLDEN LION;HORSE AND JOCKEY;HORSE AND GROOM;DOG AND DUCK;DOG AND GUN;DOG AND PARTRIDGE;CAT AND FIDDLE;BAY HORSE;WHITE BEAR;BLACK BEAR;BROWN COW;DUN COW;SPREAD EAGLE;MARQUIS OF GRANBY;DUKE OF WELLINGTON;DUKE OF CAMBRIDGE;DUKE OF CLARENCE;PRINCE ALBERT;PRINCE REGENT;PRINCESS OF WALES;LORD NELSON;ADMIRAL NELSON;GEORGE INN;SHIP INN;ANCHOR INN;CROWN INN;BELL INN;SWAN INN;NEW INN;ANGEL INN;STAR INN;SUN INN;BULL INN;FOX INN;COCK INN;CROWN AND ANCHOR;CROWN AND CUSHION;CROWN AND SCEPTRE;HOPE AND ANCHOR;ROSE AND THISTLE;WAGGON AND HORSES;WAGON AND HORSES;CARPENTERS ARMS;BRICKLAYERS ARMS;MASONS ARMS;BLACKSMITHS ARMS;BUTCHERS ARMS;BAKERS ARMS;BREWERS ARMS;COOPERS ARMS;CRICKETERS;CRICKETERS ARMS;FARMERS ARMS;FOUNTAIN INN;FORESTERS ARMS;GARDENERS ARMS;JOLLY SAILOR;JOLLY FARMER;MINERS ARMS;PLUMBERS ARMS;RAILWAY INN;SHOULDER OF MUTTON;THREE HORSESHOES;THREE TUNS;THREE CROWNS;SEVEN STARS;SIX BELLS;FIVE BELLS;RING O BELLS;EIGHT BELLS;RISING SUN;HALF MOON;OLD BELL;OLD SHIP;OLD CROWN;OLD SWAN;MALT SHOVEL;BARLEY MOW;VICTORIA INN;VICTORIA ARMS;WELLINGTON ARMS;WELLINGTON INN;WOOLPACK;YEW TREE INN;GATE INN;TRAVELLERS REST;FLYING HORSE;WORLDS END;BOARS HEAD;STAGS HEAD;TURKS HEAD;SARACENS HEAD;LAMB AND FLAG;LAMB INN;PIG AND WHISTLE;CASTLE INN;CROSS FOXES;DROVERS ARMS;FALCON INN;GLOBE INN;HOLE IN THE WALL;LEATHER BOTTLE;OLD RED LION;PHEASANT INN;QUEEN VICTORIA;RUNNING HORSE;STAR AND GARTER;SPORTSMANS ARMS;VINE INN;FOX AND GOOSE;FOX AND GRAPES;HARE AND TORTOISE;PLOUGH AND HARROW;ROYAL STANDARD;ROYAL GEORGE;THREE PIGEONS;GREEN MAN;JOLLY TAVERNERS;RAM INN;GOLDEN BALL;BIRD IN HAND;CHEQUERS INN;OLD CHEQUERS;COACH HOUSE INN;UNICORN INN;ROEBUCK INN;WILLIAM IV;KING WILLIAM;MOON UNDER WATER;LORD RAGLAN;EARL OF ELLESMERE;BEEHIVE INN;HOP POLE;OLD WHITE HART;WHITE HART INN;BLACK LION;RED DRAGON INN;DUKE WILLIAM;EAGLE AND CHILD;ELEPHANT INN;GEORGE DRAGON;HORSE JOCKEY;HORSE GROOM;DOG DUCK;DOG GUN;DOG PARTRIDGE;CAT FIDDLE;CROWN ANCHOR;CROWN CUSHION;CROWN SCEPTRE;HOPE ANCHOR;ROSE THISTLE;WAGGON HORSES;WAGON HORSES;LAMB FLAG;PIG WHISTLE;STAR GARTER;FOX GOOSE;FOX GRAPES;HARE TORTOISE;PLOUGH HARROW;EAGLE CHILD',
  },
  {
    debit: null,
    credit: 'refund',
    weight: 84,
    country: 'GB',
    phrases: 'DELAY REPAY;DELAYREPAY CLAIM',
  },
];
