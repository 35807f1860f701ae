/** How many names of holders a request may give, and how long each may be. */

/** Of one account. Chosen: a joint account has two to four holders, and a partnership may have more. */
export const MOST_HOLDERS = 10;
/** As ISO 20022 has it for names (Max140Text). */
export const LONGEST_HOLDER = 140;
