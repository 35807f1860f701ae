/**
 * Forms of wording that one bank prints and no other: so that rows of two banks in one account can be seen. Only forms with a mark
 * of the bank's own are listed; what several banks print, such as `NAME BGC`, is not. From the statements that people publish, and
 * the banks' own help pages; the same facts as src/data/wording reads, which gives each its source.
 */
export interface BankForm {
  readonly bank: string;
  readonly form: RegExp;
}

export const BANK_FORMS: readonly BankForm[] = [
  { bank: 'Santander', form: /^CARD PAYMENT TO .* ON \d\d[-/]\d\d[-/]\d{4}$/i },
  { bank: 'Santander', form: /, RATE \d{1,4}\.\d{1,4}\/GBP/i },
  { bank: 'Santander', form: /, MANDATE NO \d/i },
  { bank: 'Santander', form: /^FASTER PAYMENTS RECEIPT REF\./i },
  { bank: 'Santander', form: /^BANK GIRO CREDIT REF [^,]{1,60}, / },
  { bank: 'Santander', form: /^(?:BILL PAYMENT|STANDING ORDER) VIA FASTER PAYMENT TO /i },
  { bank: 'Barclays', form: / ON \d{1,2} [A-Z]{3} (?:BCC|CLP|CPM)$/i },
  { bank: 'NatWest', form: /^'?\d{4} \d\d[A-Z]{3}\d\d (?:[A-Z]{1,2} )?, / },
  { bank: 'NatWest', form: / , VIA (?:MOBILE|ONLINE) - PYMT\b/i },
  { bank: 'Lloyds', form: / CD \d{4}(?: \d\d[A-Z]{3}\d\d)?$/ },
  {
    bank: 'Wells Fargo',
    form: /^(?:RECURRING )?(?:PURCHASE|PAYMENT) (?:WITH CASH BACK )?.{0,20}AUTHORIZED ON \d\d\/\d\d /i,
  },
  { bank: 'Bank of America', form: / INDN:/i },
  { bank: 'Bank of America', form: /^CHECKCARD \d{4} /i },
  { bank: 'Chase', form: /^ORIG CO NAME:/i },
  { bank: 'Chase', form: / (?:PPD|WEB|CCD) ID: ?\d+$/i },
];
