/** Payments that come back, as banks of each country word them, and what only looks so. */
import fc from 'fast-check';
import type { CountryCode, Transaction } from '../../src/index.js';
import { idIn } from './country.js';
import { addDays } from './dates.js';
import { WORDING } from './wording.js';

type Form = (name: string) => string;

/** What was paid out and came back unpaid. */
export const RETURNS: Readonly<Record<CountryCode, readonly Form[]>> = {
  GB: [
    name => `UNPAID DIRECT DEBIT ${name}`,
    name => `RETURNED DD ${name}`,
    name => `${name} DD RETURNED`,
    name => `RETURNED STANDING ORDER ${name}`,
    name => `REVERSAL OF DIRECT DEBIT ${name}`,
    name => `${name} REFER TO DRAWER`,
    name => `BACS REJECTED ${name}`,
    name => `RECALLED DIRECT DEBIT ${name}`,
  ],
  US: [
    name => `RETURNED ACH ${name}`,
    name => `ACH RETURN NSF ${name}`,
    name => `RETURNED ITEM: ${name}`,
    name => `${name} PAYMENT REVERSAL`,
    name => `RETURNED CHECK ${name}`,
    name => `${name} ACH REVERSED`,
    name => `BILL PAY RETURNED ${name}`,
    name => `REJECTED PAYMENT ${name}`,
  ],
};

/** What came back for another reason. */
export const LOOKALIKES: Readonly<Record<CountryCode, readonly Form[]>> = {
  GB: [
    name => `CARD REFUND ${name} RETURNED GOODS`,
    name => `${name} PURCHASE RETURN`,
    name => `DIRECT DEBIT INDEMNITY CLAIM ${name}`,
    name => `CHARGEBACK ${name}`,
  ],
  US: [
    name => `PURCHASE RETURN ${name}`,
    name => `${name} MERCHANDISE RETURN`,
    name => `PURCHASE REVERSAL ${name}`,
    name => `CHARGEBACK ${name} DISPUTE`,
  ],
};

/** Credits and debits worded so, within the days from `from` to `to`. */
export function returnsIn(
  code: CountryCode,
  { from, to, forms }: { readonly from: string; readonly to: string; readonly forms: readonly Form[] },
): fc.Arbitrary<readonly Transaction[]> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return fc
    .array(
      fc.record({
        form: fc.constantFrom(...forms),
        name: fc.constantFrom(...WORDING[code].bills),
        offset: fc.integer({ min: 0, max: days }),
        pence: fc.integer({ min: 1_00, max: 400_00 }),
        isCredit: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map(rows =>
      rows.map(
        ({ form, name, offset, pence, isCredit }, index): Transaction => ({
          transactionId: idIn(code, `returned ${index} ${form('')}`),
          accountId: 'main',
          description: form(name),
          amount: pence / 100,
          creditDebitIndicator: isCredit ? 'Credit' : 'Debit',
          status: 'Booked',
          bookingDate: addDays(from, offset),
        }),
      ),
    );
}
