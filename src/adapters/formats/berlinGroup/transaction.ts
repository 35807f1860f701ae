/** One transaction as a draft row. Its amount has a minus where money leaves the account. */
import { recordsAt } from '../../json/answers.js';
import { moneyAt } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';
import type { DraftRow } from '../../model/draft.js';

/** `PMNT-ICDT-ESCT`: domain, family and sub-family of ISO 20022. */
const STANDARD_CODE = /^[A-Z]{4}-([A-Z]{4})(?:-([A-Z]{4}))?$/;
/** What banks write where there is no text. */
const SAYS_NOTHING = /^[\s.*_-]*$/;

export function readTransaction(record: JsonRecord, isPending: boolean, isReversed: boolean): DraftRow {
  const amount = moneyAt(record, ['transactionAmount', 'amount'], ['transactionAmount', 'currency']);
  const isOut = (amount?.text.startsWith('-') ?? false) !== isReversed;
  const side = isOut ? 'creditor' : 'debtor';
  const payee = record.text(`${side}Name`);
  const reference = remittanceOf(record);
  const wording = record.firstText(['transactionDetails'], ['transactionInformation']);
  const hasText = payee !== undefined || reference !== undefined || wording !== undefined;
  const row: DraftRow = {
    region: record.region,
    id: record.firstText(
      ['transactionId'],
      ['cardTransactionId'],
      ['internalTransactionId'],
      ['entryReference'],
    ),
    date: record.firstText(
      ['bookingDate'],
      ['bookingDateTime'],
      ['transactionDate'],
      ['valueDate'],
      ['valueDateTime'],
    ),
    valueDate: record.firstText(['valueDate'], ['valueDateTime']),
    amount,
    status: isPending ? 'Pending' : 'Booked',
    // Where the bank's text names the payee, or nobody is named, it is the wording as it stands.
    narrative: wording ?? (names(reference, payee) ? reference : undefined),
    payee,
    merchant: record.firstText(['merchantName'], ['cardAcceptorName']),
    payeeAccount: record.firstText(
      [`${side}Account`, 'iban'],
      [`${side}Account`, 'bban'],
      [`${side}Account`, 'maskedPan'],
    ),
    reference,
    // Often an id of the bank's, so it is read only where there is no other text.
    additional: hasText ? undefined : record.text('additionalInformation'),
    merchantCategoryCode: record.text('merchantCategoryCode'),
    transactionCode: standardCodeOf(record),
    proprietaryTransactionCode: { code: record.text('proprietaryBankTransactionCode'), issuer: undefined },
    balance: moneyAt(
      record,
      ['balanceAfterTransaction', 'balanceAmount', 'amount'],
      ['balanceAfterTransaction', 'balanceAmount', 'currency'],
    ),
  };
  return { ...row, other: record.rest() };
}

function names(text: string | undefined, payee: string | undefined): boolean {
  return text !== undefined && (payee === undefined || text.toUpperCase().includes(payee.toUpperCase()));
}

/** Texts of a list are parts of one text. Banks write a hyphen where there is none. */
function remittanceOf(record: JsonRecord): string | undefined {
  const parts = [
    ...record.texts('remittanceInformationUnstructuredArray'),
    ...record.texts('remittanceInformationUnstructured'),
  ];
  const distinct = [...new Set(parts)];
  const whole = distinct.filter(part => !distinct.some(other => other !== part && other.includes(part)));
  return [whole, structuredOf(record)]
    .map(texts => texts.join(' ').trim())
    .find(text => !SAYS_NOTHING.test(text));
}

/** Texts in older versions, objects with a reference in newer ones. */
function structuredOf(record: JsonRecord): readonly string[] {
  return ['remittanceInformationStructured', 'remittanceInformationStructuredArray'].flatMap(name => [
    ...record.texts(name),
    ...recordsAt(record, name).flatMap(each => each.text('reference') ?? []),
  ]);
}

function standardCodeOf(record: JsonRecord): DraftRow['transactionCode'] {
  const node = record.at('bankTransactionCode');
  const [, code, subCode] = (node?.kind === 'string' && STANDARD_CODE.exec(node.text.trim())) || [];
  if (code !== undefined) record.text('bankTransactionCode');
  return { code, subCode };
}
