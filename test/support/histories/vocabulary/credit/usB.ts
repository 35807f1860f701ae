/** Who lend to people of vocabulary B in America. */
import type { CreditWords } from '../vocabulary.js';

export const US_B_CREDIT: CreditWords = {
  billers: {
    'store-card': ['AMAZON CORP SYF', 'COMENITY CAPITAL'],
    'mail-order': ['GINNYS', 'MONTGOMERY WARD'],
    'rent-to-own': ['KATAPULT', 'FLEXSHOPPER'],
    'finance-arm': ['HYUNDAI MOTOR FIN', 'CREDIT ACCEPTANCE', 'VW CREDIT INC'],
    'credit-builder': ['CREDIT STRONG', 'AVA FINANCE'],
    'costly-loan': ['ONEMAIN FINCL', 'AVANT LLC', 'BEST EGG'],
    'secured-loan': ['SPRING EQ', 'DISCOVER HOME LN'],
  },
  stores: [
    { shop: 'NORDSTROM #{R4}', account: 'NORDSTROM', category: 'clothing' },
    { shop: 'JCPENNEY', account: 'JCPENNEY', category: 'clothing' },
    { shop: 'LOWES #{R5}', account: 'LOWES', category: 'home-and-garden' },
    { shop: 'BEST BUY', account: 'BEST BUY', category: 'electronics' },
  ],
  homeCredit: ['LOANMAX', 'REGIONAL FINANCE'],
  plansOfShops: ['AFTERPAY US*OLD NAVY', 'SEZZLE*{R6}', 'ZIP*TARGET'],
  paydayLenders: ['CASHNETUSA', 'RISE CREDIT'],
};
