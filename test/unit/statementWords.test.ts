/** What the words of statements mean beside each other, and on which rail. */
import { describe, expect, it } from 'vitest';
import { categoryOf, credit, debit, enrich, income, NO_GUESSES } from '../support/build.js';

const DAY = '2026-01-06';

describe('money that goes out', () => {
  it.each([
    ['GB', 'MEPLIN B S MORT 123456789 DD', 'mortgage'],
    ['GB', 'MEPLIN BS MORTGAG', 'mortgage'],
    ['GB', 'MEPLIN PERSONAL LN DD', 'personal-loan'],
    ['GB', 'TOYOTA FIN SERV DD', 'vehicle-finance'],
    ['GB', 'SO MEPLIN ESTATE MGMT SERVICE CHARGE', 'service-charge'],
    ['GB', 'SO MEPLIN COURT REF SERVICE CHARGE', 'service-charge'],
    ['GB', 'SERVICE CHARGE', 'bank-charges'],
    ['GB', 'UNPAID DD CHARGE', 'returned-payment-fee'],
    ['US', 'EXTENDED OVERDRAWN BALANCE CHARGE', 'interest-and-overdraft-charges'],
    ['GB', 'SO CATHEDRAL LETS', 'rent'],
    ['GB', 'DD MEPLIN NURSERY', 'childcare'],
    ['GB', 'CARD PAYMENT TO MEPLIN NURSERY ON 06-01-2026', 'home-and-garden'],
    ['GB', 'CARD PAYMENT TO MEPLIN DAY NURSERY ON 06-01-2026', 'childcare'],
    ['GB', 'BP J SMITH', 'person-to-person'],
    ['GB', 'BP SOUTHGATE', 'fuel'],
    ['GB', '6085 06JAN26 , CASH , HIGH ST', 'cash-withdrawal'],
    ['GB', 'TO VAULT', 'savings'],
    ['US', 'PURCHASE THE GAMES VAULT BOISE ID', 'hobbies-and-toys'],
    ['GB', 'TRANSFER TO MEPLIN ISA', 'savings'],
    ['US', 'MEPLIN MUTUAL ISA PAYMNT', 'life-insurance'],
    ['US', 'GEICO INS PREM 260106', 'vehicle-insurance'],
    ['GB', 'BRIGGS MEAT MARKE', 'groceries'],
    ['GB', 'MEPLIN KEBAB CORNER', 'takeaway-and-fast-food'],
    ['GB', 'M OSTEVEL FPO', 'person-to-person'],
    ['GB', 'BET365', 'gambling'],
    ['GB', 'SHELL MEPLIN', 'fuel'],
    ['GB', 'MEPLIN.GOV.UK', 'government-and-tax'],
    ['GB', 'MEPLIN SANDWICH BAR', 'takeaway-and-fast-food'],
    ['US', 'AMC MEPLIN 25 #0552 BOISE ID', 'entertainment'],
    // What a house of guests is named after is not what it is; elsewhere the special word holds.
    ['GB', 'MEPLIN CASTLE HOTEL', 'hotels'],
    ['US', 'MEPLIN MUSEUM CAFE BOISE ID', 'restaurants-and-cafes'],
    ['GB', 'MEPLIN VETERINARY CLINIC', 'pets'],
    ['GB', 'MEPLIN DENTAL CLINIC', 'dental-and-optical'],
    ['GB', 'SCHOOL TRIP TO MEPLIN ZOO', 'school-costs'],
    ['GB', 'HIGH STREET GARAGE', 'vehicle-maintenance'],
    // Guests also eat; but BAR HARBOR is a town.
    ['US', 'HILTON MEPLIN GRILL BOISE ID', 'restaurants-and-cafes'],
    ['US', 'HAMPTON INN BAR HARBOR ME', 'hotels'],
    ['US', 'HILTON MEPLIN BOISE ID', 'hotels'],
    ['US', 'POS PURCHASE ON 11/15 @ 06:46  6300 GEICO AUSTIN TX', 'vehicle-insurance'],
    ['US', 'MEPLIN DAY NURSERY BOISE ID', 'childcare'],
    // A name of one word, and the words it is made of.
    ['GB', 'ALLSAINTS MEPLIN', 'clothing'],
    ['GB', 'ALL SAINTS CHURCH', 'charity'],
    ['US', 'MEPLIN PIZZA BOISE ID', 'takeaway-and-fast-food'],
    // A shop's number glued to its name, and behind the country.
    ['US', 'POS DEBIT ARCO25309601 BOISE ID', 'fuel'],
    ['GB', 'H&M GB885 BRISTOL', 'clothing'],
    // Utilities, and who sells to electricians.
    ['US', 'MEPLIN ELECTRIC DES:PAYMENT ID:XXXXX INDN:M ORBEL CO ID:XXXXX PPD', 'energy'],
    ['US', 'PURCHASE AUTHORIZED ON 01/05 MEPLIN ELECTRIC SUPPLY BOISE ID', 'home-and-garden'],
    ['GB', 'CARD PAYMENT TO MEPLIN WATER ON 06-01-2026', 'water'],
    ['US', 'CHECKCARD 0102 CITY OF MEPLIN WATER BOISE ID', 'water'],
    ['GB', 'LOWELL VANQUIS12345 DD', 'debt-collection'],
    ['GB', 'MS JANE SMITH FPO', 'person-to-person'],
    ['GB', 'MISS L HALL FPO', 'person-to-person'],
    ['GB', 'DAILY OD INT', 'interest-and-overdraft-charges'],
    ['GB', 'EXCHANGED TO EUR', 'own-account-transfer'],
    ['GB', 'M OSTEVEL 100000000253292838 06JAN26 09:29', 'person-to-person'],
    // What is left of a trade word is none where it is a word of its own.
    ['GB', 'MEPLIN TIMES', 'digital-subscriptions'],
    ['GB', 'MEPLIN FRANK', 'uncategorised'],
    // Streets and towns are no trades, and MR I no MRI.
    ['GB', 'MEPLIN SCHOOL LANE VETS', 'pets'],
    ['US', 'MEPLIN 10/24 MOBILE PURCHASE CHAPEL HILL NC', 'uncategorised'],
    ['GB', 'MR I OSTEVEL FPO', 'person-to-person'],
    // Toast serves food and drink.
    ['US', 'TST* THE TAILORS SON BOISE ID', 'restaurants-and-cafes'],
    ['US', 'TST* MEPLIN BAR BOISE ID', 'pubs-and-bars'],
    // At the pumps of a large shop; GAS LAMP is a place.
    ['US', 'SAMSCLUB 8133 GAS FLORENCE KY', 'fuel'],
    ['GB', 'TESCO 2911 PETROL LEEDS', 'fuel'],
    ['US', 'TARGET GAS LAMP DISTRICT BOISE ID', 'general-retail'],
    // What a city or council is paid for, under its own name.
    ['US', 'CITY OF AUSTIN UTILITIES 7463520013', 'energy'],
    ['GB', 'SEFTON MBC PARKING CD 9042', 'parking-and-tolls'],
    ['GB', 'GATESHEAD COUNCIL RENTS 0046595 DD', 'rent'],
    ['GB', 'GATESHEAD COUNCIL 0046595 DD', 'council-tax'],
    // A state, and the first letter of a reference.
    ['US', '01/05 IMPARK00510137A WASHINGTON DC S307213783581894 CARD 3435', 'parking-and-tolls'],
    ['US', 'PG&E PAYMENT', 'energy'],
    ['US', 'MEPLIN WATER AUTO PAY 4875749', 'water'],
    // By ACH an American shop is paid for its card.
    ['US', 'Bill Pay Kohls on-Line xxxxx57050 on 02-04', 'credit-card-payment'],
    ['US', 'KOHLS 0213 BOISE ID', 'general-retail'],
    ['GB', 'B &AMP; Q TOTNES', 'home-and-garden'],
    ['US', 'ACCTVERIFY CAPITAL ONE', 'own-account-transfer'],
    ['US', 'ZEL TO M OSTEVEL', 'person-to-person'],
    ['US', 'Loan Advance Credit Card Credit Card MEPLIN PIZZA TACOMA WA', 'takeaway-and-fast-food'],
  ] as const)('in %s, as in %s, is %s', (country, text, category) => {
    expect(categoryOf(debit(DAY, 40, text), NO_GUESSES, country)).toBe(category);
  });
});

