/** What `found` and `outOf` count in each check, and when it is a finding: docs/integrity.md is held to it. */
import type { IntegrityCheck } from '../contract/integrity.js';

export const INTEGRITY_FORMULAS: Readonly<Record<IntegrityCheck, string>> = {
  'doubled-rows':
    'found: rows that repeat the day, text, side and amount of another row under another id. outOf: rows. `severe` where every row of three days in a row stands twice, where three rows in ten stand again one to three days later, or where two accounts share half of their rows, or the days and texts of seven in ten. `ask` where three texts or more, and one row in fifty, are doubled that are no small purchases by card, and no balances prove them; or where a wage, pension or benefit stands twice on a day.',
  'balance-gaps':
    'found: places at which no order of the rows of a day leads from the balances before to the balances after. outOf: days with balances. `ask` from one on; `severe` where the row at such a place is of an income.',
  'rows-without-balance':
    'found: booked rows without a balance, other than those of the last two days. Where all balances go on, only rows of days without any balance count: some banks print one a day. outOf: rows. Only where seven rows in ten or more, or seven days in ten, have a balance. `ask` where one of them is money in of 100 or more, else `note`.',
  'money-returned':
    'found: payments of an income of which four fifths or more go back to the payer within five days. outOf: its payments. `ask` from two and half of them on; `severe` from three and three in four on.',
  'passed-on':
    'found: payments of an income of which four fifths or more leave within two days to one payee that is no firm and no account of the request. outOf: its payments. `ask` from two and three in five on.',
  'person-as-employer':
    'found: payments that a person sends by instant payment and calls wages. outOf: payments of the same income. `ask` from one on.',
  'impossible-day':
    'found: payments of an income that come by Bacs or ACH and are booked on a weekend or a bank holiday. outOf: its payments by these schemes. Only where less than one in ten of the other rows of these schemes is so booked. `ask` from two and more than half on, or for a single one where twenty others are booked on working days. `ask` too where twenty rows of these schemes or more leave two neighbouring days of the week empty and use both days of the weekend; then found and outOf are of all such rows.',
  'missing-stretch':
    'found: days in a row without any row. outOf: days from the first row to the last. Only where it is twice as long as the fourth longest. `note` where twelve rows or more would be usual in as many days, and they are fourteen or more; `ask` where they are twenty-eight or more and thirty rows would be usual.',
  'new-before-asking':
    'found: what an income of which the first payment lies in the last 45 days brings in a month. outOf: what all bring. `note` where it is more than a third, and the account is known for three months before. New jobs are honest.',
  'mixed-wording':
    'found: rows in a form that only another bank prints. outOf: rows in a form of the account’s own bank, which is the bank of more than half of the rows that have any such form, and of eight or more. `ask` from one on.',
  'too-even':
    'found: purchases of groceries, fuel, meals and goods whose payee and amount occur again on another day, or whose amount is whole pounds or dollars. outOf: such purchases. `ask` from 60 % on, of 40 or more at two payees or more. `ask` too where a month of ten purchases or more repeats another one, seven in ten of them with the same payee and amount; then found and outOf are those of that month; the same where eight purchases or more at shops with at most three visits in the month are on the days of another month, or beside them, seven in ten. And where thirty purchases or more come one at a time, nine in ten after as many days as each other; then found and outOf are gaps.',
  'dates-in-texts':
    'found: rows whose text holds a date more than ten days before the day of the row, or more than two days after it. outOf: rows whose text holds a date. Only where there are ten of these or more. `ask` where eight or more are found, and three in ten. `ask` too where two rows or more of an income are found, and all of its rows that hold a date.',
  'worded-out':
    'found: rows of money in that are worded as money out. outOf: rows of money in. Rows below 10, by card, and whose text says that money came back are left out. A row counts where it begins with words for money out, and no such money out came in the fourteen days before. It counts too where it has the words of a direct debit that was paid before and after it, but not in the sixteen days on either side. `ask` from one on.',
  'uneven-pay':
    'found: payments of an income that are more than half of the median away from it. outOf: its payments. Only where the income is called wages and keeps no schedule, and there are four payments or more. `ask` where three in ten are found.',
  'over-limits':
    'found: days at whose end the balance that follows from the rows is more than 100 below the overdraft limit that the balances of the request show. outOf: days with rows. `note` from two on, since these balances may be of another day than the rows. Only where the rows have no balances of their own, and none is a charge for an overdraft.',
};
