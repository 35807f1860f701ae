// How names are compared and how they are written on a statement.

const letters = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '´': "'",
  '–': '-',
  '×': 'x',
};

/** Letters without accents; what has no ASCII spelling stays as it is. */
export const unaccent = text =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, char => {
      const plain = letters[char.toLowerCase()];
      if (plain === undefined) return char;
      return char === char.toLowerCase() ? plain : plain.toUpperCase();
    });

export const isAscii = text => /^[ -~]*$/.test(text);

/** A statement's spelling: uppercase ASCII, single spaces, no list separators. */
export const printed = text =>
  unaccent(text)
    .toUpperCase()
    .replace(/[^ -~]|[|;`\\${}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Equal keys are one string: apostrophes and dots vanish, other punctuation but `&` is a space. */
export const key = text =>
  printed(text)
    .replace(/['.]/g, '')
    .replace(/[^A-Z0-9&+]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the engine compares: letters and digits alone, so that AMC+ reads as AMC and L&G as LG. */
export const reading = text => key(text).replace(/[^A-Z0-9]/g, '');

/** Letters and digits alone, `&` as AND: for asking whether a domain says more than the name. */
export const squash = text =>
  printed(text)
    .replace(/&/g, 'AND')
    .replace(/[^A-Z0-9]/g, '');

/** One merchant under several spellings: PureGym and Pure Gym, The Salvation Army and Salvation Army. */
export const identity = name =>
  key(name)
    .replace(/^THE (?=....)/, '')
    .replace(/&/g, 'AND')
    .replace(/ /g, '');

export const tokens = text =>
  key(text)
    .split(/[ &+]+/)
    .filter(Boolean);
