/** PayPal's entries: whom it pays stands behind the last of the words. */
import type { BankWording } from '../bankWording.js';

export const wording: BankWording = {
  markers: [
    {
      opens: 'reference',
      at: 'anywhere',
      rail: null,
      country: 'US',
      before: 'colon',
      phrases: 'INST XFER ID;INSTANT TRANSFER ID;ECHECK ID;RETRY PYMT ID;RETRY PMT ID',
    },
    // It collects by ACH what its customers bought.
    { opens: 'payee', at: 'anywhere', rail: 'direct-debit', country: 'US', phrases: 'INST XFER' },
    { opens: 'noise', at: 'inside', rail: 'direct-debit', country: 'US', phrases: 'IAT PAYPAL' },
  ],
};
