/** How surely a merchant's name tells what was bought. */
import { american, americanCredit, british, britishCredit, type GuardsOf } from '../guard.js';

export const MERCHANTS_GUARDS = {
  merchantBase: {
    guards: 'a name decides, but words beside it that say what was bought may say more',
    cases: [
      british('PEARSONS HARDWARE ON 25 AUG CLP', { category: 'home-and-garden', weights: { merchant: 60 } }),
      british('BRIGHTHOUSE RENT TO OWN', { category: 'catalogue-credit', weights: { merchant: 88 } }),
      american('Vons #2214', { category: 'groceries', weights: { merchant: 74 } }),
    ],
  },
  merchantPerCharacter: {
    guards: 'a longer name is less likely to be chance',
    cases: [
      british('POST OFFICE CASH W/D CHORLTON', { category: 'cash-withdrawal', weights: { merchant: 86 } }),
      british('BRIGHTHOUSE RENT TO OWN', { category: 'catalogue-credit', weights: { merchant: 88 } }),
      american('Vons #2214', { category: 'groceries', weights: { merchant: 74 } }),
    ],
  },
  merchantMostForLength: {
    guards: 'a very long name is not surer than words that say what the payment is',
    cases: [
      britishCredit('NS&I PREMIUM BONDS , PRIZE', { category: 'interest-income', weights: { merchant: 98 } }),
      british('Giggling Squid', { category: 'restaurants-and-cafes', weights: { merchant: 90 } }),
      american('ROBINHOOD FUNDS', { category: 'investments', weights: { merchant: 98 } }),
    ],
  },
  merchantWholePayee: {
    guards: 'a name that is the whole payee is surer, though not than words that say what the payment is',
    cases: [
      britishCredit('NS&I PREMIUM BONDS , PRIZE', { category: 'interest-income', weights: { merchant: 98 } }),
      british('Omio', { category: 'public-transport', weights: { merchant: 74 } }),
      american('Vons #2214', { category: 'groceries', weights: { merchant: 74 } }),
    ],
  },
  merchantBeginsPayee: {
    guards: 'words behind a name that begins the payee may say more than the name',
    cases: [
      british('POST OFFICE CASH W/D CHORLTON', { category: 'cash-withdrawal', weights: { merchant: 86 } }),
      british('BRIGHTHOUSE RENT TO OWN', { category: 'catalogue-credit', weights: { merchant: 88 } }),
      american('MAX*HBOMAX 855-442-6629 NY', { category: 'uncategorised', weights: { merchant: 34 } }),
      american('AFFIRM.COM PAYMENTS 855-423-3729 CA', { category: 'bnpl', weights: { merchant: 46 } }),
    ],
  },
  merchantInsidePayee: {
    guards: 'a name inside the payee is seldom who was paid',
    cases: [
      british('Ink Asylum Tattoo Studio', {
        category: 'hair-and-beauty',
        weights: { merchant: 48 },
        merchant: 'Ink Asylum Tattoo Studio',
      }),
      american('WITHDRAWAL CO-OP NETWORK ATM 7-ELEVEN ALBANY OR', {
        category: 'cash-withdrawal',
        weights: { merchant: 46 },
        merchant: null,
      }),
      american('VISA DDA PUR AP 488065 MRS BUBBLES LAUNDROMAT QUEENS * NY', {
        category: 'laundry',
        merchant: 'Laundromat',
        weights: { merchant: 52 },
      }),
    ],
  },
  merchantOutsidePayee: {
    guards: 'a name outside the payee is seldom who was paid',
    cases: [
      british('CASH AT POST OFFICE MEPLIN', {
        category: 'cash-withdrawal',
        weights: { merchant: 50 },
        merchant: null,
      }),
      americanCredit('RETURNED, LIBERTY MUTUAL', {
        category: 'refund',
        merchant: 'Liberty Mutual',
        weights: { merchant: 54 },
      }),
    ],
  },
  merchantPlainWord: {
    guards: 'a plain word that is also a brand says little, unless it is the whole payee',
    cases: [
      british('SO LEADERS LETTINGS RENT', {
        category: 'rent',
        merchant: 'Leaders',
        weights: { merchant: 52 },
      }),
      british('NEST  EMPL 004417         DDR', { category: 'uncategorised', weights: { merchant: 36 } }),
      american('AVANT LLC AVANT DEBIT ACH', { category: 'personal-loan', weights: { merchant: 44 } }),
    ],
  },
  merchantPlainWordAtHead: {
    guards: 'a petrol brand before the name of a place is that brand, though a plain word',
    cases: [
      british('SHELL CLIFTON MOOR ON 01 MAR BCC', { category: 'fuel', weights: { merchant: 56 } }),
      british('BP SARAH CHILDMINDER', {
        category: 'childcare',
        weights: { merchant: 50 },
        merchant: 'Bp Sarah Childminder',
      }),
      american('BP MEPLIN OH', { category: 'fuel', weights: { merchant: 50 }, merchant: 'Bp Meplin' }),
    ],
  },
  merchantDistinctive: {
    guards: 'a name like no other word is surer than the words behind it',
    cases: [
      british('BRIGHTHOUSE RENT TO OWN', { category: 'catalogue-credit', weights: { merchant: 88 } }),
      british('CASH AT POST OFFICE MEPLIN', {
        category: 'cash-withdrawal',
        weights: { merchant: 50 },
        merchant: null,
      }),
      american('VISA DDA PUR AP 488065 MRS BUBBLES LAUNDROMAT QUEENS * NY', {
        category: 'laundry',
        merchant: 'Laundromat',
        weights: { merchant: 52 },
      }),
      american('WITHDRAWAL CO-OP NETWORK ATM 7-ELEVEN ALBANY OR', {
        category: 'cash-withdrawal',
        weights: { merchant: 46 },
        merchant: null,
      }),
    ],
  },
  merchantBank: {
    guards: 'a bank or wallet in the text is seldom who was paid',
    cases: [
      british('PAYPAL *EBAY UK CD 0372', { category: 'online-marketplace' }),
      american('PNC HELOC AUTOPAY XXXX4471', { category: 'secured-loan', weights: { merchant: 56 } }),
      american('CHASE MEPLIN', { category: 'uncategorised', weights: { merchant: 22 } }),
    ],
  },
  merchantGlued: {
    guards: 'a name that goes on with more letters may be another',
    cases: [
      british('PEARSONS HARDWARE ON 25 AUG CLP', { category: 'home-and-garden', weights: { merchant: 60 } }),
      american('CHICKFILAMEP LUNCH', { category: 'takeaway-and-fast-food', weights: { merchant: 64 } }),
    ],
  },
} satisfies GuardsOf;
