/** Who lend to people of vocabulary B in Britain. */
import type { CreditWords } from '../vocabulary.js';

export const GB_B_CREDIT: CreditWords = {
  billers: {
    'store-card': ['IKANO BANK', 'SAINSBURYS BANK CARD', 'LAURA ASHLEY CARD'],
    'mail-order': ['LOOK AGAIN', 'MARISOTA', 'KALEIDOSCOPE'],
    'shop-finance': ['SNAP FINANCE', 'BARCLAYS PARTNER FIN', 'CREATION CONSUMER'],
    'finance-arm': ['RCI FINANCIAL SERV', 'HYUNDAI CAPITAL UK', 'BLUE MOTOR FINANCE', 'AUDI FINANCE'],
    'credit-builder': ['PORTIFY', 'BITS CREDIT BUILDER'],
    'costly-loan': ['GUARANTOR MY LOAN', '118 118 MONEY', 'BETTER BORROW'],
    'secured-loan': ['EVOLUTION MONEY', 'SELINA FINANCE'],
    'credit-union': ['{P} & DISTRICT CU'],
    'wallet-credit': ['CREATION FINANCIAL'],
    'plan-by-month': ['ZILCH TECHNOLOGY'],
  },
  stores: [
    { shop: 'JD WILLIAMS', account: 'JD WILLIAMS', category: 'clothing' },
    { shop: 'VERY.CO.UK', account: 'VERY', category: 'general-retail' },
    { shop: 'JACAMO', account: 'JACAMO', category: 'clothing' },
    { shop: 'FREEMANS', account: 'FREEMANS PLC', category: 'general-retail' },
    { shop: 'STUDIO.CO.UK', account: 'STUDIO', category: 'general-retail' },
  ],
  homeCredit: ['PROVIDENT', 'LOANS AT HOME', 'SHOPACHECK'],
  plansOfShops: ['LAYBUY*JD SPORTS', 'ZILCH*EBAY', 'PAYPAL PAY IN 3*{R6}'],
  paydayLenders: ['SWIFT MONEY', 'MONEYBOAT', 'THE MONEY PLATFORM'],
};
