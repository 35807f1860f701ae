/** The cases of the rules that bend what other evidence says, in the order in which they are asked. */
import { american, americanCredit, british, britishCredit, type RuleCase } from './ruleLines.js';

export const ADJUSTING_RULE_CASES: Readonly<Record<string, RuleCase>> = {
  'transfer-of-firm': {
    reason:
      'Banks call what a firm sends or is paid a transfer too: a bare word for it tells no transfer between own accounts.',
    example: britishCredit('XFER MEPLIN BUILDERS LTD', 'uncategorised'),
    otherwise: 'own-account-transfer',
    counterexample: american('XFER MEPLIN', 'own-account-transfer'),
  },
  'payout-that-came-back': {
    reason: 'What an insurer or a lender was paid, and the bank returns, is no payout.',
    example: americanCredit('PURCHASE RETURN GEICO', 'refund'),
    otherwise: 'refund',
    counterexample: britishCredit('ADMIRAL BGC', 'insurance-payout'),
  },
  'marketplace-pays-buyer': {
    reason: 'Marketplaces pay their sellers by bank transfer. What comes to a card is the refund of a buyer.',
    example: britishCredit('CARD PAYMENT FROM VINTED', 'refund'),
    otherwise: 'self-employment-income',
    counterexample: britishCredit('ETSY BGC', 'self-employment-income'),
  },
  'credit-by-name-alone': {
    reason:
      'A name alone says less surely of money in that it is a refund, a payout or pay. A word may say otherwise.',
    example: britishCredit('ARGOS', 'refund'),
    otherwise: 'refund',
    counterexample: britishCredit('HARGREAVES LANSDOWN', 'investments'),
  },
  'shop-refund-by-transfer': {
    reason: 'Shops refund to the card. A transfer from one is more often wages, or a bill paid.',
    example: britishCredit('ARGOS BGC', 'refund'),
    otherwise: 'refund',
    counterexample: britishCredit('BRITISH GAS BGC', 'refund'),
  },
  'brand-in-longer-name': {
    reason: 'A firm that is named after a brand and does something else is another firm.',
    example: britishCredit('NUTMEG CATERING BGC', 'uncategorised'),
    otherwise: 'investments',
    counterexample: britishCredit('NUTMEG BGC', 'investments'),
  },
  'name-makes-words-exact': {
    reason: 'The name of an insurer says which insurance is paid. A bookmaker calls winnings a refund.',
    example: american('GEICO INS PREM', 'vehicle-insurance'),
    otherwise: 'other-insurance',
    counterexample: american('MEPLIN INS PREM', 'other-insurance'),
  },
  'words-say-returned': {
    reason: 'What the words call a return is nothing that an insurer or a lender pays out.',
    example: americanCredit('RETURNED, LIBERTY MUTUAL', 'refund'),
    otherwise: 'refund',
    counterexample: americanCredit('LIBERTY MUTUAL CLAIM', 'insurance-payout'),
  },
  'trade-behind-name': {
    reason:
      'A trade of another kind behind a name that is not sure, or an arm that shops run, says more than the name.',
    example: british('HARGREAVES SOLICITORS', 'professional-services'),
    otherwise: 'investments',
    counterexample: british('HARGREAVES LANSDOWN', 'investments'),
  },
  'house-named-after': {
    reason: 'What a hotel, a cafe or a pub is named after is not what it is.',
    example: british('CASTLE HOTEL LEEDS GB', 'hotels'),
    otherwise: 'entertainment',
    counterexample: british('MEPLIN MUSEUM LEEDS GB', 'entertainment'),
  },
  'paid-to-credit-account': {
    reason:
      'Some shops lend under their own name: by card something is bought, by bank the credit account is paid.',
    example: british('DIRECT DEBIT PAYMENT TO NEXT RETAIL', 'catalogue-credit'),
    otherwise: 'clothing',
    counterexample: british('CARD PAYMENT TO NEXT RETAIL LEEDS GB', 'clothing'),
  },
  'message-beside-person': {
    reason:
      'What a person writes beside money they send is what is shared. Nothing was bought, and nothing comes back.',
    example: britishCredit('FASTER PAYMENT FROM YUKI OBI CAR INSURANCE BILL', 'person-to-person'),
    otherwise: 'insurance-payout',
    counterexample: britishCredit('FASTER PAYMENT FROM JANE SMITH WAGES', 'salary'),
  },
  'sold-by-no-customer': {
    reason:
      'Where all customers of a processor are of one trade, a name that sounds like another trade is only a name.',
    example: american('TST* MEPLIN TAILORS', 'restaurants-and-cafes'),
    otherwise: 'clothing',
    counterexample: american('MEPLIN TAILORS AUSTIN TX', 'clothing'),
  },
};
