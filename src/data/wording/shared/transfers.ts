/** Words of which banks make up what they call a transfer of one's own. Source: public importers of banks' exports. */
import type { BankWording } from '../bankWording.js';

export const wording: BankWording = {
  transferWords: [
    { says: 'transfer', words: 'TRANSFER;XFER;TFR;TRNSFR;TRNSFER;TRF' },
    { says: 'account', words: 'CHECKING;CHK;CHKG;CK' },
    { says: 'savings', words: 'SAVINGS;SAVING;SAV' },
    { says: 'way', words: 'TO;FROM;BETWEEN' },
    {
      says: null,
      words:
        'ONLINE;INTERNET;MOBILE;BANKING;HOME;WEB;PHONE;TELEPHONE;APP;WITHDRAWAL;DEPOSIT;DEBIT;CREDIT;ACCOUNT;ACCOUNTS;ACCT;ACC;SHARE;SHARES;REGULAR;PRIMARY;CURRENT;MONEY;MARKET;INTERNAL;FUNDS;AUTO;AUTOMATIC;AUTOMATED;SCHEDULED;RECURRING;REF;REFERENCE;NUMBER;NO;ENDING;IN;MY;YOUR;PERFORMANCE;SIMPLE;ESSENTIAL;ID;CONFIRMATION;CONF',
    },
  ],
};
