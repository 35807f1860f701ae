/** The account of the other side, where it is given: it tells payees of one name apart, and is one payee however spelt. */
import { LONGEST_TEXT, squash } from '../../base/text.js';
import type { ParsedTransaction } from '../../requests/transactionSchemas.js';
import { isOfTables, type Payee, payeeOf, whateverItPays } from '../vote/payee.js';
import type { AccountPass } from './accountPass.js';

const SHORTEST = 6;
const MASKED = /[*•]|X{3}/i;
const ONE_CHARACTER = /^(.)\1*$/;
/** Sort code and account number stand at its end. */
const BRITISH_IBAN = /^GB\d{2}[A-Z]{4}(\d{14})$/;

/** As a key that spaces, hyphens and letters' case do not change; null where none is given, or one that is masked or too short. */
export function counterPartyAccountOf({ counterPartyAccount: given }: ParsedTransaction): string | null {
  if (!given || MASKED.test(given)) return null;
  const key = squash(given.slice(0, LONGEST_TEXT));
  if (key.length < SHORTEST || !/\d/.test(key) || ONE_CHARACTER.test(key)) return null;
  return BRITISH_IBAN.exec(key)?.[1] ?? key;
}

/** Tells payees of one name apart by their accounts, and takes those of one account for one payee, where any accounts are given. */
export const payeesByAccount: AccountPass = ({ rows, counted, decisionOf }) => {
  /** By the account's key. */
  const payeesOf = new Map<string, Map<string, Payee>>();
  /** By the payee's key. */
  const accountsOf = new Map<string, Set<string>>();
  // Only counted rows teach, so that a pending one changes nothing.
  for (const entry of counted) {
    const account = counterPartyAccountOf(entry.transaction);
    if (account === null) continue;
    const payee = whateverItPays(decisionOf(entry).payee);
    payeesOf.set(account, (payeesOf.get(account) ?? new Map()).set(payee.key, payee));
    accountsOf.set(payee.key, (accountsOf.get(payee.key) ?? new Set()).add(account));
  }
  if (payeesOf.size === 0) return null;
  return {
    rows,
    changeOf({ transaction }, decision) {
      const payee = payeeOfAccount(transaction, decision.payee);
      return payee === decision.payee
        ? null
        : { alike: payee.key, applied: before => ({ ...before, payee }) };
    },
  };

  function payeeOfAccount(transaction: ParsedTransaction, given: Payee): Payee {
    const payee = whateverItPays(given);
    if (isOfTables(payee)) return given;
    const own = counterPartyAccountOf(transaction);
    const account = own ?? onlyOne(accountsOf.get(payee.key));
    if (account === null || (payee.key === '' && own === null)) return given;
    const merchants = [...(payeesOf.get(account)?.values() ?? [])].filter(({ kind }) => kind === 'merchant');
    const [merchant] = merchants;
    return merchant !== undefined && merchants.length === 1
      ? payeeOf('merchant', merchant.identity, {
          isAccount: merchant.isAccount,
          reimburses: given.reimburses,
        })
      : payeeOf('account', account, { reimburses: given.reimburses });
  }
};

function onlyOne(accounts: ReadonlySet<string> | undefined): string | null {
  return accounts?.size === 1 ? ([...accounts][0] as string) : null;
}
