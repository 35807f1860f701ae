/**
 * The lines of the Standard Financial Statement to categories: by section, then by line. A row that loses something
 * says what the line tells and the category does not, or what else of ours is on the line.
 * Keys: the schemas of the sfs-developer-toolkit, version 1.1 (the 88 lines of income and outgoings, and of the
 * summary the savings contribution and the two lists of debts). The categories are our judgement.
 */
import type { SfsLine, SfsSection } from '../../model/standardFinancialStatement.js';
import type { CategorySlug } from '../../model/taxonomy.js';

type SfsRow = CategorySlug | readonly [category: CategorySlug, losses: string];

export const SFS_LINES = {
  earnings: {
    'client-salary-or-wages': 'salary',
    'partner-salary-or-wages': ['salary', 'whose salary'],
    'other-earnings': ['self-employment-income', 'gig-platform earnings are on the line'],
  },
  benefits: {
    'tax-credits-universal-credit': 'universal-credit',
    'jobseekers-allowance-income-based': ['out-of-work-benefit', 'which benefit'],
    'jobseekers-allowance-contribution-based': ['out-of-work-benefit', 'which benefit'],
    'income-support': ['out-of-work-benefit', 'which benefit'],
    'working-tax-credit': ['tax-credits', 'which tax credit'],
    'child-tax-credit': 'tax-credits',
    'child-benefit': 'child-benefit',
    'employment-support-allowance': 'out-of-work-benefit',
    'disability-benefits': 'disability-benefit',
    'carers-allowance': 'carers-benefit',
    'local-housing-allowance': 'housing-benefit',
    'council-tax-support': ['housing-benefit', 'that it is for council tax'],
    'other-benefits': 'other-benefit',
  },
  pensions: {
    'state-pensions': 'state-pension',
    'private-work-pensions': 'private-pension',
    'pension-credit': 'pension-credit',
    'other-pensions': ['private-pension', 'that it is of another kind'],
  },
  'other-income': {
    'maintenance-child-support': 'maintenance-received',
    'boarders-lodgers': 'rental-income',
    'non-dependants-contributions': ['other-income', 'that a member of the household pays it'],
    'student-loans-grants': 'student-finance',
    'other-other-income': ['other-income', 'dividends, interest and tax refunds are on the line'],
  },
  'home-contents': {
    rent: 'rent',
    'ground-rent-service-charges': 'service-charge',
    mortgage: 'mortgage',
    'mortgage-endowment': ['mortgage', 'that it is the endowment'],
    'secured-loans': 'secured-loan',
    'council-tax-rates': 'council-tax',
    'appliance-furniture-rental': ['electronics', 'that it is on hire, and may be furniture'],
    'tv-licence': 'tv-licence',
    'other-home-contents': ['home-and-garden', 'that it is a fixed cost'],
  },
  utilities: {
    gas: ['energy', 'that it is gas'],
    electricity: 'energy',
    'other-utilities': ['energy', 'that it is coal, oil or bottled gas'],
    'other-utilities-expenditure': ['energy', 'that it is of another kind'],
  },
  water: {
    'water-supply': 'water',
    'water-waste': ['water', 'that it is waste water'],
  },
  'care-health': {
    'childcare-costs': 'childcare',
    'adult-care-costs': 'adult-care',
    'child-maintenance-child-support': 'maintenance-paid',
    'prescriptions-medicines': 'pharmacy',
    'dentistry-opticians': 'dental-and-optical',
    'other-care-health': 'healthcare',
  },
  'transport-travel': {
    'public-transport': 'public-transport',
    'hire-purchase-conditional-sale-vehicle': 'vehicle-finance',
    'car-insurance': 'vehicle-insurance',
    'road-tax': 'vehicle-tax',
    'mot-ongoing-maintenance': 'vehicle-maintenance',
    'breakdown-cover': ['vehicle-maintenance', 'that it is breakdown cover'],
    'fuel-parking-toll-road-charges': ['fuel', 'parking and tolls are on the line'],
    'other-transport-travel': ['taxi', 'the purchase and hire of vehicles are on the line'],
  },
  school: {
    'school-uniform': ['school-costs', 'that it is a uniform'],
    'after-school-clubs-school-trips': ['school-costs', 'that it is a club or trip'],
    'other-school': 'school-costs',
  },
  'pensions-insurance': {
    'pension-payments': 'pension-contribution',
    'life-insurance': 'life-insurance',
    'mortgage-payment-protection-insurance': ['life-insurance', 'that it protects a mortgage'],
    'buildings-contents-insurance': 'home-insurance',
    'health-insurance': 'health-insurance',
    'other-pensions-insurances': 'other-insurance',
  },
  professional: {
    'professional-courses': 'tuition-and-courses',
    'union-fees': ['professional-services', 'that it goes to a union'],
    'professional-fees': 'professional-services',
    'other-professional': ['business-expenses', 'wages paid to staff are on the line'],
  },
  'other-essential': {
    'other-essential-costs': 'government-and-tax',
  },
  'communications-leisure': {
    'home-phone-internet-tv': 'broadband-phone-tv',
    'mobile-phone': 'mobile',
    'hobbies-leisure-sport': ['entertainment', 'eating out, hobbies, sports goods and gyms are on the line'],
    gifts: ['gifts-and-flowers', 'charity is on the line'],
    'pocket-money': ['person-to-person', 'that it is for a child'],
    'newspapers-magazines-stationery-postage': ['books-and-stationery', 'post is on the line'],
    'other-communications-leisure': [
      'holidays',
      'flights, hotels, digital subscriptions and gambling are on the line',
    ],
  },
  'food-housekeeping': {
    groceries: 'groceries',
    'nappies-baby-items': ['groceries', 'that it is for a baby'],
    'school-work-meals': ['restaurants-and-cafes', 'that it is a meal at school or work'],
    'laundry-dry-cleaning': 'laundry',
    alcohol: ['alcohol-and-tobacco', 'that it is alcohol; pubs are on the line'],
    'smoking-products': 'alcohol-and-tobacco',
    'vet-bills-pet-insurance': ['pets', 'pet insurance is on the line'],
    'house-repairs-maintenance': 'home-and-garden',
    'other-food-housekeeping': ['general-retail', 'electronics and online marketplaces are on the line'],
  },
  personal: {
    'clothing-footwear': 'clothing',
    hairdressing: 'hair-and-beauty',
    toiletries: ['hair-and-beauty', 'that it is toiletries'],
    'other-personal': ['hair-and-beauty', 'that it is of another kind'],
  },
  overview: {
    'savings-contribution': ['savings', 'investments are on the line'],
  },
  debts: {
    'priority-debts': ['debt-collection', 'arrears of rent, mortgage, tax and energy are on the list'],
    'non-priority-debts': ['personal-loan', 'every other debt, card and plan is on the list'],
  },
} as const satisfies Readonly<Record<SfsSection, Readonly<Partial<Record<SfsLine, SfsRow>>>>>;
