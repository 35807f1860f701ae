/**
 * Every cost by how far it can be given up, and by how it is paid. The views follow the terms of the FCA: CONC 5.2A.18G
 * calls non-discretionary what meets priority debts and essential living expenses, what is hard to reduce while keeping a
 * basic quality of life, and what contract or statute obliges to; MCOB 11.6 tells apart committed expenditure, basic
 * essential expenditure and basic quality-of-living costs. Which category belongs where is our judgement; each row says why.
 */
import type { ExpenditureView } from '../contract/affordability/expenditure.js';
import type { CATEGORIES } from './taxonomy.js';

type Cost = Extract<
  (typeof CATEGORIES)[number],
  { readonly affordability: 'fixed' | 'flexible' | 'debt' }
>['slug'];

/**
 * A `bill` comes by itself, also where its amount changes; `seasonal`: a bill that changes over the year; `yearly`: a bill
 * of which a single payment usually covers a year; `bought`: when someone chooses to; `plan`: in a few instalments, over
 * before they tell what comes next. General knowledge of UK and US billing.
 */
type Paid = 'bill' | 'seasonal' | 'yearly' | 'bought' | 'plan';

export interface ExpenditureRow {
  readonly view: ExpenditureView;
  readonly paid: Paid;
  readonly reason: string;
}

const CREDIT = 'a credit agreement obliges to it';
const STATUTE = 'the law obliges to it';
const HOME = 'the home depends on it';
const WARMTH = 'heat, light and water';
const COVER = 'cover that a household needs or the law demands';
const TRAVEL = 'travel to work, school and shops';
const HEALTH = 'health and care';
const LEARNING = 'schooling and work';
const HOUSEHOLD = 'household goods and repairs';
const UNKNOWN = 'what it bought is not known, so the cautious view: hard to reduce';
const LEISURE = 'leisure, which can be given up';
const CHARGED = 'the terms of the account oblige to it';

