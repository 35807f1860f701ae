/** Character codes of the marks between words (`Words.marks`), which separate the parts of narratives. */
export const QUOTE = 34;
export const NUMBER_SIGN = 35;
export const AMPERSAND = 38;
export const PARENTHESIS = 40;
export const STAR = 42;
export const COMMA = 44;
export const DOT = 46;
export const SLASH = 47;
export const COLON = 58;
export const UNDERSCORE = 95;
