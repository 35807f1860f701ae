/** TD Bank. */
import type { BankWording } from '../bankWording.js';

export const wording: BankWording = {
  markers: [
    // A card purchase says so twice, and names the shop after the second.
    {
      opens: 'payee',
      at: 'inside',
      rail: 'card',
      phrases: 'VISA DDA PUR;VISA DDA PURCHASE;DDA PUR;DDA RECUR POS PUR',
    },
  ],
};
