/**
 * The statement's lines as the taxonomy words them, each with its key; a row that loses something says what the
 * category tells and the line does not. And the categories that are on no line, with the reason.
 */

import type { SfsLine, SfsWording } from '../../model/standardFinancialStatement.js';
import type { CATEGORIES } from '../taxonomy.js';

type Category = (typeof CATEGORIES)[number];
type Unlined = Extract<Category, { readonly sfs: null }>['slug'];

const WHICH_INCOME = 'which income';
const WHICH_LEISURE = 'what it was spent on';
const WHICH_DEBT = 'which debt; the statement lists each creditor';

export const SFS_LINE_OF_WORDING: Readonly<
  Record<
    SfsWording,
    SfsLine | readonly [line: SfsLine, losses: string] | readonly [line: null, reason: string]
  >
> = {
  'Earnings / Client': 'client-salary-or-wages',
  'Earnings / Other (self-employed)': ['other-earnings', 'whether a platform pays'],
  'Pensions / Private or work pensions': 'private-work-pensions',
  'Pensions / State pensions': 'state-pensions',
  'Pensions / Pension Credit': 'pension-credit',
  'Other income / Boarders or lodgers': 'boarders-lodgers',
  'Other income / Other': ['other-other-income', WHICH_INCOME],
  'Other income / Child maintenance or child support': 'maintenance-child-support',
  'Other income / Student loans and grants': 'student-loans-grants',
  'Benefits / Universal Credit': 'tax-credits-universal-credit',
  'Benefits / Child Benefit': 'child-benefit',
  'Benefits / Disability benefits': 'disability-benefits',
  'Benefits / JSA, ESA or Income Support': [
    'employment-support-allowance',
    "that it may be Jobseeker's Allowance or Income Support",
  ],
  "Benefits / Carer's Allowance": 'carers-allowance',
  'Benefits / Tax credits': ['child-tax-credit', 'that it may be Working Tax Credit'],
  'Benefits / Local Housing Allowance or Housing Benefit': [
    'local-housing-allowance',
    'that it may be council tax support',
  ],
  'Benefits / Other': 'other-benefits',
  'Savings / Savings contribution': ['savings-contribution', 'whether it was saved or invested'],
  'Home and contents / Rent': 'rent',
  'Home and contents / Mortgage': 'mortgage',
  'Home and contents / Council tax or rates': 'council-tax-rates',
  'Home and contents / Ground rent, service charges, factor fees': 'ground-rent-service-charges',
  'Home and contents / TV licence': 'tv-licence',
  'Home and contents / Secured loans': 'secured-loans',
  'Utilities / Gas and electricity': ['electricity', 'that it may be gas'],
  'Water / Water supply and waste': ['water-supply', 'that it may be waste water'],
  'Communications and leisure / Home phone, internet, TV package': 'home-phone-internet-tv',
  'Communications and leisure / Mobile phone': 'mobile-phone',
  'Communications and leisure / Hobbies, leisure or sport': ['hobbies-leisure-sport', WHICH_LEISURE],
  'Communications and leisure / Gifts': ['gifts', 'whether it went to a charity'],
  'Communications and leisure / Newspapers, magazines, stationery and postage': [
    'newspapers-magazines-stationery-postage',
    'whether it was postage',
  ],
  'Communications and leisure / Other': ['other-communications-leisure', WHICH_LEISURE],
  'Pensions and insurances / Building and contents insurance': 'buildings-contents-insurance',
  'Pensions and insurances / Life insurance': 'life-insurance',
  'Pensions and insurances / Health insurance': 'health-insurance',
  'Pensions and insurances / Other': 'other-pensions-insurances',
  'Pensions and insurances / Pension payments': 'pension-payments',
  'Transport and travel / Car insurance': 'car-insurance',
  'Transport and travel / Fuel, parking and toll road charges': [
    'fuel-parking-toll-road-charges',
    'whether it was fuel',
  ],
  'Transport and travel / Public transport': 'public-transport',
  'Transport and travel / Road tax': 'road-tax',
  'Transport and travel / MOT and car maintenance': 'mot-ongoing-maintenance',
  'Transport and travel / Hire purchase or conditional sale vehicle':
    'hire-purchase-conditional-sale-vehicle',
  'Transport and travel / Other': ['other-transport-travel', 'whether it was a taxi'],
  'Care and health costs / Childcare costs': 'childcare-costs',
  'Care and health costs / Child maintenance or child support': 'child-maintenance-child-support',
  'Care and health costs / Prescriptions and medicines': 'prescriptions-medicines',
  'Care and health costs / Dentistry and opticians': 'dentistry-opticians',
  'Care and health costs / Other': 'other-care-health',
  'Care and health costs / Adult care costs': 'adult-care-costs',
  'School costs / Other': 'other-school',
  'Professional costs / Professional courses': 'professional-courses',
  'Professional costs / Professional fees': 'professional-fees',
  'Professional costs / Other': ['other-professional', 'whether it was wages'],
  'Other essential costs / Other': 'other-essential-costs',
  'Food and housekeeping / Groceries': 'groceries',
  'Food and housekeeping / Alcohol': ['alcohol', 'that it was drunk in a pub'],
  'Food and housekeeping / Smoking products': ['smoking-products', 'that it may be alcohol'],
  'Food and housekeeping / Vet bills and pet insurance': [
    'vet-bills-pet-insurance',
    'whether it was insurance',
  ],
  'Food and housekeeping / House repairs and maintenance': 'house-repairs-maintenance',
  'Food and housekeeping / Laundry and dry cleaning': 'laundry-dry-cleaning',
  'Food and housekeeping / Other': ['other-food-housekeeping', 'where it was bought'],
  'Personal costs / Clothing and footwear': 'clothing-footwear',
  'Personal costs / Hairdressing and toiletries': ['hairdressing', 'that it may be toiletries'],
  'Debts / Non-priority': ['non-priority-debts', WHICH_DEBT],
  'Debts / Priority': 'priority-debts',
  'Debts / Debt solution': [null, 'the statement is what such a plan is made from'],
};

const NOT_INCOME = 'not income: it comes once, or has to be paid back';
const OWN_MONEY = 'the own money in another place';
const ACCOUNT_COST = 'the statement has no line for what an account costs';

export const NO_SFS_LINE: Readonly<Record<Unlined, string>> = {
  uncategorised: 'what it was for is not known',
  refund: 'it reduces the line of what was bought',
  'loan-proceeds': NOT_INCOME,
  'cash-deposit': NOT_INCOME,
  'cashback-and-rewards': NOT_INCOME,
  'gambling-winnings': NOT_INCOME,
  'insurance-payout': NOT_INCOME,
  'own-account-transfer': OWN_MONEY,
  'person-to-person': 'what the person was paid for is not known',
  crypto: OWN_MONEY,
  'cash-withdrawal': 'what the cash bought is not known',
  'bank-charges': ACCOUNT_COST,
  'interest-and-overdraft-charges': ACCOUNT_COST,
  'returned-payment-fee': ACCOUNT_COST,
};
