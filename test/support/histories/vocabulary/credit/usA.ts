/** Who lend to people of vocabulary A in America. */
import type { CreditWords } from '../vocabulary.js';

export const US_A_CREDIT: CreditWords = {
  billers: {
    'store-card': ['SYNCB PAYMENT', 'COMENITY PAY VI'],
    'mail-order': ['FINGERHUT', 'SWISS COLONY'],
    'rent-to-own': ['ACIMA', 'PROG LEASING'],
    'finance-arm': ['NISSAN MOTOR ACC', 'SANTANDER CONSUMR', 'WESTLAKE FIN'],
    'credit-builder': ['SELF FINANCIAL', 'KIKOFF'],
    'costly-loan': ['UPSTART NETWORK', 'LENDINGCLUB', 'SOFI LOAN'],
    'secured-loan': ['FIGURE LENDING', 'PNC HELOC'],
  },
  stores: [
    { shop: 'TARGET T-{R4}', account: 'TARGET CARD SRVC', category: 'general-retail' },
    { shop: 'MACYS', account: 'MACYS', category: 'clothing' },
    { shop: 'KOHLS', account: 'KOHLS', category: 'clothing' },
    { shop: 'THE HOME DEPOT', account: 'HOME DEPOT', category: 'home-and-garden' },
  ],
  homeCredit: ['TITLEMAX', 'HEIGHTS FINANCE'],
  plansOfShops: ['KLARNA*SEPHORA', 'AFFIRM * PAY {R6}'],
  paydayLenders: ['POSSIBLE FINANCE', 'SPEEDY CASH'],
};
