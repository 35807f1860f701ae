/** Fees and transfers in words of the bank's own, whatever their order; and names that such words are part of. */
import { describe, expect, it } from 'vitest';
import { categoryOf, credit, debit, enrich, only } from '../support/build.js';

const DAY = '2026-01-06';

describe('a fee of the bank', () => {
  it.each([
    ['GB', 'O/D USAGE FEE', 'interest-and-overdraft-charges'],
    ['GB', 'DUPLICATE STATEMENT CHARGE', 'bank-charges'],
    ['GB', 'REWARD SILVER FEE , 10APR A/C 26230554', 'bank-charges'],
    ['US', 'RETURN PAYMENT FEE', 'returned-payment-fee'],
    ['US', 'WIRE TRANS SVC CHARGE - SEQUENCE: 250213022419', 'bank-charges'],
    ['US', 'MONTHLY ACCT FEE CHECKING', 'bank-charges'],
    ['US', 'Fee for Non-Citibank ATM use', 'bank-charges'],
  ] as const)('in %s, as in %s, is %s', (country, text, category) => {
    const { enrichedData } = only(enrich([debit(DAY, 12, text)], {}, country));
    expect(enrichedData.category.slug).toBe(category);
    expect(enrichedData.class.slug).toBe('fee-or-interest');
    expect(enrichedData.predictedMerchantName).toBeNull();
  });

  it.each([
    ['GB', 'FEE FOR LESSONS MEPLIN'],
    ['GB', 'CARD PAYMENT TO MEPLIN BOOKING FEE ON 06-01-2026'],
    ['US', 'PURCHASE AUTHORIZED ON 01/05 MEPLIN PAYMENT FEE BOISE ID'],
  ] as const)('in %s is not told by %s', (country, text) => {
    expect(['bank-charges', 'returned-payment-fee', 'interest-and-overdraft-charges']).not.toContain(
      categoryOf(debit(DAY, 12, text), {}, country),
    );
  });
});

describe('a transfer between accounts of one holder', () => {
  it.each([
    ['d', 'INTERNET BANKING TRANSFER WITHDRAWAL TO ACCOUNT 110492881023', 'own-account-transfer'],
    ['c', 'Transfer Deposit From 373106526156', 'own-account-transfer'],
    ['c', 'Deposit from 360 Checking XXXXXXX2170', 'own-account-transfer'],
    ['c', 'Deposit from Simply Checking XXXXXX2470', 'own-account-transfer'],
    ['d', 'Withdrawal to Savings XXXXXX2470', 'savings'],
  ] as const)('is %s of %s', (way, text, category) => {
    const row = way === 'd' ? debit(DAY, 300, text) : credit(DAY, 300, text);
    const { enrichedData } = only(enrich([row], {}, 'US'));
    expect(enrichedData.category.slug).toBe(category);
    expect(enrichedData.predictedMerchantName).toBeNull();
  });

  it('names nobody else', () => {
    expect(categoryOf(debit(DAY, 300, 'ONLINE TRANSFER TO MEPLIN OSTEVEL'), {}, 'US')).not.toBe('savings');
    // What a firm sends is called a transfer too, and no firm of transport is told by it.
    expect(categoryOf(credit(DAY, 300, 'Requested transfer from MEPLINBANK'), {}, 'US')).not.toBe(
      'public-transport',
    );
  });
});
