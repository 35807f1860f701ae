/** Who is on the other side of a payment. */
import type { ElementRecord } from '../../markup/record.js';
import type { CreditDebitIndicator } from '../../model/request.js';

export interface Counterparty {
  readonly name: string | undefined;
  readonly account: string | undefined;
}

type Side = 'Dbtr' | 'Cdtr';

/**
 * Of a credit it is the debtor, of a debit the creditor; the party behind them before the one that sent or took the money. A
 * reversal names the parties of the payment that it takes back, so it is the other way round. Where that side is missing, the
 * other one counts if it has an account that is not the account of the statement: some banks name only the counterparty.
 */
export function counterpartyOf(
  detail: ElementRecord,
  direction: CreditDebitIndicator,
  isReversal: boolean,
  accountId: string | undefined,
): Counterparty {
  const likely: Side = (direction === 'Credit') !== isReversal ? 'Dbtr' : 'Cdtr';
  const found = partyOf(detail, likely);
  if (found.name !== undefined || found.account !== undefined) return found;
  const other: Side = likely === 'Dbtr' ? 'Cdtr' : 'Dbtr';
  const account = detail.all('RltdPties', `${other}Acct`, 'Id');
  if (account.length === 0 || accountId === undefined) return found;
  const elsewhere = partyOf(detail, other);
  return elsewhere.account === undefined || elsewhere.account === accountId ? found : elsewhere;
}

/** From version 8 on, a party stands one element deeper. */
function partyOf(detail: ElementRecord, side: Side): Counterparty {
  return {
    name: detail.firstText(
      ['RltdPties', `Ultmt${side}`, 'Nm'],
      ['RltdPties', `Ultmt${side}`, 'Pty', 'Nm'],
      ['RltdPties', side, 'Nm'],
      ['RltdPties', side, 'Pty', 'Nm'],
      ['RltdPties', side, 'Agt', 'FinInstnId', 'Nm'],
    ),
    account: detail.firstText(
      ['RltdPties', `${side}Acct`, 'Id', 'IBAN'],
      ['RltdPties', `${side}Acct`, 'Id', 'Othr', 'Id'],
      ['RltdPties', `${side}Acct`, 'Id', 'PrtryAcct', 'Id'],
      ['RltdPties', `${side}Acct`, 'Id', 'BBAN'],
    ),
  };
}
