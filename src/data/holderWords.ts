/** Words in and around the names of people who hold an account: upper case. General knowledge of British and American names. */

/** What stands behind a person's name and is no part of it. */
export const NAME_ENDINGS = 'JNR SNR JR SR II III IV ESQ OBE MBE CBE';

/** Endings that tell a parent from a child of one name: those of one list say the same. */
export const GENERATIONS = 'JR JNR II;SR SNR;III;IV';

/** What joins the names of two who hold an account together. */
export const COUPLE_WORDS = 'AND';

/** Parts of a surname that stand before its last word: Van der Berg, De la Cruz, Al-Amin. */
export const SURNAME_PARTICLES =
  'VAN VON DER DEN DE DEL DELLA LA LE DI DA DOS DU EL AL BIN BINTI IBN ST MC MAC';
