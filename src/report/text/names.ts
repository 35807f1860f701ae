/** The headings of the sections, and names that addresses are made of. */
import type { ReportSection } from '../model/options.js';

/** The heading of each section, and its address on the page. */
export const SECTIONS: Readonly<Record<ReportSection, { readonly title: string; readonly id: string }>> = {
  'User Summary': { title: 'Summary', id: 'summary' },
  'Credit Profile': { title: 'Credit profile', id: 'credit-profile' },
  'Income and Affordability': { title: 'Income and affordability', id: 'income-and-affordability' },
  'Account Overview': { title: 'Account overview', id: 'account-overview' },
  'Significant Transactions': { title: 'Significant transactions', id: 'significant-transactions' },
  Statement: { title: 'Statement', id: 'statement' },
};

/** `Standard Financial Statement`: `standard-financial-statement`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(part => part !== '')
    .join('-');
}
