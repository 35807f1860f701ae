/** Who lend to people of vocabulary A in Britain. */
import type { CreditWords } from '../vocabulary.js';

export const GB_A_CREDIT: CreditWords = {
  billers: {
    'store-card': ['ARGOS CARD', 'M&S BANK', 'JOHN LEWIS CREDIT CD'],
    'mail-order': ['GRATTAN', 'FASHION WORLD', 'AMBROSE WILSON'],
    'shop-finance': ['DFS FINANCE', 'V12 RETAIL FINANCE', 'NOVUNA PERSONAL FIN'],
    'finance-arm': ['BMW FINANCIAL SERV', 'FORD CREDIT', 'MERCEDES-BENZ FIN', 'STARTLINE MOTOR FIN'],
    'credit-builder': ['LOQBOX', 'PAVE CREDIT BUILDER'],
    'costly-loan': ['EVERYDAY LOANS', 'AMIGO LOANS', 'BAMBOO LTD'],
    'secured-loan': ['TOGETHER MONEY', 'OPTIMUM CREDIT'],
    'credit-union': ['{P} CREDIT UNION'],
    'wallet-credit': ['PAYPAL CREDIT'],
    'plan-by-month': ['KLARNA FINANCIAL SVS'],
  },
  stores: [
    { shop: 'NEXT RETAIL LTD', account: 'NEXT RETAIL LTD', category: 'clothing' },
    { shop: 'NEXT.CO.UK', account: 'NEXT DIRECTORY', category: 'clothing' },
    { shop: 'LITTLEWOODS', account: 'LITTLEWOODS', category: 'general-retail' },
    { shop: 'SIMPLY BE', account: 'SIMPLY BE', category: 'clothing' },
    { shop: 'ARGOS LTD', account: 'ARGOS CARD', category: 'general-retail' },
  ],
  homeCredit: ['MORSES CLUB', 'OAKAM LTD'],
  plansOfShops: ['KLARNA*ASOS', 'KLARNA*H&M', 'CLEARPAY*BOOHOO'],
  paydayLenders: ['CASHASAP', 'FERNOVO', 'LENDING STREAM'],
};
