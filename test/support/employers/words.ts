/**
 * Words that employers are named with, written down without looking at the tables of the engine. Half of them are tuned on;
 * the other half is drawn from by the held-out tests alone.
 */
import type { CountryCode } from '../../../src/index.js';

interface Halves<Value> {
  readonly tuned: Value;
  readonly heldOut: Value;
}

type Words = Readonly<Record<CountryCode, readonly string[]>>;

const words = (text: string): string[] => text.trim().split(/\s*;\s*/);

/** What a firm does. None of these is something that shops, banks or bookmakers also do under their own name. */
export const TRADES: Halves<Words> = {
  tuned: {
    GB: words(
      'CARPENTRY;CATERERS;BAKERS;ROOFING;SCAFFOLDING;PLASTERERS;JOINERS;HAULAGE;LANDSCAPES;GROUNDWORKS;FABRICATIONS;STEEL ERECTORS;BRICKWORK;TREE SURGEONS;CARE HOME;RECRUITMENT;SOLICITORS;VETERINARY CENTRE;PRECISION ENGINEERING;UPHOLSTERY;JEWELLERS;COACHWORKS',
    ),
    US: words(
      'CARPENTRY;CATERERS;BAKERS;ROOFING;DRYWALL;LANDSCAPING;TRUCKING;PAVING;CONCRETE;MASONRY;EXCAVATING;WELDING;TREE SERVICE;HOME HEALTH CARE;STAFFING;LAW OFFICES;ANIMAL HOSPITAL;MACHINING;UPHOLSTERY;JEWELERS;COLLISION',
    ),
  },
  heldOut: {
    GB: words(
      'JOINERY;CATERING;BAKERY;ROOFERS;PLASTERING;BUILDERS;PLUMBERS;TRANSPORT;GARDENERS;SURFACING;METALWORK;DEMOLITION;STONEMASONS;FORESTRY;NURSING HOME;EMPLOYMENT AGENCY;ACCOUNTANTS;VETS;TOOLMAKERS;CABINET MAKERS;PRINTERS;MARQUEES',
    ),
    US: words(
      'JOINERY;CATERING;BAKERY;ROOFERS;SIDING;BUILDERS;PLUMBING;FREIGHT;LAWN CARE;ASPHALT;METAL FABRICATION;DEMOLITION;STONE WORKS;LOGGING;NURSING HOME;TEMP SERVICES;CPAS;VETERINARY CLINIC;TOOL AND DIE;CABINETS;PRINTING;TENT RENTALS',
    ),
  },
};

export const LEGAL_FORMS: Words = { GB: ['LTD', 'LIMITED', '', 'LLP'], US: ['INC', 'LLC', '', 'CORP'] };

/** How banks write what a firm pays. No word says that it is pay. */
export const PAYMENTS: Readonly<
  Record<CountryCode, readonly ((name: string, number: string, cut: string) => string)[]>
> = {
  GB: [
    (name, number) => `${name} ${number} BGC`,
    name => `BANK GIRO CREDIT REF ${name}`,
    (name, number) => `${name} REF ${number} BACS`,
    name => `DIRECT CREDIT ${name}`,
    name => `FASTER PAYMENT RECEIVED FROM ${name}`,
    name => `${name}`,
    (_name, _number, cut) => `${cut} BGC`,
  ],
  US: [
    (name, number) => `${name} DES:PPD ID:${number}`,
    (name, number) => `ACH CREDIT ${name} ${number}`,
    name => `ACH DEPOSIT ${name}`,
    (name, number) => `ORIG CO NAME:${name} ORIG ID:${number} SEC:PPD`,
    name => `ELECTRONIC DEPOSIT ${name}`,
    name => `${name}`,
    (_name, _number, cut) => `${cut} ACH CREDIT`,
  ],
};

/** Surnames of several origins. */
export const SURNAMES: Halves<readonly string[]> = {
  tuned: words(
    'EVANS;FOSTER;PATEL;KHAN;NGUYEN;GARCIA;KOWALSKI;OKAFOR;CHEN;SINGH;MURPHY;ROSSI;COHEN;JOHANSSON;MACKAY;DIAZ',
  ),
  heldOut: words(
    'SMITH;TURNER;SHARMA;HUSSAIN;TRAN;HERNANDEZ;NOWAK;ADEYEMI;WONG;KAUR;KELLY;BIANCHI;LEVY;LARSEN;CAMPBELL;RAMIREZ',
  ),
};

/** Trades that people put behind their own name, in the singular, the plural, and as the craft. */
export const OWN_NAME_TRADES: Halves<Words> = {
  tuned: {
    GB: words(
      'ROOFING;BUILDERS;PHARMACY;DENTAL;NAILS;JOINERY;PLASTERING;TYRES;BUTCHERS;HAIR;SURFACING;FLOORING;OPTICIANS;HAULAGE;GROUNDWORKS;TREE SURGEONS',
    ),
    US: words(
      'ROOFING;BUILDERS;PHARMACY;DENTAL;NAILS;LANDSCAPING;DRYWALL;TIRES;PAINTING;HAIR;PAVING;FLOORING;OPTICAL;TRUCKING;EXCAVATING;TREE SERVICE',
    ),
  },
  heldOut: {
    GB: words(
      'PLUMBING;ELECTRICAL;SCAFFOLDING;DECORATORS;CARPENTRY;JEWELLERS;GARAGE;SOLICITORS;FISHMONGERS;BAKERY;KITCHENS;COACHES;LANDSCAPES;FABRICATIONS;VETS;STONEMASONS',
    ),
    US: words(
      'PLUMBING;ELECTRIC;MASONRY;REMODELING;CARPENTRY;JEWELERS;AUTO REPAIR;LAW OFFICE;SEAFOOD;BAKERY;CABINETS;HAULING;LAWN CARE;WELDING;ORTHODONTICS;CONCRETE',
    ),
  },
};

/** How a firm is called after those who own it. */
export const OWNED: readonly ((surname: string, trade: string, initial: string) => string)[] = [
  (surname, trade, initial) => `${initial} ${surname} ${trade}`,
  (surname, trade, initial) => `${initial} ${initial === 'A' ? 'J' : 'A'} ${surname} ${trade}`,
  (surname, trade) => `${surname} ${trade}`,
  (surname, trade) => `${surname} & SONS ${trade}`,
  (surname, trade) => `${surname} AND DAUGHTERS ${trade}`,
  (surname, trade) => `${surname} BROS ${trade}`,
  (surname, trade, initial) => `DR ${initial} ${surname} ${trade}`,
];
