/**
 * For so many years after the last day of the newest complete tables of pay, their rates go on to serve. Judged: thresholds move by
 * two or three per cent a year, well inside the range of gross pay, so last year's range with its name on it is a better answer than
 * none. After a second year it would not be.
 */
export const YEARS_OF_GRACE = 1;