describe('money that comes in', () => {
  it.each([
    ['GB', 'UNPAID DIRECT DEBIT TESCO BANK LOANS', 'refund'],
    ['GB', 'AVIVA HOME INS RETURNED DIRECT DEBIT', 'refund'],
    ['US', 'ACH RETURN ITEM CAPITAL ONE CRCARDPMT', 'refund'],
    ['US', 'STATE TAX REFUND', 'tax-refund'],
    ['GB', 'EBAY COMMERCE UK', 'self-employment-income'],
    ['GB', 'VISA CREDIT EBAY O*12-34567-89012 GB', 'refund'],
    ['GB', 'CARD REFUND BET365', 'gambling-winnings'],
    ['GB', 'MEPLIN C/O SAGE PA', 'salary'],
    ['GB', 'MOOREPAY BACS', 'salary'],
    ['GB', 'CASH CREDIT', 'cash-deposit'],
    ['US', 'MEPLIN MOTORS DEPOSIT', 'uncategorised'],
    // No town makes pay a refund.
    ['GB', 'MEPLIN ENGINEERING SHEFFIELD', 'uncategorised'],
    ['GB', 'J PRESTON', 'uncategorised'],
    ['GB', 'ROOFOODS LTD LONDON', 'gig-income'],
    ['US', 'LYFT DRIVER 8552800278 CA', 'gig-income'],
    ['US', 'UBER EATS DES:PAYOUT ID:XXXXX INDN:M ORBEL CO ID:XXXXX PPD', 'gig-income'],
    ['GB', 'MYREWARDS', 'cashback-and-rewards'],
    ['US', 'DEPOSIT FROM MADISON LANDSCAP', 'uncategorised'],
    ['GB', 'SHOPIFY PAYOUT', 'self-employment-income'],
    ['GB', 'SWITCH BONUS', 'cashback-and-rewards'],
    ['GB', 'COUNCIL TAX REFUND', 'refund'],
    ['GB', 'SOCIAL SECURITY SCOTLAND', 'other-benefit'],
    ['GB', 'SOCIAL SECURITY SCOTLAND ADP', 'disability-benefit'],
    ['US', 'STATE OF MICHIGAN UI PYMT', 'out-of-work-benefit'],
    ['US', 'SSI PAYMENT SSA', 'other-benefit'],
    // Said beside the name of who else pays out refunds, loans or claims.
    ['GB', 'HMRC JRS GRANT 475PA0692974', 'other-income'],
    ['GB', 'CAPITAL ONE PPI REDRESS 9605', 'insurance-payout'],
    ['US', 'AMEX PAYMENT RECEIVED - THANK YOU', 'own-account-transfer'],
    ['GB', 'AVIVA PENSION 9605', 'private-pension'],
    ['GB', 'AVIVA CLAIM 9605', 'insurance-payout'],
    ['US', 'FTB MCT CASTTAXRFD', 'tax-refund'],
    ['US', 'SHARE DIVIDEND', 'interest-income'],
    ['US', 'MEPLIN INDUSTRIES DIVIDEND', 'investment-income'],
    ['US', 'AIRBNB PAYMENTS G-KX27LQ4M PPD ID: 9215800121', 'rental-income'],
    ['US', 'ETSY INC PAYOUT PPD ID: 4770002083', 'self-employment-income'],
  ] as const)('in %s, as in %s, is %s', (country, text, category) => {
    expect(categoryOf(credit(DAY, 40, text), {}, country)).toBe(category);
  });

  it.each([
    ['ACH RETURN ITEM MR COOPER', 'MR COOPER PAYMENT'],
    ['RETURNED ITEM: NELNET', 'NELNET PMT'],
    ['MEPLIN B S MORT , UNPAID DIRECT DEBIT', 'MEPLIN B S MORT'],
  ])('as in %s returns %s', (text, paid) => {
    const payment = debit('2026-01-02', 900, paid);
    const rows = enrich([payment, credit(DAY, 900, text)], {}, 'US');
    expect(rows[1]?.enrichedData.refundOf).toBe(payment.transactionId);
  });

  it('as expenses returns no purchase from the employer', () => {
    const rows = enrich([debit('2026-01-02', 40, 'UPS STORE'), credit(DAY, 40, 'UPS EXP REIMB')], {}, 'US');
    expect(rows[1]?.enrichedData.refundOf).toBeNull();
  });
});

