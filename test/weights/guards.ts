/**
 * A payment or two for each weight of evidence and each point of the curves of confidence, with what enrichment says of it. If the
 * weight moves by one step (STEP in steps.ts), the outcome of at least one of its payments changes. A weight without a payment
 * is in UNGUARDED, with the reason. The payments are from fixtures/narratives/tuned.jsonl and fixtures/accounts, or written for this
 * table.
 */
import type { CONFIDENCE_CURVES, EVIDENCE_WEIGHTS } from '../../src/data/evidenceWeights.js';
import type { GuardedPayment } from './outcome.js';

export type WeightName = keyof typeof EVIDENCE_WEIGHTS;
export type CurvePoint = `${keyof typeof CONFIDENCE_CURVES} at ${number}`;
export type Guard = GuardedPayment & { readonly outcome: string };

export const GUARDS: Readonly<Partial<Record<WeightName | CurvePoint, readonly Guard[]>>> = {
  decisionFloor: [
    {
      country: 'GB',
      side: 'debit',
      text: 'ORBEL JANE',
      outcome:
        'groceries 0.429, point-of-sale 0.6, Orbel Jane, weights 38 23 23, or groceries 0.429 professional-services 0.137 hair-and-beauty 0.137',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Jane, weights 33 31 24, or restaurants-and-cafes 0.34 groceries 0.301 pubs-and-bars 0.157',
    },
  ],
  shownOnly: [
    {
      country: 'US',
      side: 'debit',
      text: 'MEPLIN TRANSFER LLC',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Meplin Transfer, weights 36, or own-account-transfer 0.752',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Jane, weights 33 31 24, or restaurants-and-cafes 0.34 groceries 0.301 pubs-and-bars 0.157',
    },
  ],
  sureWithoutModel: [
    {
      country: 'GB',
      side: 'debit',
      text: 'KIDDIEWINKS CHILDRENSW CD 1996',
      outcome: 'clothing 0.953, point-of-sale 0.8, Kiddiewinks Childrensw, weights 63, or clothing 0.953',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER BAR',
      outcome:
        'pubs-and-bars 0.963, point-of-sale 0.6, Premier Bar, weights 60 53 42 28 24, or pubs-and-bars 0.963 groceries 0.566 restaurants-and-cafes 0.103',
    },
  ],
  merchantNamed: [
    {
      country: 'US',
      side: 'credit',
      text: 'RTN LENDINGCLUB',
      outcome: 'loan-proceeds 0.87, bank-credit 0.6, LendingClub, weights 54, or loan-proceeds 0.87',
    },
    {
      country: 'US',
      side: 'debit',
      text: 'INSURANCE METROMILE',
      outcome:
        'other-insurance 0.951, direct-debit 0.6, Insurance Metromile, weights 76 50, or other-insurance 0.951 vehicle-insurance 0.676',
    },
  ],
  rule: [
    {
      country: 'GB',
      side: 'debit',
      text: 'MEPLIN 1234',
      options: { rules: [{ text: 'MEPLIN', set: { category: 'groceries' } }] },
      outcome:
        'groceries 1, point-of-sale 0.4, Meplin, weights 100 32 27 24, or groceries 1 digital-subscriptions 0.315 restaurants-and-cafes 0.224',
    },
  ],
  ruleConfidence: [
    {
      country: 'GB',
      side: 'debit',
      text: 'MEPLIN 1234',
      options: { rules: [{ text: 'MEPLIN', set: { category: 'groceries' } }] },
      outcome:
        'groceries 1, point-of-sale 0.4, Meplin, weights 100 32 27 24, or groceries 1 digital-subscriptions 0.315 restaurants-and-cafes 0.224',
    },
  ],
  transferPair: [
    {
      account: 'gb-two-accounts',
      transactionId: 't-000035',
      outcome: 'savings 0.97, transfer 0.97, nobody, weights 100 62 32, or savings 0.97',
    },
  ],
  transferPairConfidence: [
    {
      account: 'gb-two-accounts',
      transactionId: 't-000035',
      outcome: 'savings 0.97, transfer 0.97, nobody, weights 100 62 32, or savings 0.97',
    },
  ],
  accountHolder: [
    {
      country: 'GB',
      side: 'debit',
      text: 'TRANSFER TO JANE ORBEL',
      accountHolders: ['Jane Orbel'],
      outcome:
        'own-account-transfer 0.95, transfer 0.95, nobody, weights 100 48 40 40, or own-account-transfer 0.95',
    },
  ],
  accountHolderConfidence: [
    {
      country: 'GB',
      side: 'debit',
      text: 'TRANSFER TO JANE ORBEL',
      accountHolders: ['Jane Orbel'],
      outcome:
        'own-account-transfer 0.95, transfer 0.95, nobody, weights 100 48 40 40, or own-account-transfer 0.95',
    },
  ],
  refundLink: [
    {
      account: 'gb-four-weekly-mortgage',
      transactionId: 't-000050',
      outcome: 'refund 0.966, refund 0.95, Amazon, weights 100 78, or refund 0.966',
    },
  ],
  benefitCode: [
    {
      country: 'GB',
      side: 'credit',
      text: 'DWP PIP',
      outcome: 'disability-benefit 0.98, bank-credit 0.6, nobody, weights 97 34, or disability-benefit 0.98',
    },
    {
      country: 'GB',
      side: 'credit',
      text: 'SOC SEC SCOTLAND ADP',
      outcome:
        'disability-benefit 0.949, bank-credit 0.6, nobody, weights 97 96 96 30, or disability-benefit 0.949 other-benefit 0.94 salary 0.456',
    },
  ],
  benefitCodeUnsure: [
    {
      country: 'GB',
      side: 'credit',
      text: 'DWP SP PC',
      outcome: 'state-pension 0.95, bank-credit 0.6, nobody, weights 88 34, or state-pension 0.95',
    },
    {
      country: 'GB',
      side: 'credit',
      text: 'HMRC CHILD',
      outcome:
        'child-benefit 0.891, bank-credit 0.6, HMRC, weights 88 84 74, or child-benefit 0.891 tax-refund 0.953',
    },
  ],
  benefitOffice: [
    {
      country: 'GB',
      side: 'credit',
      text: 'DWP',
      outcome: 'other-benefit 0.94, bank-credit 0.6, DWP, weights 85 72, or other-benefit 0.94',
    },
  ],
  phraseRefundOfBill: [
    {
      country: 'GB',
      side: 'credit',
      text: 'KENT COUNTY COUNCIL PAY',
      outcome:
        'salary 0.962, bank-credit 0.6, Kent County Council, weights 84 82 64 52 52, or salary 0.962 refund 0.669',
    },
  ],
  phrasePlainTransfer: [
    {
      country: 'US',
      side: 'debit',
      text: 'MEPLIN TRANSFER LLC',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Meplin Transfer, weights 36, or own-account-transfer 0.752',
    },
  ],
  phraseSureOfCash: [
    {
      country: 'US',
      side: 'debit',
      text: 'CHECK INTO CASH DES:LOAN PMT ID:XXXXX INDN:O PAGE CO ID:XXXXX PPD',
      outcome:
        'short-term-loan 0.984, direct-debit 0.95, Check Into Cash, weights 90 84 78 78 50, or short-term-loan 0.984 personal-loan 0.884',
    },
    {
      country: 'US',
      side: 'credit',
      text: 'Electronic Deposit From PAYPAL BUSINESS TRANSFER',
      outcome:
        'own-account-transfer 0.78, transfer 0.95, nobody, weights 40 26, or own-account-transfer 0.78',
    },
  ],
  bankWordingFee: [
    {
      account: 'gb-small-company',
      transactionId: 't-000254',
      outcome:
        'returned-payment-fee 0.929, fee-or-interest 0.95, nobody, weights 90 87 50, or returned-payment-fee 0.929 bank-charges 0.861',
    },
  ],
  bankWordingTransfer: [
    {
      country: 'US',
      side: 'debit',
      text: 'TRANSFER 1234',
      outcome:
        'own-account-transfer 0.954, transfer 0.95, nobody, weights 78 40, or own-account-transfer 0.954',
    },
  ],
  bankCodeCashWithdrawal: [
    {
      country: 'GB',
      side: 'debit',
      text: 'NATWEST WIGAN 15OCT , C/L',
      outcome: 'cash-withdrawal 0.96, cash-withdrawal 0.95, NatWest, weights 91 88, or cash-withdrawal 0.96',
    },
  ],
  bankCodeCashDeposit: [
    {
      country: 'GB',
      side: 'credit',
      text: 'MEPLIN ORBEL',
      members: { proprietaryTransactionCode: { code: 'CASH' } },
      outcome: 'cash-deposit 0.949, cash-or-cheque 0.95, nobody, weights 88, or cash-deposit 0.949',
    },
  ],
  bankCodeCheque: [
    {
      country: 'GB',
      side: 'credit',
      text: 'MEPLIN ORBEL',
      members: { proprietaryTransactionCode: { code: 'CHQ' } },
      outcome: 'cash-deposit 0.907, cash-or-cheque 0.95, nobody, weights 80, or cash-deposit 0.907',
    },
  ],
  bankCodeFee: [
    {
      account: 'gb-small-company',
      transactionId: 't-000254',
      outcome:
        'returned-payment-fee 0.929, fee-or-interest 0.95, nobody, weights 90 87 50, or returned-payment-fee 0.929 bank-charges 0.861',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'TOGETHER PERS FIN 2ND CHG',
      outcome:
        'bank-charges 0.866, fee-or-interest 0.95, nobody, weights 87 86, or bank-charges 0.866 secured-loan 0.908',
    },
  ],
  bankCodeInterest: [
    {
      country: 'GB',
      side: 'credit',
      text: 'MEPLIN ORBEL',
      members: { proprietaryTransactionCode: { code: 'INT' } },
      outcome: 'interest-income 0.928, fee-or-interest 0.95, nobody, weights 84, or interest-income 0.928',
    },
  ],
  bankCodeSalary: [
    {
      country: 'GB',
      side: 'credit',
      text: 'MEPLIN ORBEL',
      members: { proprietaryTransactionCode: { code: 'SAL' } },
      outcome: 'salary 0.96, bank-credit 0.95, Meplin Orbel, weights 90, or salary 0.96',
    },
  ],
  bankCodeBenefit: [
    {
      country: 'GB',
      side: 'credit',
      text: 'MEPLIN ORBEL',
      members: { proprietaryTransactionCode: { code: 'DWP' } },
      outcome: 'other-benefit 0.907, bank-credit 0.95, Meplin Orbel, weights 80, or other-benefit 0.907',
    },
  ],
  bankCodeRefund: [
    {
      country: 'GB',
      side: 'credit',
      text: 'RETURNED D/D , SKY DIGITAL',
      outcome: 'refund 0.985, refund 0.95, Sky, weights 89 80 78 77 70, or refund 0.985',
    },
  ],
  merchantCategoryCode: [
    {
      account: 'gb-salaried-renter',
      transactionId: 't-000192',
      outcome:
        'restaurants-and-cafes 0.912, point-of-sale 0.8, Grind, weights 76 74, or restaurants-and-cafes 0.912 takeaway-and-fast-food 0.781',
    },
    {
      account: 'gb-gig-two-jobs',
      transactionId: 't-000002',
      outcome: 'clothing 0.986, online-purchase 0.8, ASOS, weights 80 74, or clothing 0.986',
    },
  ],
  merchantBase: [
    {
      country: 'US',
      side: 'debit',
      text: 'INSURANCE METROMILE',
      outcome:
        'other-insurance 0.951, direct-debit 0.6, Insurance Metromile, weights 76 50, or other-insurance 0.951 vehicle-insurance 0.676',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER SHOP',
      outcome:
        'groceries 0.605, point-of-sale 0.6, Premier Shop, weights 42 38 29 27 25, or groceries 0.605 general-retail 0.29 hair-and-beauty 0.074',
    },
  ],
  merchantPerCharacter: [
    {
      country: 'US',
      side: 'credit',
      text: 'Uber Eats Refund',
      outcome: 'refund 0.936, refund 0.95, Uber Eats, weights 89 82, or refund 0.936 gig-income 0.925',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER SHOP',
      outcome:
        'groceries 0.605, point-of-sale 0.6, Premier Shop, weights 42 38 29 27 25, or groceries 0.605 general-retail 0.29 hair-and-beauty 0.074',
    },
  ],
  merchantMostForLength: [
    {
      country: 'GB',
      side: 'credit',
      text: 'NS&I PREMIUM BONDS , PRIZE',
      outcome:
        'interest-income 0.951, fee-or-interest 0.95, nobody, weights 99 98 84, or interest-income 0.951 savings 0.981',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'Lycamobile',
      outcome: 'mobile 0.982, direct-debit 0.6, Lyca Mobile, weights 94, or mobile 0.982',
    },
  ],
  merchantWholePayee: [
    {
      country: 'GB',
      side: 'credit',
      text: 'NS&I PREMIUM BONDS , PRIZE',
      outcome:
        'interest-income 0.951, fee-or-interest 0.95, nobody, weights 99 98 84, or interest-income 0.951 savings 0.981',
    },
    {
      account: 'gb-salaried-renter',
      transactionId: 't-000192',
      outcome:
        'restaurants-and-cafes 0.912, point-of-sale 0.8, Grind, weights 76 74, or restaurants-and-cafes 0.912 takeaway-and-fast-food 0.781',
    },
  ],
  merchantBeginsPayee: [
    {
      country: 'GB',
      side: 'debit',
      text: 'POST OFFICE CASH W/D CHORLTON',
      outcome:
        'cash-withdrawal 0.908, cash-withdrawal 0.95, Post Office, weights 86 86 86 63, or cash-withdrawal 0.908 postage 0.971',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER SHOP',
      outcome:
        'groceries 0.605, point-of-sale 0.6, Premier Shop, weights 42 38 29 27 25, or groceries 0.605 general-retail 0.29 hair-and-beauty 0.074',
    },
  ],
  merchantInsidePayee: [
    {
      country: 'US',
      side: 'debit',
      text: 'INSURANCE METROMILE',
      outcome:
        'other-insurance 0.951, direct-debit 0.6, Insurance Metromile, weights 76 50, or other-insurance 0.951 vehicle-insurance 0.676',
    },
    {
      country: 'GB',
      side: 'credit',
      text: 'RTN ZOPA BGC',
      outcome: 'loan-proceeds 0.764, bank-credit 0.95, Rtn Zopa, weights 40, or loan-proceeds 0.764',
    },
  ],
  merchantOutsidePayee: [
    {
      country: 'US',
      side: 'debit',
      text: 'Zelle Db Nina Cole',
      outcome: 'person-to-person 0.931, transfer 0.95, nobody, weights 72 66 24, or person-to-person 0.931',
    },
  ],
  merchantPlainWord: [
    {
      country: 'US',
      side: 'debit',
      text: 'MAX*HBOMAX 855-442-6629 NY',
      outcome:
        'uncategorised 0, online-purchase 0.8, Max Hbomax, weights 34 28 27 24 6, or digital-subscriptions 0.561 groceries 0.089 clothing 0.064',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER SHOP',
      outcome:
        'groceries 0.605, point-of-sale 0.6, Premier Shop, weights 42 38 29 27 25, or groceries 0.605 general-retail 0.29 hair-and-beauty 0.074',
    },
  ],
  merchantPlainWordAtHead: [
    {
      country: 'GB',
      side: 'debit',
      text: 'SHELL CLUB',
      outcome: 'fuel 0.847, point-of-sale 0.6, Shell, weights 56 38, or fuel 0.847 pubs-and-bars 0.29',
    },
  ],
  merchantDistinctive: [
    {
      country: 'US',
      side: 'debit',
      text: 'INSURANCE METROMILE',
      outcome:
        'other-insurance 0.951, direct-debit 0.6, Insurance Metromile, weights 76 50, or other-insurance 0.951 vehicle-insurance 0.676',
    },
    {
      country: 'GB',
      side: 'credit',
      text: 'RTN ZOPA BGC',
      outcome: 'loan-proceeds 0.764, bank-credit 0.95, Rtn Zopa, weights 40, or loan-proceeds 0.764',
    },
  ],
  merchantBank: [
    {
      country: 'US',
      side: 'debit',
      text: 'Zelle Db Nina Cole',
      outcome: 'person-to-person 0.931, transfer 0.95, nobody, weights 72 66 24, or person-to-person 0.931',
    },
  ],
  merchantGlued: [
    {
      country: 'GB',
      side: 'debit',
      text: 'PEARSONS HARDWARE ON 25 AUG CLP',
      outcome:
        'home-and-garden 0.881, point-of-sale 0.8, Pearson, weights 62 60, or home-and-garden 0.881 tuition-and-courses 0.768',
    },
  ],
  merchantRefundByTransfer: [
    {
      country: 'GB',
      side: 'credit',
      text: 'CR DWP BEREAVEMENT SUPPORT',
      outcome:
        'other-benefit 0.98, bank-credit 0.95, nobody, weights 97 34 13, or other-benefit 0.98 refund 0.341',
    },
  ],
  merchantMostForRefund: [
    {
      country: 'GB',
      side: 'credit',
      text: 'SCOTRAIL DELAY REPAY',
      outcome: 'refund 0.982, refund 0.95, ScotRail, weights 84 78, or refund 0.982',
    },
  ],
  merchantMostForPayout: [
    {
      country: 'US',
      side: 'credit',
      text: 'LIBERTY MUTUAL REV',
      outcome: 'insurance-payout 0.97, bank-credit 0.6, Liberty Mutual, weights 81, or insurance-payout 0.97',
    },
  ],
  merchantMostForSalary: [
    {
      country: 'GB',
      side: 'credit',
      text: 'REED EMPLOYMENT PLC WAGES WK 22',
      outcome: 'salary 0.986, bank-credit 0.6, Reed Employment, weights 90 68, or salary 0.986',
    },
  ],
  insurerNamed: [
    {
      country: 'GB',
      side: 'debit',
      text: 'BENNETTS BIKE INS',
      outcome:
        'vehicle-insurance 0.986, direct-debit 0.6, Bennetts, weights 90 76 60 52, or vehicle-insurance 0.986 sports-goods 0.857',
    },
    {
      country: 'US',
      side: 'debit',
      text: 'INSURANCE METROMILE',
      outcome:
        'other-insurance 0.951, direct-debit 0.6, Insurance Metromile, weights 76 50, or other-insurance 0.951 vehicle-insurance 0.676',
    },
  ],
  tradeStrong: [
    {
      account: 'gb-salaried-renter',
      transactionId: 't-000132',
      outcome:
        'person-to-person 0.703, transfer 0.95, nobody, weights 68 64 62 61, or person-to-person 0.703 public-transport 0.889 entertainment 0.869',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'K & S NEWS ON 04 APR CLP',
      outcome:
        'books-and-stationery 0.942, point-of-sale 0.8, K & S News, weights 60 2, or books-and-stationery 0.942',
    },
  ],
  tradeWeak: [
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER SHOP',
      outcome:
        'groceries 0.605, point-of-sale 0.6, Premier Shop, weights 42 38 29 27 25, or groceries 0.605 general-retail 0.29 hair-and-beauty 0.074',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER APARTMENTS',
      outcome:
        'hotels 0.429, point-of-sale 0.6, Premier Apartments, weights 42 41 35 30 25, or hotels 0.429 restaurants-and-cafes 0.124 rent 0.07',
    },
  ],
  tradePerCharacter: [
    {
      country: 'GB',
      side: 'debit',
      text: 'QUAYSIDE ENTERPRISES L CD 5219',
      outcome:
        'restaurants-and-cafes 0.248, point-of-sale 0.8, Quayside Enterprises L, weights 42 42 26 23, or restaurants-and-cafes 0.248 professional-services 0.331 groceries 0.086',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'Contactless Payment ZETTLE_*COASTAL COFFEE VAN Whitby GB',
      outcome:
        'restaurants-and-cafes 0.946, point-of-sale 0.8, Coastal Coffee Van, weights 61 26, or restaurants-and-cafes 0.946',
    },
  ],
  tradeMostForLength: [
    {
      country: 'GB',
      side: 'debit',
      text: 'QUIZ CLOTHING',
      outcome: 'clothing 0.99, point-of-sale 0.6, Quiz Clothing, weights 90 62, or clothing 0.99',
    },
  ],
  tradeOutsidePayee: [
    {
      country: 'US',
      side: 'debit',
      text: 'AMC 9114 ONLINE LEAWOOD KS',
      outcome:
        'entertainment 0.958, point-of-sale 0.6, AMC, weights 72 19, or entertainment 0.958 digital-subscriptions 0.17',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'SOUND & VISION HI-FI CD 3087',
      outcome:
        'electronics 0.322, point-of-sale 0.8, Sound & Vision Hi, weights 40 39 32 23 23, or electronics 0.322 dental-and-optical 0.302 parking-and-tolls 0.056',
    },
  ],
  tradeNamesHouse: [
    {
      country: 'GB',
      side: 'debit',
      text: 'Contactless Payment COACH AND HORSES ILKESTON GB',
      outcome:
        'pubs-and-bars 0.935, point-of-sale 0.8, Coach and Horses, weights 65 53 38, or pubs-and-bars 0.935 public-transport 0.598',
    },
  ],
  tradeTellsArm: [
    {
      country: 'US',
      side: 'debit',
      text: 'EARLY BIRD PANCAKE CAFE ERIE CO',
      outcome:
        'restaurants-and-cafes 0.947, point-of-sale 0.6, EarlyBird, weights 84 62 60, or restaurants-and-cafes 0.947',
    },
  ],
  tradeTellsPlainWord: [
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER APARTMENTS',
      outcome:
        'hotels 0.429, point-of-sale 0.6, Premier Apartments, weights 42 41 35 30 25, or hotels 0.429 restaurants-and-cafes 0.124 rent 0.07',
    },
  ],
  processor: [
    {
      country: 'US',
      side: 'debit',
      text: 'TST* MATCHA MORNINGS NEW YORK NY',
      outcome:
        'restaurants-and-cafes 0.761, point-of-sale 0.6, Matcha Mornings, weights 53 36 35 26 12, or restaurants-and-cafes 0.761 groceries 0.195 fuel 0.084',
    },
  ],
  modelEven: [
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Jane, weights 33 31 24, or restaurants-and-cafes 0.34 groceries 0.301 pubs-and-bars 0.157',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'ORBEL JANE',
      outcome:
        'groceries 0.429, point-of-sale 0.6, Orbel Jane, weights 38 23 23, or groceries 0.429 professional-services 0.137 hair-and-beauty 0.137',
    },
  ],
  modelCertain: [
    {
      country: 'GB',
      side: 'debit',
      text: 'ORBEL JANE',
      outcome:
        'groceries 0.429, point-of-sale 0.6, Orbel Jane, weights 38 23 23, or groceries 0.429 professional-services 0.137 hair-and-beauty 0.137',
    },
    {
      account: 'gb-four-weekly-mortgage',
      transactionId: 't-000124',
      outcome:
        'uncategorised 0, point-of-sale 0.8, Shear Bliss, weights 36 27 25, or clothing 0.394 groceries 0.216 hair-and-beauty 0.186',
    },
  ],
  modelLeastTelling: [
    {
      country: 'GB',
      side: 'debit',
      text: 'NORTHERN QUARTER LTD   MANCHESTER    GBR',
      outcome:
        'public-transport 0.592, point-of-sale 0.8, Northern Quarter, weights 44 44 23 22 12, or public-transport 0.592 restaurants-and-cafes 0.261 takeaway-and-fast-food 0.053',
    },
  ],
  modelMostTogether: [
    {
      account: 'gb-pensioner',
      transactionId: 't-000521',
      outcome:
        'gifts-and-flowers 0.75, point-of-sale 0.8, The Card Room, weights 75 44 35 27 16, or gifts-and-flowers 0.75 restaurants-and-cafes 0.49 pubs-and-bars 0.386',
    },
    {
      account: 'gb-salaried-renter',
      transactionId: 't-000833',
      outcome:
        'restaurants-and-cafes 0.31, point-of-sale 0.8, Harbour Fish B, weights 44 42 38 30 26, or restaurants-and-cafes 0.31 groceries 0.468 takeaway-and-fast-food 0.124',
    },
  ],
  modelLeastSaid: [
    {
      country: 'GB',
      side: 'debit',
      text: 'ORBEL JANE',
      outcome:
        'groceries 0.429, point-of-sale 0.6, Orbel Jane, weights 38 23 23, or groceries 0.429 professional-services 0.137 hair-and-beauty 0.137',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'COASTAL DRAINAGE SOLUT',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Coastal Drainage Solut, weights 36 27 22, or business-expenses 0.4 professional-services 0.217 charity 0.13',
    },
  ],
  person: [
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE ORBEL',
      outcome: 'uncategorised 0, point-of-sale 0.4, Jane Orbel, weights 36, or person-to-person 0.652',
    },
    {
      account: 'gb-salaried-renter',
      transactionId: 't-000132',
      outcome:
        'person-to-person 0.703, transfer 0.95, nobody, weights 68 64 62 61, or person-to-person 0.703 public-transport 0.889 entertainment 0.869',
    },
  ],
  personWithoutRail: [
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE ORBEL',
      outcome: 'uncategorised 0, point-of-sale 0.4, Jane Orbel, weights 36, or person-to-person 0.652',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'J SMITH',
      outcome: 'person-to-person 0.757, transfer 0.95, nobody, weights 51, or person-to-person 0.757',
    },
  ],
  personTitled: [
    {
      country: 'US',
      side: 'credit',
      text: 'REV GEICO',
      outcome: 'person-to-person 0.872, transfer 0.95, nobody, weights 76, or person-to-person 0.872',
    },
  ],
  personTitledLong: [
    {
      country: 'GB',
      side: 'debit',
      text: 'MR JOHN PAUL GEORGE ORBEL',
      outcome:
        'person-to-person 0.694, transfer 0.95, nobody, weights 42 6 2, or person-to-person 0.694 clothing 0.301 groceries 0.279',
    },
  ],
  personFirstAndLast: [
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE SMITH',
      outcome: 'person-to-person 0.778, transfer 0.95, nobody, weights 54, or person-to-person 0.778',
    },
  ],
  personInitial: [
    {
      account: 'gb-small-company',
      transactionId: 't-000101',
      outcome:
        'self-employment-income 0.841, bank-credit 0.95, F Osborne, weights 70 68, or self-employment-income 0.841 person-to-person 0.669',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'Outward Faster Payment F OKORO  for shoes',
      outcome:
        'person-to-person 0.732, transfer 0.95, nobody, weights 68 61, or person-to-person 0.732 clothing 0.861',
    },
  ],
  personInitialOnly: [
    {
      country: 'GB',
      side: 'credit',
      text: 'J ORBEL BGC',
      outcome: 'person-to-person 0.833, transfer 0.95, nobody, weights 64, or person-to-person 0.833',
    },
  ],
  personKnownNames: [
    {
      country: 'GB',
      side: 'debit',
      text: 'SMITH JONES',
      outcome: 'uncategorised 0, point-of-sale 0.4, Smith Jones, weights 36, or person-to-person 0.652',
    },
  ],
  personFirstName: [
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE ORBEL',
      outcome: 'uncategorised 0, point-of-sale 0.4, Jane Orbel, weights 36, or person-to-person 0.652',
    },
  ],
  personBeforeMessage: [
    {
      country: 'GB',
      side: 'debit',
      text: 'Outward Faster Payment F OKORO  for shoes',
      outcome:
        'person-to-person 0.732, transfer 0.95, nobody, weights 68 61, or person-to-person 0.732 clothing 0.861',
    },
  ],
  personBesideHousehold: [
    {
      country: 'GB',
      side: 'credit',
      text: 'JANE ORBEL BILLS',
      outcome: 'person-to-person 0.846, transfer 0.95, nobody, weights 68, or person-to-person 0.846',
    },
  ],
  personSure: [
    {
      account: 'gb-small-company',
      transactionId: 't-000056',
      outcome: 'fuel 0.973, point-of-sale 0.8, Bp Derby S Stn, weights 60 50 38, or fuel 0.973',
    },
  ],
  agreement: [
    {
      country: 'GB',
      side: 'debit',
      text: 'EDF ENERGY',
      outcome: 'energy 0.991, direct-debit 0.6, EDF Energy, weights 92 78, or energy 0.991',
    },
  ],
  leastAgreement: [
    {
      country: 'GB',
      side: 'credit',
      text: 'Refund: Ryanair',
      outcome: 'refund 0.985, refund 0.95, Ryanair, weights 89 46, or refund 0.985',
    },
    {
      country: 'US',
      side: 'credit',
      text: 'RETURN GEICO',
      outcome: 'refund 0.93, refund 0.95, Return Geico, weights 70 42, or refund 0.93',
    },
  ],
  rivalRange: [
    {
      country: 'GB',
      side: 'credit',
      text: 'DFC 123',
      outcome:
        'other-benefit 0.906, bank-credit 0.6, Debit Finance Collections, weights 85 72, or other-benefit 0.906 refund 0.893',
    },
  ],
  rivalCost: [
    {
      country: 'GB',
      side: 'credit',
      text: 'DFC 123',
      outcome:
        'other-benefit 0.906, bank-credit 0.6, Debit Finance Collections, weights 85 72, or other-benefit 0.906 refund 0.893',
    },
  ],
  history: [
    {
      account: 'gb-four-weekly-mortgage',
      transactionId: 't-000477',
      outcome: 'refund 0.75, refund 0.8, Model Junction, weights 100 75, or refund 0.75',
    },
  ],
  historyOverrules: [
    {
      account: 'gb-pensioner',
      transactionId: 't-000373',
      outcome:
        'groceries 0.529, point-of-sale 0.8, The Green Larder, weights 47 41 28, or groceries 0.529 restaurants-and-cafes 0.456 pubs-and-bars 0.237',
    },
    {
      account: 'gb-pensioner',
      transactionId: 't-000521',
      outcome:
        'gifts-and-flowers 0.75, point-of-sale 0.8, The Card Room, weights 75 44 35 27 16, or gifts-and-flowers 0.75 restaurants-and-cafes 0.49 pubs-and-bars 0.386',
    },
  ],
  habitLeastLearned: [
    {
      account: 'gb-salaried-renter',
      transactionId: 't-000376',
      outcome:
        'uncategorised 0, point-of-sale 0.8, Shear Bliss, weights 36 27 25, or clothing 0.394 groceries 0.216 hair-and-beauty 0.186',
    },
  ],
  habitSurest: [
    {
      account: 'gb-four-weekly-mortgage',
      transactionId: 't-000015',
      outcome:
        'restaurants-and-cafes 0.66, point-of-sale 0.8, Salt and Smoke, weights 66 44 39 30 29 26, or restaurants-and-cafes 0.66 alcohol-and-tobacco 0.296 takeaway-and-fast-food 0.128',
    },
  ],
  habitGuess: [
    {
      account: 'gb-four-weekly-mortgage',
      transactionId: 't-000282',
      outcome:
        'restaurants-and-cafes 0.608, point-of-sale 0.8, Bombay Spice, weights 51 39 38 21 16, or restaurants-and-cafes 0.608 takeaway-and-fast-food 0.219 groceries 0.035',
    },
  ],
  classSure: [
    {
      country: 'GB',
      side: 'debit',
      text: 'J SMITH',
      outcome: 'person-to-person 0.757, transfer 0.95, nobody, weights 51, or person-to-person 0.757',
    },
  ],
  classLikely: [
    {
      country: 'GB',
      side: 'debit',
      text: 'Omio',
      outcome: 'public-transport 0.96, online-purchase 0.8, Omio, weights 74, or public-transport 0.96',
    },
  ],
  classGuess: [
    {
      country: 'GB',
      side: 'credit',
      text: 'DWP',
      outcome: 'other-benefit 0.94, bank-credit 0.6, DWP, weights 85 72, or other-benefit 0.94',
    },
  ],
  classUnknown: [
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Jane, weights 33 31 24, or restaurants-and-cafes 0.34 groceries 0.301 pubs-and-bars 0.157',
    },
  ],
  'benefit-code at 85': [
    {
      country: 'GB',
      side: 'credit',
      text: 'DWP',
      outcome: 'other-benefit 0.94, bank-credit 0.6, DWP, weights 85 72, or other-benefit 0.94',
    },
  ],
  'benefit-code at 97': [
    {
      country: 'GB',
      side: 'credit',
      text: 'DWP PIP',
      outcome: 'disability-benefit 0.98, bank-credit 0.6, nobody, weights 97 34, or disability-benefit 0.98',
    },
  ],
  'merchant at 0': [
    {
      country: 'GB',
      side: 'debit',
      text: 'LV= HOUSEHOLD INS',
      outcome:
        'home-insurance 0.953, direct-debit 0.6, Lv Household Ins, weights 90 76 32, or home-insurance 0.953 other-insurance 0.878 life-insurance 0.471',
    },
  ],
  'merchant at 37': [
    {
      country: 'GB',
      side: 'credit',
      text: 'RTN ZOPA BGC',
      outcome: 'loan-proceeds 0.764, bank-credit 0.95, Rtn Zopa, weights 40, or loan-proceeds 0.764',
    },
  ],
  'merchant at 42': [
    {
      country: 'US',
      side: 'credit',
      text: 'RTN GEICO',
      outcome: 'insurance-payout 0.78, bank-credit 0.6, Rtn Geico, weights 42, or insurance-payout 0.78',
    },
  ],
  'merchant at 50': [
    {
      country: 'GB',
      side: 'debit',
      text: 'SHELL CLUB',
      outcome: 'fuel 0.847, point-of-sale 0.6, Shell, weights 56 38, or fuel 0.847 pubs-and-bars 0.29',
    },
  ],
  'merchant at 60': [
    {
      country: 'GB',
      side: 'debit',
      text: 'SHELL CLUB',
      outcome: 'fuel 0.847, point-of-sale 0.6, Shell, weights 56 38, or fuel 0.847 pubs-and-bars 0.29',
    },
  ],
  'merchant at 70': [
    {
      country: 'GB',
      side: 'debit',
      text: 'Omio',
      outcome: 'public-transport 0.96, online-purchase 0.8, Omio, weights 74, or public-transport 0.96',
    },
  ],
  'merchant at 85': [
    {
      country: 'GB',
      side: 'debit',
      text: 'Omio',
      outcome: 'public-transport 0.96, online-purchase 0.8, Omio, weights 74, or public-transport 0.96',
    },
  ],
  'merchant at 100': [
    {
      country: 'GB',
      side: 'debit',
      text: 'Amazon',
      outcome:
        'online-marketplace 0.976, online-purchase 0.8, Amazon, weights 86, or online-marketplace 0.976',
    },
  ],
  'phrase at 0': [
    {
      country: 'US',
      side: 'debit',
      text: 'MEPLIN TRANSFER LLC',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Meplin Transfer, weights 36, or own-account-transfer 0.752',
    },
  ],
  'phrase at 40': [
    {
      country: 'GB',
      side: 'debit',
      text: 'TFR MEPLIN',
      outcome: 'own-account-transfer 0.78, transfer 0.95, nobody, weights 40, or own-account-transfer 0.78',
    },
  ],
  'phrase at 60': [
    {
      country: 'US',
      side: 'credit',
      text: 'RETURN GEICO',
      outcome: 'refund 0.93, refund 0.95, Return Geico, weights 70 42, or refund 0.93',
    },
  ],
  'phrase at 75': [
    {
      country: 'US',
      side: 'credit',
      text: 'Dividend',
      outcome:
        'interest-income 0.931, fee-or-interest 0.95, nobody, weights 88 82, or interest-income 0.931 investment-income 0.896',
    },
  ],
  'phrase at 100': [
    {
      country: 'US',
      side: 'credit',
      text: 'Dividend',
      outcome:
        'interest-income 0.931, fee-or-interest 0.95, nobody, weights 88 82, or interest-income 0.931 investment-income 0.896',
    },
  ],
  'trade-word at 0': [
    {
      country: 'US',
      side: 'debit',
      text: 'AMC 9114 ONLINE LEAWOOD KS',
      outcome:
        'entertainment 0.958, point-of-sale 0.6, AMC, weights 72 19, or entertainment 0.958 digital-subscriptions 0.17',
    },
  ],
  'trade-word at 36': [
    {
      country: 'GB',
      side: 'debit',
      text: 'SHELL CLUB',
      outcome: 'fuel 0.847, point-of-sale 0.6, Shell, weights 56 38, or fuel 0.847 pubs-and-bars 0.29',
    },
  ],
  'trade-word at 45': [
    {
      country: 'GB',
      side: 'debit',
      text: 'SHELL CLUB',
      outcome: 'fuel 0.847, point-of-sale 0.6, Shell, weights 56 38, or fuel 0.847 pubs-and-bars 0.29',
    },
  ],
  'trade-word at 58': [
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER BAR',
      outcome:
        'pubs-and-bars 0.963, point-of-sale 0.6, Premier Bar, weights 60 53 42 28 24, or pubs-and-bars 0.963 groceries 0.566 restaurants-and-cafes 0.103',
    },
  ],
  'trade-word at 66': [
    {
      country: 'GB',
      side: 'debit',
      text: 'PREMIER BAR',
      outcome:
        'pubs-and-bars 0.963, point-of-sale 0.6, Premier Bar, weights 60 53 42 28 24, or pubs-and-bars 0.963 groceries 0.566 restaurants-and-cafes 0.103',
    },
  ],
  'trade-model at 20': [
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Jane, weights 33 31 24, or restaurants-and-cafes 0.34 groceries 0.301 pubs-and-bars 0.157',
    },
  ],
  'trade-model at 37': [
    {
      country: 'GB',
      side: 'debit',
      text: 'JANE',
      outcome:
        'uncategorised 0, point-of-sale 0.4, Jane, weights 33 31 24, or restaurants-and-cafes 0.34 groceries 0.301 pubs-and-bars 0.157',
    },
  ],
  'trade-model at 45': [
    {
      account: 'gb-pensioner',
      transactionId: 't-000521',
      outcome:
        'gifts-and-flowers 0.75, point-of-sale 0.8, The Card Room, weights 75 44 35 27 16, or gifts-and-flowers 0.75 restaurants-and-cafes 0.49 pubs-and-bars 0.386',
    },
    {
      country: 'GB',
      side: 'debit',
      text: 'ORBEL JANE',
      outcome:
        'groceries 0.429, point-of-sale 0.6, Orbel Jane, weights 38 23 23, or groceries 0.429 professional-services 0.137 hair-and-beauty 0.137',
    },
  ],
  'trade-model at 55': [
    {
      country: 'GB',
      side: 'debit',
      text: 'Kafeneio Plaka',
      outcome:
        'restaurants-and-cafes 0.53, point-of-sale 0.6, Kafeneio Plaka, weights 47 29 23, or restaurants-and-cafes 0.53 groceries 0.267 takeaway-and-fast-food 0.141',
    },
  ],
  'trade-model at 65': [
    {
      country: 'GB',
      side: 'debit',
      text: 'GAP CLUB LEEDS GB',
      outcome:
        'pubs-and-bars 0.809, point-of-sale 0.6, Gap Club, weights 61 38 34 22 22, or pubs-and-bars 0.809 restaurants-and-cafes 0.05 gym-and-fitness 0.045',
    },
  ],
  'trade-model at 70': [
    {
      country: 'GB',
      side: 'debit',
      text: 'THE OLIVE TREE MEZE ON 04 JAN BCC',
      outcome:
        'restaurants-and-cafes 0.912, point-of-sale 0.8, The Olive Tree Meze, weights 67 22 20, or restaurants-and-cafes 0.912 takeaway-and-fast-food 0.125 pubs-and-bars 0.088',
    },
  ],
  'merchant-category-code at 70': [
    {
      account: 'gb-gig-two-jobs',
      transactionId: 't-000005',
      outcome:
        'books-and-stationery 0.956, point-of-sale 0.8, Kempston Road News, weights 74 60 2, or books-and-stationery 0.956',
    },
  ],
  'merchant-category-code at 100': [
    {
      account: 'gb-gig-two-jobs',
      transactionId: 't-000005',
      outcome:
        'books-and-stationery 0.956, point-of-sale 0.8, Kempston Road News, weights 74 60 2, or books-and-stationery 0.956',
    },
  ],
  'person-name at 0': [
    {
      country: 'GB',
      side: 'debit',
      text: 'J SMITH',
      outcome: 'person-to-person 0.757, transfer 0.95, nobody, weights 51, or person-to-person 0.757',
    },
  ],
  'person-name at 60': [
    {
      country: 'GB',
      side: 'debit',
      text: 'J SMITH',
      outcome: 'person-to-person 0.757, transfer 0.95, nobody, weights 51, or person-to-person 0.757',
    },
  ],
  'person-name at 100': [
    {
      country: 'US',
      side: 'credit',
      text: 'REV GEICO',
      outcome: 'person-to-person 0.872, transfer 0.95, nobody, weights 76, or person-to-person 0.872',
    },
  ],
  'bank-code at 60': [
    {
      country: 'GB',
      side: 'debit',
      text: 'CHG DISHONOURED CHEQUE',
      outcome:
        'returned-payment-fee 0.961, fee-or-interest 0.95, nobody, weights 97 87 50, or returned-payment-fee 0.961 bank-charges 0.861',
    },
  ],
  'bank-code at 90': [
    {
      country: 'GB',
      side: 'debit',
      text: 'CHG DISHONOURED CHEQUE',
      outcome:
        'returned-payment-fee 0.961, fee-or-interest 0.95, nobody, weights 97 87 50, or returned-payment-fee 0.961 bank-charges 0.861',
    },
  ],
};
