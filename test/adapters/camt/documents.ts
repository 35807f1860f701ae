/** Messages of our own in the shapes of camt.052, camt.053 and camt.054, of British and American banks. */

export interface EntryParts {
  readonly amount?: string;
  readonly currency?: string;
  readonly direction?: 'CRDT' | 'DBIT';
  readonly status?: string;
  readonly day?: string;
  readonly reference?: string;
  readonly further?: string;
  readonly details?: string;
}

export function entry({
  amount = '23.50',
  currency = 'GBP',
  direction = 'DBIT',
  status = '<Sts><Cd>BOOK</Cd></Sts>',
  day = '<BookgDt><Dt>2026-03-02</Dt></BookgDt><ValDt><Dt>2026-03-02</Dt></ValDt>',
  reference = '<AcctSvcrRef>REF-1</AcctSvcrRef>',
  further = '',
  details = '',
}: EntryParts = {}): string {
  return `<Ntry>
        <Amt Ccy="${currency}">${amount}</Amt>
        <CdtDbtInd>${direction}</CdtDbtInd>
        ${status}
        ${day}
        ${reference}
        <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${direction === 'CRDT' ? 'RCDT' : 'RDDT'}</Cd><SubFmlyCd>${direction === 'CRDT' ? 'SALA' : 'BBDD'}</SubFmlyCd></Fmly></Domn><Prtry><Cd>DD</Cd><Issr>NORTHGATE</Issr></Prtry></BkTxCd>
        ${details}
        ${further}
      </Ntry>`;
}

export function balance(code: string, amount: string, day: string, direction = 'CRDT'): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
}

const ACCOUNT = `<Acct>
        <Id><IBAN>GB29NWBK60161331926819</IBAN></Id>
        <Tp><Cd>CACC</Cd></Tp><Ccy>GBP</Ccy>
        <Ownr><Nm>Harbour Bakery Ltd</Nm></Ownr>
        <Svcr><FinInstnId><BICFI>NWBKGB2L</BICFI></FinInstnId></Svcr>
      </Acct>`;

export function statement(content: string, account = ACCOUNT): string {
  return `<Stmt>
      <Id>S-1</Id><CreDtTm>2026-03-31T18:00:00Z</CreDtTm>
      <FrToDt><FrDtTm>2026-03-01T00:00:00Z</FrDtTm><ToDtTm>2026-03-31T23:59:59Z</ToDtTm></FrToDt>
      ${account}
      ${content}
    </Stmt>`;
}

