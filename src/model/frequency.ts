/** How often an income stream pays. `SemiMonthly` is twice a month; `Irregular` follows no schedule. */
export type Frequency =
  | 'Weekly'
  | 'Fortnightly'
  | 'FourWeekly'
  | 'SemiMonthly'
  | 'Monthly'
  | 'Quarterly'
  | 'Annual'
  | 'Irregular';