describe('a benefit of the United States', () => {
  it.each([
    ['SSI TREAS 310 XXSUPP SEC', 'Supplemental Security Income'],
    ['VACP TREAS 310 XXVA BENEF', "Veterans' benefits"],
    ['STATE OF MEPLIN UI BENEFIT', 'Unemployment insurance'],
    ['STATE OF MEPLIN TANF', 'Temporary Assistance for Needy Families'],
    ['MEPLIN SDI PAYMENT', 'State disability insurance'],
    ['MEPLIN PAID FAMILY LEAVE', 'Paid family leave'],
    ['MEPLIN WORKERS COMP', "Workers' compensation"],
    ['SSA TREAS 310 XXSOC SEC', null],
  ])('as in %s is called %s', (text, benefit) => {
    const dates = ['2025-10-01', '2025-10-31', '2025-12-01', '2026-01-01'];
    const transactions = dates.map(date => credit(date, 700, text));
    const result = income(transactions, { currencyCode: 'USD' });
    expect(result.incomeStreams.map(stream => stream.benefit)).toEqual([benefit]);
  });
});

describe('a cheque', () => {
  it.each([
    ['GB', 'CHEQUE 000123'],
    ['GB', '000123 CHQ'],
    ['US', 'CHECK #567'],
    ['US', 'Check Paid 1182'],
    ['US', 'SHARE DRAFT 1234'],
  ] as const)('in %s, as in %s, says nothing of whom it pays, and is no purchase', (country, text) => {
    const [row] = enrich([debit(DAY, 40, text)], {}, country);
    expect(row?.enrichedData).toMatchObject({
      category: { slug: 'uncategorised' },
      class: { slug: 'cash-or-cheque' },
      predictedMerchantName: null,
    });
  });

  it('is not the shop that cashes it, nor a pub', () => {
    expect(categoryOf(debit(DAY, 40, 'CHECK INTO CASH #12 BOISE ID'), {}, 'US')).toBe('short-term-loan');
    expect(categoryOf(debit(DAY, 40, 'CHEQUERS INN MEPLIN'))).toBe('pubs-and-bars');
  });
});
