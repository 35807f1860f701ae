/** What all kinds of benefits have in common. */
import type { Kind } from '../kind.js';

export const benefits = (kind: Omit<Kind, 'country' | 'family'>): Kind => ({
  country: 'GB',
  family: 'benefits-and-pensions',
  ...kind,
});
