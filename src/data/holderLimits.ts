/** How many names of holders a request may give, and how long each may be. */

/** Of one account. Chosen: a joint account has two to four holders, and a partnership may have more. */
export const MOST_HOLDERS = 10;
/** As ISO 20022 has it for names (Max140Text). */
export const LONGEST_HOLDER = 140;
/** Different names of all accounts of a request, which are one person's, household's or firm's. Chosen: each row is compared with all of them. */
export const MOST_HOLDERS_TOGETHER = 100;
