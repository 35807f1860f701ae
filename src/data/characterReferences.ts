/**
 * The names that HTML 4 gives to characters, for the texts of banks that write them: &pound; &eacute; &rsquo;.
 * Source: HTML 4.01, section 24 (https://www.w3.org/TR/html401/sgml/entities.html), read on 27 November 2026. Of its symbols only those of
 * windows-1252 are here, since banks write nothing else.
 */

/** In the order of their codes, from 160 to 191. */
export const SIGN_NAMES =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil ' +
  'sup1 ordm raquo frac14 frac12 frac34 iquest';

/** Capitals in the order of their codes, from 192 to 222. Small letters have the same names in small letters, 32 further on. */
export const CAPITAL_NAMES =
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc ' +
  'Otilde Ouml - Oslash Ugrave Uacute Ucirc Uuml Yacute THORN';

/** What is between them, or has no capital there, and the five names of XML. */
export const OTHER_NAMES: Readonly<Record<string, number>> = {
  amp: 38,
  lt: 60,
  gt: 62,
  quot: 34,
  apos: 39,
  times: 215,
  szlig: 223,
  divide: 247,
  yuml: 255,
};

/** In the order of their bytes in windows-1252, from 0x80 to 0x9f. A hyphen is a byte without a name. */
export const WINDOWS_1252_NAMES =
  'euro - sbquo fnof bdquo hellip dagger Dagger circ permil Scaron lsaquo OElig - - - - lsquo rsquo ldquo rdquo bull ndash mdash tilde ' +
  'trade scaron rsaquo oelig - - Yuml';

/** Windows-1252, bytes 0x80 to 0x9f. Source: the index of the WHATWG Encoding standard. */
export const WINDOWS_1252_FROM_80: readonly number[] = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,
  0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0x9d, 0x017e, 0x0178,
];
