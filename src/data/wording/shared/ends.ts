/** How narratives of many banks end, in every country. */
import type { BankWording } from '../bankWording.js';

export const wording: BankWording = {
  markers: [
    { opens: 'noise', at: 'end', rail: 'direct-debit', phrases: 'DD;DDR;DIRECT DEBIT' },
    { opens: 'noise', at: 'end', rail: 'standing-order', phrases: 'STO;SO' },
    {
      opens: 'noise',
      at: 'end',
      rail: 'refund',
      phrases:
        'VISA REFUND;CARD REFUND;MASTERCARD REFUND;UNPAID DIRECT DEBIT;UNPAID DD;RETURNED DIRECT DEBIT;RETURNED DD;UNPAID STANDING ORDER;DIRECT DEBIT RETURNED;DD RETURNED;RETURNED UNPAID',
    },
    {
      opens: 'noise',
      at: 'end',
      rail: 'faster-payment',
      phrases: 'FPI;FPO;FT;BBP;OBP;FASTER PAYMENT;FASTER PAYMENT RECEIPT',
    },
    { opens: 'noise', at: 'end', rail: 'bank-credit', phrases: 'BGC;BAC;BACS' },
    { opens: 'noise', at: 'end', rail: 'transfer', phrases: 'TFR;INTERNET TRANSFER' },
    {
      opens: 'noise',
      at: 'end',
      rail: 'card',
      phrases:
        'BCC;CLP;CPM;VIS;DEB;POS;DEBIT CARD WITHDRAWAL;CARD PURCHASE;VISA DDA PUR;DEBIT CARD PURCHASE;OTT DEBIT',
    },
    { opens: 'noise', at: 'end', rail: 'cash', phrases: 'CPT;ATM;BMACH' },
    { opens: 'noise', at: 'end', rail: 'fee', phrases: 'CHG' },
  ],
};
