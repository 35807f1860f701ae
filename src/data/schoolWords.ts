/**
 * Who pays in term time only, and when the long holiday is. American teachers are often paid over ten months, from September to
 * June; supply teachers and many assistants in Britain by the weeks that they work. General knowledge.
 */
import type { CountryCode } from '../model/transaction.js';

/** Upper case, one word each. */
export const SCHOOL_WORDS =
  'ACADEMIES;ACADEMY;COLLEGE;EDUCATION;EDUCATIONAL;ISD;SCHOOL;SCHOOLS;TEACHERS;TEACHING;UNIVERSITY';

/** The first and the last day of the holiday, as 100 times the month and the day. Of Britain: of all its nations together. */
export const SCHOOL_SUMMER: Readonly<Record<CountryCode, readonly [from: number, to: number]>> = {
  GB: [627, 910],
  US: [601, 915],
};
