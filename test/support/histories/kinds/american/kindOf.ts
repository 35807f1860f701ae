/** What all American kinds have in common. */
import type { Kind } from '../kind.js';

export const american = (kind: Omit<Kind, 'country' | 'family'>): Kind => ({
  country: 'US',
  family: 'american',
  ...kind,
});
