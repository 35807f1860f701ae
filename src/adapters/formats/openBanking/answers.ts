/** The parts of an answer: which of its objects are rows, accounts or balances, and which only surround them. */
import { type JsonNode, type JsonObject, plainOf } from '../../json/node.js';
import { itemsOf, memberOf, nodeAt } from '../../json/record.js';

export type Resource = 'Account' | 'Balance' | 'Party' | 'Statement' | 'Transaction';

export const RESOURCES: readonly Resource[] = ['Account', 'Balance', 'Party', 'Statement', 'Transaction'];

/** Members that move no money: those around an answer, sums over accounts, and planned payments. */
export const FRAME: readonly string[] = [
  'Links',
  'Meta',
  'Risk',
  'TotalValue',
  'CreditLine',
  'Beneficiary',
  'DirectDebit',
  'Offer',
  'Product',
  'ScheduledPayment',
  'StandingOrder',
];

/** The kind of an object that has no `Data` around it, as in a list of transactions that was saved alone. */
export function resourceOf(node: JsonObject): Resource | undefined {
  const has = (name: string) => memberOf(node, name) !== undefined;
  if (has('CreditDebitIndicator') && has('Amount')) {
    if (has('BookingDateTime') || has('TransactionId') || has('Status')) return 'Transaction';
    return has('Type') ? 'Balance' : undefined;
  }
  if (has('StatementId') || (has('StartDateTime') && has('EndDateTime'))) return 'Statement';
  if (
    has('AccountId') &&
    (has('Currency') || has('AccountType') || has('AccountCategory') || has('AccountSubType'))
  )
    return 'Account';
  return undefined;
}

/** Whether a value is surely an answer of Open Banking. Nobody else has members with these names in capitals and these lists. */
export function isAnswer(node: JsonNode): boolean {
  if (node.kind !== 'object') return false;
  if (resourceOf(node) !== undefined) return true;
  const lists = [memberOf(node, 'Data'), node].filter(each => each !== undefined);
  return (
    lists.some(each => RESOURCES.some(name => isListOfObjects(nodeAt(each, [name])))) ||
    errorsIn(node).length > 0
  );
}

function isListOfObjects(node: JsonNode | undefined): boolean {
  return (
    node?.kind === 'object' || (node?.kind === 'array' && node.items.every(({ kind }) => kind === 'object'))
  );
}

/** The account that an answer is about, as its own address names it: `…/accounts/22289/transactions`. */
export function linkedAccount(answer: JsonObject): string | undefined {
  const self = nodeAt(answer, ['Links', 'Self']) ?? nodeAt(answer, ['Data', 'Links', 'Self']);
  return self?.kind === 'string' ? /\/accounts\/([^/?#]+)/.exec(self.text)?.[1] : undefined;
}

/** Texts of the errors in an answer that reports some. */
export function errorsIn(answer: JsonObject): readonly string[] {
  return itemsOf(answer, 'Errors').flatMap(error => {
    const [code, message] = ['ErrorCode', 'Message'].map(name => nodeAt(error, [name]));
    return code === undefined
      ? []
      : [[code, message].flatMap(node => (node ? String(plainOf(node)) : [])).join(': ')];
  });
}
