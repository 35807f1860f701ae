/** Who paid or was paid, as decisions tell payees apart. */

/**
 * What a payee is known by: a state benefit or a merchant of the tables, the account of the other side, or the name in the text.
 * `nobody`: the text names none.
 */
export type PayeeKind = 'benefit' | 'merchant' | 'account' | 'name' | 'nobody';

export interface Payee {
  readonly kind: PayeeKind;
  /** The name in the tables, the account, or the letters of the name in the text; empty for nobody. */
  readonly identity: string;
  /** An account with the merchant, which is billed: another payee than the merchant's till. */
  readonly isAccount: boolean;
  /** It pays expenses back, which is another dealing than its other payments. */
  readonly reimburses: boolean;
  /** The same for equal payees alone, so that maps can hold payees; empty for nobody. */
  readonly key: string;
}

export const NOBODY: Payee = { kind: 'nobody', identity: '', isAccount: false, reimburses: false, key: '' };

const PREFIXES: Readonly<Record<PayeeKind, string>> = {
  benefit: 'benefit:',
  merchant: 'merchant:',
  account: 'account:',
  // Letters and digits alone, so that it begins with none of the others.
  name: '',
  nobody: '',
};

export function payeeOf(
  kind: PayeeKind,
  identity: string,
  { isAccount = false, reimburses = false }: Partial<Pick<Payee, 'isAccount' | 'reimburses'>> = {},
): Payee {
  const key = `${reimburses ? 'expenses:' : ''}${PREFIXES[kind]}${identity}${isAccount ? ' account' : ''}`;
  return { kind, identity, isAccount, reimburses, key };
}

/** What tables know is one payee, whatever its accounts. */
export function isOfTables({ kind }: Payee): boolean {
  return kind === 'benefit' || kind === 'merchant';
}

/** The same payee in all its dealings. */
export function whateverItPays(payee: Payee): Payee {
  return payee.reimburses ? payeeOf(payee.kind, payee.identity, { isAccount: payee.isAccount }) : payee;
}
