/**
 * Words of which banks make up what they call a transfer between accounts of one holder, where nobody is named: INTERNET
 * BANKING TRANSFER WITHDRAWAL TO ACCOUNT, DEPOSIT FROM 360 CHECKING. Source: public importers of banks' exports.
 */
export interface TransferWords {
  /** What such a word says: a transfer, an account for spending or for saving, which way. */
  readonly says: 'transfer' | 'account' | 'savings' | 'way' | null;
  readonly words: string;
}

export const TRANSFER_WORDS: readonly TransferWords[] = [
  { says: 'transfer', words: 'TRANSFER;XFER;TFR;TRNSFR;TRNSFER;TRF' },
  { says: 'account', words: 'CHECKING;CHK;CHKG;CK' },
  { says: 'savings', words: 'SAVINGS;SAVING;SAV' },
  { says: 'way', words: 'TO;FROM;BETWEEN' },
  {
    says: null,
    words:
      'ONLINE;INTERNET;MOBILE;BANKING;HOME;WEB;PHONE;TELEPHONE;APP;WITHDRAWAL;DEPOSIT;DEBIT;CREDIT;ACCOUNT;ACCOUNTS;ACCT;ACC;SHARE;SHARES;REGULAR;PRIMARY;CURRENT;MONEY;MARKET;INTERNAL;FUNDS;AUTO;AUTOMATIC;AUTOMATED;SCHEDULED;RECURRING;REF;REFERENCE;NUMBER;NO;ENDING;IN;MY;YOUR;PERFORMANCE;SIMPLE;ESSENTIAL;ID;CONFIRMATION;CONF',
  },
];