export const EXPENDITURE: Readonly<Record<Cost, ExpenditureRow>> = {
  uncategorised: { view: 'basic-quality-of-life', paid: 'bought', reason: UNKNOWN },
  'cash-withdrawal': { view: 'basic-quality-of-life', paid: 'bought', reason: UNKNOWN },
  rent: {
    view: 'committed',
    paid: 'bill',
    reason: 'a tenancy obliges to it, and arrears are a priority debt',
  },
  mortgage: { view: 'committed', paid: 'bill', reason: 'secured on the home; arrears are a priority debt' },
  'council-tax': {
    view: 'basic-essential',
    paid: 'yearly',
    reason: `${STATUTE}; arrears are a priority debt`,
  },
  'service-charge': { view: 'basic-essential', paid: 'yearly', reason: HOME },
  energy: { view: 'basic-essential', paid: 'seasonal', reason: WARMTH },
  water: { view: 'basic-essential', paid: 'bill', reason: WARMTH },
  'tv-licence': { view: 'basic-quality-of-life', paid: 'yearly', reason: 'basic recreation' },
  'broadband-phone-tv': { view: 'basic-essential', paid: 'bill', reason: 'communications' },
  mobile: { view: 'basic-essential', paid: 'bill', reason: 'communications' },
  'home-insurance': { view: 'basic-essential', paid: 'yearly', reason: COVER },
  'life-insurance': { view: 'basic-quality-of-life', paid: 'yearly', reason: 'cover for dependants' },
  'health-insurance': {
    view: 'basic-quality-of-life',
    paid: 'yearly',
    reason: 'cover beyond public health care',
  },
  'vehicle-insurance': { view: 'basic-essential', paid: 'yearly', reason: COVER },
  'pet-insurance': { view: 'basic-quality-of-life', paid: 'yearly', reason: 'care of animals kept' },
  'other-insurance': { view: 'basic-quality-of-life', paid: 'yearly', reason: 'what it covers is not known' },
  'pension-contribution': { view: 'basic-quality-of-life', paid: 'bill', reason: 'hard to reduce for long' },
  fuel: { view: 'basic-essential', paid: 'bought', reason: TRAVEL },
  'public-transport': { view: 'basic-essential', paid: 'bought', reason: TRAVEL },
  'parking-and-tolls': { view: 'basic-essential', paid: 'bought', reason: TRAVEL },
  'vehicle-tax': { view: 'basic-essential', paid: 'yearly', reason: STATUTE },
  'vehicle-maintenance': { view: 'basic-essential', paid: 'yearly', reason: TRAVEL },
  'vehicle-finance': { view: 'committed', paid: 'bill', reason: CREDIT },
  taxi: { view: 'basic-quality-of-life', paid: 'bought', reason: 'some travel beyond the essential' },
  'vehicle-purchase-and-hire': { view: 'discretionary', paid: 'bought', reason: 'a purchase that can wait' },
  childcare: { view: 'basic-essential', paid: 'bill', reason: 'work depends on it' },
  'maintenance-paid': { view: 'committed', paid: 'bill', reason: 'owed to others by agreement or order' },
  pharmacy: { view: 'basic-essential', paid: 'bought', reason: HEALTH },
  'dental-and-optical': { view: 'basic-essential', paid: 'bought', reason: HEALTH },
  healthcare: { view: 'basic-essential', paid: 'bought', reason: HEALTH },
  'adult-care': { view: 'basic-essential', paid: 'bill', reason: HEALTH },
  'school-costs': { view: 'basic-essential', paid: 'bought', reason: LEARNING },
  'tuition-and-courses': { view: 'basic-quality-of-life', paid: 'bill', reason: LEARNING },
  'professional-services': {
    view: 'basic-quality-of-life',
    paid: 'yearly',
    reason: 'fees and dues of work and home',
  },
  'government-and-tax': { view: 'committed', paid: 'bill', reason: STATUTE },
  'business-expenses': { view: 'basic-essential', paid: 'bought', reason: 'the income depends on it' },
  'payroll-paid': { view: 'committed', paid: 'bought', reason: 'contracts of employment oblige to it' },
  groceries: { view: 'basic-essential', paid: 'bought', reason: 'food and housekeeping' },
  'restaurants-and-cafes': { view: 'discretionary', paid: 'bought', reason: LEISURE },
  'takeaway-and-fast-food': { view: 'discretionary', paid: 'bought', reason: LEISURE },
  'pubs-and-bars': { view: 'discretionary', paid: 'bought', reason: LEISURE },
  'alcohol-and-tobacco': { view: 'discretionary', paid: 'bought', reason: 'can be given up' },
  clothing: { view: 'basic-quality-of-life', paid: 'bought', reason: 'clothing' },
  electronics: { view: 'basic-quality-of-life', paid: 'bought', reason: HOUSEHOLD },
  'home-and-garden': { view: 'basic-quality-of-life', paid: 'bought', reason: HOUSEHOLD },
  'general-retail': { view: 'basic-quality-of-life', paid: 'bought', reason: HOUSEHOLD },
  'online-marketplace': { view: 'basic-quality-of-life', paid: 'bought', reason: HOUSEHOLD },
  'books-and-stationery': { view: 'discretionary', paid: 'bought', reason: LEISURE },
  'gifts-and-flowers': { view: 'discretionary', paid: 'bought', reason: 'given freely' },
  'hobbies-and-toys': { view: 'discretionary', paid: 'bought', reason: LEISURE },
  'sports-goods': { view: 'discretionary', paid: 'bought', reason: LEISURE },
  pets: { view: 'basic-quality-of-life', paid: 'bought', reason: 'care of animals kept' },
  'digital-subscriptions': { view: 'discretionary', paid: 'yearly', reason: 'can be cancelled' },
  'gym-and-fitness': { view: 'discretionary', paid: 'bill', reason: 'can be cancelled' },
  entertainment: { view: 'discretionary', paid: 'bought', reason: LEISURE },
  flights: { view: 'discretionary', paid: 'bought', reason: LEISURE },
  hotels: { view: 'discretionary', paid: 'bought', reason: LEISURE },
  holidays: { view: 'discretionary', paid: 'bought', reason: LEISURE },
  'hair-and-beauty': { view: 'basic-quality-of-life', paid: 'bought', reason: 'personal goods and care' },
  laundry: { view: 'basic-essential', paid: 'bought', reason: 'washing' },
  postage: { view: 'discretionary', paid: 'bought', reason: 'can mostly be given up' },
  charity: { view: 'discretionary', paid: 'bill', reason: 'given freely' },
  gambling: { view: 'discretionary', paid: 'bought', reason: LEISURE },
  'credit-card-payment': { view: 'committed', paid: 'bill', reason: CREDIT },
  'personal-loan': { view: 'committed', paid: 'bill', reason: CREDIT },
  'short-term-loan': { view: 'committed', paid: 'plan', reason: CREDIT },
  bnpl: { view: 'committed', paid: 'plan', reason: CREDIT },
  'student-loan-repayment': { view: 'committed', paid: 'bill', reason: `${CREDIT}, or the law` },
  'debt-collection': { view: 'committed', paid: 'bill', reason: 'arrears, often priority debts' },
  'debt-management-plan': { view: 'committed', paid: 'bill', reason: 'agreed with creditors' },
  'catalogue-credit': { view: 'committed', paid: 'bill', reason: CREDIT },
  'secured-loan': { view: 'committed', paid: 'bill', reason: 'secured on the home; a priority debt' },
  'bank-charges': { view: 'committed', paid: 'bill', reason: CHARGED },
  'interest-and-overdraft-charges': { view: 'committed', paid: 'bought', reason: CHARGED },
  'returned-payment-fee': { view: 'committed', paid: 'bought', reason: CHARGED },
};

/**
 * Essential is what CONC 5.2A.18G calls non-discretionary: all that is committed, essential for living, or hard to reduce while
 * keeping a basic quality of life. Financial health shows debts and fees apart, whatever their view.
 */
/** A payment to a person at a regular time is owed to somebody: rent, maintenance, care or a debt. Nothing says which. */
export const UNEXPLAINED_EXPENDITURE: ExpenditureRow = {
  view: 'committed',
  paid: 'bill',
  reason: 'paid to a person at a regular time, so the cautious view: owed',
};

export const IS_ESSENTIAL: Readonly<Record<ExpenditureView, boolean>> = {
  committed: true,
  'basic-essential': true,
  'basic-quality-of-life': true,
  discretionary: false,
};

export const VIEW_DEFINITIONS: Readonly<Record<ExpenditureView, string>> = {
  committed: 'Payments that a contract, a court or the law obliges to, credit and the home first.',
  'basic-essential':
    'Essential living expenses: food, heat, water, communications, tax, cover, travel and care.',
  'basic-quality-of-life': 'Spending that is hard to reduce while keeping a basic quality of life.',
  discretionary: 'Spending that can be reduced or given up.',
};
