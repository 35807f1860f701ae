/**
 * Plaid's personal finance categories, version 2 (18 primary, 128 detailed), to categories: by primary, then by
 * the rest of the detailed code. A row that loses something says what the code tells and the category does not,
 * or what else of ours comes under the code.
 * Codes: public transcriptions of Plaid's taxonomy, the official list not at hand (LOAN_DISBURSEMENTS_BNPL is in
 * some only). What they hold: the descriptions of version 1, and of the income categories in Plaid's interface.
 * The categories are our judgement.
 */
import type { CategorySlug } from '../../model/taxonomy.js';

type PlaidRow = CategorySlug | readonly [category: CategorySlug, losses: string];

const NOT_PURPOSE = 'that it was a transfer: the purpose is not said';
const LOAN_KIND = 'which loan';

export const PLAID_CATEGORIES = {
  INCOME: {
    CHILD_SUPPORT: 'maintenance-received',
    CONTRACTOR: 'self-employment-income',
    DIVIDENDS: 'investment-income',
    GIG_ECONOMY: 'gig-income',
    INTEREST_EARNED: 'interest-income',
    LONG_TERM_DISABILITY: ['disability-benefit', 'what an insurer pays is called a benefit'],
    MILITARY: ['other-benefit', 'that it is for veterans'],
    RENTAL: 'rental-income',
    RETIREMENT_PENSION: ['private-pension', 'a state pension and Pension Credit are called a private one'],
    SALARY: 'salary',
    TAX_REFUND: 'tax-refund',
    UNEMPLOYMENT: ['out-of-work-benefit', 'Universal Credit is called an out-of-work benefit'],
    OTHER: ['other-income', 'benefits that Plaid does not name are called other income'],
  },
  LOAN_DISBURSEMENTS: {
    AUTO: ['loan-proceeds', LOAN_KIND],
    BNPL: ['loan-proceeds', LOAN_KIND],
    CASH_ADVANCES: ['loan-proceeds', LOAN_KIND],
    EWA: ['loan-proceeds', 'that it is pay drawn early'],
    MORTGAGE: ['loan-proceeds', LOAN_KIND],
    PERSONAL: ['loan-proceeds', LOAN_KIND],
    STUDENT: 'student-finance',
    OTHER_DISBURSEMENT: 'loan-proceeds',
  },
  LOAN_PAYMENTS: {
    BNPL: 'bnpl',
    CAR_PAYMENT: 'vehicle-finance',
    CASH_ADVANCES: 'short-term-loan',
    CREDIT_CARD_PAYMENT: 'credit-card-payment',
    EWA: ['short-term-loan', 'that it returns pay drawn early'],
    MORTGAGE_PAYMENT: 'mortgage',
    PERSONAL_LOAN_PAYMENT: 'personal-loan',
    STUDENT_LOAN_PAYMENT: 'student-loan-repayment',
    OTHER_PAYMENT: ['personal-loan', 'debt collection, debt plans, home credit and secured loans are in it'],
  },
  TRANSFER_IN: {
    ACCOUNT_TRANSFER: 'own-account-transfer',
    DEPOSIT: 'cash-deposit',
    INVESTMENT_AND_RETIREMENT_FUNDS: 'investments',
    SAVINGS: 'savings',
    TRANSFER_IN_FROM_APPS: 'person-to-person',
    WIRE: ['uncategorised', NOT_PURPOSE],
    OTHER_TRANSFER_IN: ['uncategorised', 'rewards, insurance payouts and sales of crypto-assets are in it'],
  },
  TRANSFER_OUT: {
    ACCOUNT_TRANSFER: 'own-account-transfer',
    CRYPTO: 'crypto',
    INVESTMENT_AND_RETIREMENT_FUNDS: ['investments', 'pension contributions are called investments'],
    SAVINGS: 'savings',
    TRANSFER_OUT_FROM_APPS: 'person-to-person',
    WIRE: ['uncategorised', NOT_PURPOSE],
    WITHDRAWAL: 'cash-withdrawal',
    OTHER_TRANSFER_OUT: ['uncategorised', 'maintenance and wages paid are in it'],
  },
  BANK_FEES: {
    ATM_FEES: ['bank-charges', 'that it was for a cash machine'],
    INSUFFICIENT_FUNDS: 'returned-payment-fee',
    INTEREST_CHARGE: 'interest-and-overdraft-charges',
    FOREIGN_TRANSACTION_FEES: ['bank-charges', 'that it was for a payment abroad'],
    OVERDRAFT_FEES: ['interest-and-overdraft-charges', 'that it was a fee, not interest'],
    LATE_FEES: ['bank-charges', 'that it was for paying late'],
    CASH_ADVANCE: ['bank-charges', 'that it was for a cash advance'],
    OTHER_BANK_FEES: 'bank-charges',
  },
  ENTERTAINMENT: {
    CASINOS_AND_GAMBLING: ['gambling', 'winnings are called stakes'],
    MUSIC_AND_AUDIO: ['digital-subscriptions', 'that it was music; also bought in person'],
    SPORTING_EVENTS_AMUSEMENT_PARKS_AND_MUSEUMS: 'entertainment',
    TV_AND_MOVIES: ['digital-subscriptions', 'cinemas are called streaming'],
    VIDEO_GAMES: ['digital-subscriptions', 'that it was a game; also bought in person'],
    OTHER_ENTERTAINMENT: ['entertainment', 'that it was none of the kinds named'],
  },
  FOOD_AND_DRINK: {
    BEER_WINE_AND_LIQUOR: 'alcohol-and-tobacco',
    COFFEE: ['restaurants-and-cafes', 'that it was a coffee shop'],
    FAST_FOOD: 'takeaway-and-fast-food',
    GROCERIES: 'groceries',
    RESTAURANT: ['restaurants-and-cafes', 'pubs and bars are called restaurants'],
    VENDING_MACHINES: ['groceries', 'that it was a vending machine'],
    OTHER_FOOD_AND_DRINK: ['restaurants-and-cafes', 'delicatessens and dessert shops are in it'],
  },
  GENERAL_MERCHANDISE: {
    BOOKSTORES_AND_NEWSSTANDS: 'books-and-stationery',
    CLOTHING_AND_ACCESSORIES: 'clothing',
    CONVENIENCE_STORES: ['groceries', 'that it was a convenience store'],
    DEPARTMENT_STORES: 'general-retail',
    DISCOUNT_STORES: ['general-retail', 'that it was a discount store'],
    ELECTRONICS: 'electronics',
    GIFTS_AND_NOVELTIES: 'gifts-and-flowers',
    OFFICE_SUPPLIES: 'business-expenses',
    ONLINE_MARKETPLACES: 'online-marketplace',
    PET_SUPPLIES: 'pets',
    SPORTING_GOODS: 'sports-goods',
    SUPERSTORES: ['general-retail', 'groceries bought in a superstore'],
    TOBACCO_AND_VAPE: ['alcohol-and-tobacco', 'that it was tobacco, not alcohol'],
    OTHER_GENERAL_MERCHANDISE: 'hobbies-and-toys',
  },
  GENERAL_SERVICES: {
    ACCOUNTING_AND_FINANCIAL_PLANNING: ['professional-services', 'that it was accounting or advice on money'],
    AUTOMOTIVE: 'vehicle-maintenance',
    CHILDCARE: 'childcare',
    CONSULTING_AND_LEGAL: 'professional-services',
    EDUCATION: ['tuition-and-courses', 'schools are called courses'],
    INSURANCE: ['other-insurance', 'any insurance is called other insurance'],
    POSTAGE_AND_SHIPPING: 'postage',
    STORAGE: ['home-and-garden', 'that it was storage'],
    OTHER_GENERAL_SERVICES: ['business-expenses', 'services to persons are called those to firms'],
  },
  GOVERNMENT_AND_NON_PROFIT: {
    DONATIONS: 'charity',
    GOVERNMENT_DEPARTMENTS_AND_AGENCIES: ['government-and-tax', 'vehicle tax is called a tax or fee'],
    TAX_PAYMENT: ['government-and-tax', 'council tax is called a tax or fee'],
    OTHER_GOVERNMENT_AND_NON_PROFIT: ['government-and-tax', 'bodies other than public ones'],
  },
  HOME_IMPROVEMENT: {
    FURNITURE: ['home-and-garden', 'that it was furniture'],
    HARDWARE: 'home-and-garden',
    REPAIR_AND_MAINTENANCE: ['home-and-garden', 'that it was work, not goods'],
    SECURITY: ['home-and-garden', 'that it was for security'],
    OTHER_HOME_IMPROVEMENT: ['home-and-garden', 'that it was none of the kinds named'],
  },
  MEDICAL: {
    DENTAL_CARE: 'dental-and-optical',
    EYE_CARE: ['dental-and-optical', 'that it was for eyes, not teeth'],
    NURSING_CARE: 'adult-care',
    PHARMACIES_AND_SUPPLEMENTS: 'pharmacy',
    PRIMARY_CARE: ['healthcare', 'that it was a doctor'],
    VETERINARY_SERVICES: ['pets', 'that it was a vet'],
    OTHER_MEDICAL: 'healthcare',
  },
  PERSONAL_CARE: {
    GYMS_AND_FITNESS_CENTERS: 'gym-and-fitness',
    HAIR_AND_BEAUTY: 'hair-and-beauty',
    LAUNDRY_AND_DRY_CLEANING: 'laundry',
    OTHER_PERSONAL_CARE: ['hair-and-beauty', 'that it was none of the kinds named'],
  },
  RENT_AND_UTILITIES: {
    GAS_AND_ELECTRICITY: 'energy',
    INTERNET_AND_CABLE: 'broadband-phone-tv',
    RENT: ['rent', 'ground rent and service charges are called rent'],
    SEWAGE_AND_WASTE_MANAGEMENT: ['water', 'that it was for waste'],
    TELEPHONE: 'mobile',
    WATER: 'water',
    OTHER_UTILITIES: ['energy', 'which utility; the TV licence is in it'],
  },
  TRANSPORTATION: {
    BIKES_AND_SCOOTERS: ['vehicle-purchase-and-hire', 'that it was a bicycle or scooter'],
    GAS: 'fuel',
    PARKING: 'parking-and-tolls',
    PUBLIC_TRANSIT: 'public-transport',
    TAXIS_AND_RIDE_SHARES: 'taxi',
    TOLLS: ['parking-and-tolls', 'that it was a toll'],
    OTHER_TRANSPORTATION: ['public-transport', 'that it was none of the kinds named'],
  },
  TRAVEL: {
    FLIGHTS: 'flights',
    LODGING: 'hotels',
    RENTAL_CARS: 'vehicle-purchase-and-hire',
    OTHER_TRAVEL: 'holidays',
  },
  OTHER: {
    OTHER: 'uncategorised',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PlaidRow>>>>;

/**
 * Codes of version 1 that version 2 gave up. Plaid sends version 1 to whoever was enabled for transactions by 3 December 2025 and
 * has not asked for version 2. Source: plaid.com/docs/transactions/pfc-migration, read in November 2026.
 */
export const PLAID_CATEGORIES_OF_VERSION_1 = {
  INCOME_WAGES: ['salary', 'pay for single jobs and contracts is called a salary'],
  INCOME_OTHER_INCOME: ['other-income', 'benefits, rent and maintenance received are in it'],
  TRANSFER_IN_CASH_ADVANCES_AND_LOANS: ['loan-proceeds', LOAN_KIND],
} as const satisfies Readonly<Record<string, PlaidRow>>;

type Table = typeof PLAID_CATEGORIES;

/** A primary category of Plaid's personal finance categories (version 2), such as `FOOD_AND_DRINK`. */
export type PlaidPrimary = keyof Table;

/** A detailed category of Plaid's personal finance categories (version 2), such as `FOOD_AND_DRINK_RESTAURANT`. */
export type PlaidDetailed = {
  [Primary in PlaidPrimary]: `${Primary}_${keyof Table[Primary] & string}`;
}[PlaidPrimary];
