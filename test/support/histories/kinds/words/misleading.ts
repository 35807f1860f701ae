/**
 * Firms that a name alone could mistake: a surname, a place or a plain word of theirs is also a brand, or a word of money. What
 * tells them apart stands within the eighteen or sixteen characters that a payer's name has.
 */
import type { Halves } from '../kind.js';

export const LIKE_INVESTMENTS: Halves<string> = {
  tuned: [
    'NUTMEG JOINERY',
    'VANGUARD CARPENTRY LTD',
    'HARGREAVES PLUMBING',
    'FIDELITY CLEANING LTD',
    'ABRDN HOUSE HOTEL',
    'COINBASE FLOORING',
    'STASH CAFE LTD',
    'PLUM TREE NURSERY',
  ],
  'held-out': [
    'WEALTHY OAK JOINERS',
    'BELL & SONS ROOFING',
    'CHIP INN CATERING LTD',
    'SCHRODER ENGINEERING',
    'ROBINHOOD TAXIS LTD',
    'LANSDOWN VETS LTD',
    'KRAKEN DIVING LTD',
    'ACORNS PRE SCHOOL',
  ],
};

export const LIKE_BOOKMAKERS: Halves<string> = {
  tuned: [
    'CORAL BAY CATERING',
    'LADBROKE GROVE DENTAL',
    'WILLIAM HILL FARMS',
    'TOMBOLA TOYS LTD',
    'BINGO WINGS GYM LTD',
    'ROULETTE RECORDS',
  ],
  'held-out': [
    'CORAL ISLAND HOTELS',
    'PADDY POWERS PLANT',
    'MECCA BAKERY LTD',
    'FOXY HAIR STUDIO',
    'GALA CAKES LTD',
    'JACKPOT JOINERY',
  ],
};

export const LIKE_LENDERS: Halves<string> = {
  tuned: [
    'BARCLAY ROOFING LTD',
    'HALIFAX FLOORING LTD',
    'AMIGO TAPAS LTD',
    'STARLING NURSERIES',
    'TIDE CLEANING LTD',
    'LLOYD GEORGE HAULAGE',
    'ONMO ENGINEERING',
    'SUNNY SIDE CARE HOME',
  ],
  'held-out': [
    'SANTANDER ST CAFE',
    'METRO TYRES LTD',
    'ATOM BREWERY LTD',
    'COVENTRY SCAFFOLDING',
    'ALDERMORE HOUSE CARE',
    'WISE OWL DAY NURSERY',
    'OAKBROOK BUILDERS',
    'LENDAL CAFE YORK',
  ],
};

export const LIKE_SHOPS: Halves<string> = {
  tuned: [
    'NEXT STEPS CARE LTD',
    'BOOTS & SADDLES LTD',
    'SHELL BAY HOLIDAYS',
    'SKY HIGH SCAFFOLDING',
    'OCTOPUS DAY NURSERY',
    'THREE OAKS CARE HOME',
    'ARGOS TAVERNA LTD',
    'BULB GARDEN CENTRE',
    'AMAZON AQUATICS LTD',
    'UBER CLEAN LTD',
  ],
  'held-out': [
    'VIRGIN SNOW SKI LTD',
    'ORANGE TREE PUBS',
    'APPLE TREE DAY CARE',
    'NATIONAL GRIDIRON LTD',
    'MORRISON ROOFING LTD',
    'GREGG ENGINEERING LTD',
    'ICELANDIC SEAFOODS',
    'TALKTALK TUITION LTD',
    'DELIVEROO KENNELS',
    'OVO DENTAL CARE',
  ],
};

export const WITH_MONEY_WORDS: Halves<string> = {
  tuned: [
    'LOANHEAD ENGINEERING',
    'TAXASSIST ACCOUNTANTS',
    'CARERS PLUS LTD',
    'PENSION GEEKS LTD',
    'GIFT COMPANY UK LTD',
    'RENTOKIL PEST LTD',
    'CASH REGISTERS LTD',
    'SAVERS HEALTH LTD',
  ],
  'held-out': [
    'TRANSFER COACHES LTD',
    'REFUND RECYCLING LTD',
    'UNIVERSAL TYRES LTD',
    'RENTAL POWER TOOLS',
    'DIVIDEND DESIGN LTD',
    'BENEFITS TRAINING LTD',
    'CREDIT HIRE GROUP LTD',
    'INTEREST DESIGN LLP',
  ],
};

export const INITIAL_AND_TRADE: Halves<string> = {
  tuned: [
    '{I} {S} ROOFING',
    '{I} {S} BUILDERS',
    '{I} {S} HAIRDRESSING',
    '{S} {I} PLASTERERS',
    '{I} {S} & SON',
    '{I} & {I} {S} FARMS',
    '{I} {S} TRANSPORT',
  ],
  'held-out': [
    '{I} {S} ELECTRICAL',
    '{I} {S} DECORATORS',
    '{I} {S} TREE SURGERY',
    '{S} {I} PLUMBERS',
    '{I} {S} & DAUGHTERS',
    '{I} {S} BUTCHERS',
    '{I} {S} MOTORS',
  ],
};

export const AMERICAN: Halves<string> = {
  tuned: [
    'CHASE PLUMBING LLC',
    'WELLS ROOFING INC',
    'DISCOVER DENTAL',
    'ALLY CHILD CARE',
    'TARGET MARKETING CO',
    'SQUARE ONE FOODS',
    'DRAFT KING BREWERY',
  ],
  'held-out': [
    'CAPITAL GRILLE',
    'VENMORE LANDSCAPING',
    'SCHWAB AUTO BODY',
    'AFFIRM HOME HEALTH',
    'ZELLER ELECTRIC INC',
    'COSTCUTTERS SALON',
    'FANDUELING GYM',
  ],
};

export const AMERICAN_PEOPLE: Halves<string> = {
  tuned: ['{I} {S} ROOFING', '{I} {S} DDS', '{S} {S} PLLC', '{I} {S} TRUCKING', 'DR {I} {S} PA'],
  'held-out': ['{I} {S} DRYWALL', '{I} {S} DVM', '{S} LAW PLLC', '{I} {S} FARMS', 'DR {I} {S} MD PC'],
};