export function message(
  statements: string,
  namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${namespace}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-03-31T18:00:00Z</CreDtTm></GrpHdr>
    ${statements}
  </BkToCstmrStmt>
</Document>
`;
}

export function detail(amount: string, party: string, text: string): string {
  return `<TxDtls>
            <Refs><EndToEndId>E2E-${text.length}</EndToEndId></Refs>
            ${amount}
            <RltdPties>${party}</RltdPties>
            <RmtInf><Ustrd>${text}</Ustrd></RmtInf>
          </TxDtls>`;
}

export const creditor = (name: string): string =>
  `<Cdtr><Pty><Nm>${name}</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>GB94BARC10201530093459</IBAN></Id></CdtrAcct>`;
export const debtor = (name: string): string => `<Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr>`;

/** A direct debit, a salary, and a batch of two payments. */
export const STATEMENT = message(
  statement(`${balance('OPBD', '1000.00', '2026-03-01')}${balance('CLBD', '2726.50', '2026-03-31')}${balance('CLAV', '2700.00', '2026-03-31')}
      ${entry({ details: `<NtryDtls>${detail('', creditor('Thames Water'), '9001234567')}</NtryDtls>`, further: '<AddtlNtryInf>DIRECT DEBIT</AddtlNtryInf>' })}
      ${entry({ amount: '2100.00', direction: 'CRDT', reference: '<AcctSvcrRef>REF-2</AcctSvcrRef>', details: `<NtryDtls>${detail('', debtor('Northgate Logistics Ltd'), 'MARCH SALARY')}</NtryDtls>` })}
      ${entry({
        amount: '350.00',
        reference: '<AcctSvcrRef>REF-3</AcctSvcrRef>',
        details: `<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>
          ${detail('<Amt Ccy="GBP">100.00</Amt>', creditor('Mill Lane Flour'), 'INV 7')}
          ${detail('<Amt Ccy="GBP">250.00</Amt>', creditor('Dockside Rents'), 'RENT MARCH')}
        </NtryDtls>`,
      })}
      ${entry({ amount: '9.99', status: '<Sts><Cd>PDNG</Cd></Sts>', reference: '', day: '<BookgDt><DtTm>2026-03-31T23:30:00+01:00</DtTm></BookgDt>', further: '<AddtlNtryInf>CARD PAYMENT TO NETFLIX.COM</AddtlNtryInf>' })}`),
);

/** Version 2 of a report, with a namespace prefix and the status as plain text; amounts of details in AmtDtls. */
export const REPORT = `<?xml version="1.0"?>
<c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"><c:BkToCstmrAcctRpt>
<c:GrpHdr><c:MsgId>M-2</c:MsgId></c:GrpHdr>
<c:Rpt><c:Id>R-1</c:Id><c:CreDtTm>2026-03-03T12:00:00-05:00</c:CreDtTm>
<c:Acct><c:Id><c:Othr><c:Id>000111222</c:Id></c:Othr></c:Id><c:Ccy>USD</c:Ccy></c:Acct>
<c:Bal><c:Tp><c:CdOrPrtry><c:Cd>ITBD</c:Cd></c:CdOrPrtry></c:Tp><c:Amt Ccy="USD">12.00</c:Amt><c:CdtDbtInd>DBIT</c:CdtDbtInd><c:Dt><c:Dt>2026-03-03</c:Dt></c:Dt></c:Bal>
<c:Ntry><c:Amt Ccy="USD">40.00</c:Amt><c:CdtDbtInd>DBIT</c:CdtDbtInd><c:Sts>BOOK</c:Sts><c:BookgDt><c:Dt>2026-03-02</c:Dt></c:BookgDt>
<c:NtryDtls><c:TxDtls><c:AmtDtls><c:TxAmt><c:Amt Ccy="USD">15.00</c:Amt></c:TxAmt></c:AmtDtls><c:RltdPties><c:Cdtr><c:Nm>Lone Star Power</c:Nm></c:Cdtr></c:RltdPties></c:TxDtls>
<c:TxDtls><c:AmtDtls><c:TxAmt><c:Amt Ccy="USD">25.00</c:Amt></c:TxAmt></c:AmtDtls><c:RltdPties><c:Cdtr><c:Nm>City of Austin</c:Nm></c:Cdtr></c:RltdPties></c:TxDtls></c:NtryDtls></c:Ntry>
</c:Rpt></c:BkToCstmrAcctRpt></c:Document>`;

/** A notification in an envelope, of version 1 with its status left out. */
export const NOTIFICATION = `<Envelope><AppHdr><Fr>NWBKGB2L</Fr></AppHdr><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.01"><BkToCstmrDbtCdtNtfctnV01>
<GrpHdr><MsgId>M-3</MsgId></GrpHdr>
<Ntfctn><Id>N-1</Id><Acct><Id><PrtryAcct><Id>60161331926819</Id></PrtryAcct></Id></Acct>
<Ntry><Amt Ccy="GBP">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-03-02</Dt></BookgDt>
<TxDtls><RltdPties><Dbtr><Nm>Orchard Housing</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><CdtrRef>RF18539007547034</CdtrRef></CdtrRefInf></Strd></RmtInf></TxDtls></Ntry>
</Ntfctn></BkToCstmrDbtCdtNtfctnV01></Document></Envelope>`;
