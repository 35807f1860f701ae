/** What stands behind a person's name and is no part of it. */
export const NAME_ENDINGS = 'JNR SNR JR SR II III IV ESQ OBE MBE';

/** What joins the names of two who hold an account together. */
export const COUPLE_WORDS = 'AND';
