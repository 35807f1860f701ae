/** People as payers: of every origin, and with their names in every order that banks and people write them. */
import { unused } from '../../life.js';
import type { Random } from '../../random.js';
import { drawn, type Halves, type KindLife } from '../kind.js';
import { type GivenNames, MORE_ORIGINS } from './moreOrigins.js';
import { personOf } from './people.js';

interface Named {
  readonly first: string;
  readonly last: string;
}

const TITLES = ['MR', 'MRS', 'MISS', 'MS', 'DR'];
const LETTERS = 'ABCDEFGHJKLMNPRSTW';

/** As British banks pass on what the account is called. */
const BRITISH_FORMS: readonly ((name: Named, random: Random) => string)[] = [
  ({ first, last }) => `${first} ${last}`,
  ({ first, last }) => `${last} ${first}`,
  ({ first, last }) => `${first[0]} ${last}`,
  ({ first, last }) => `${last} ${first[0]}`,
  ({ first, last }, random) => `${random.pick(TITLES)} ${first[0]} ${last}`,
  ({ first, last }, random) => `${random.pick(TITLES)} ${first} ${last}`,
  ({ first, last }, random) => `${first} ${letter(random)} ${last}`,
  ({ first, last }, random) => `${first[0]} ${letter(random)} ${last}`,
  ({ first, last }, random) => `${last} ${first[0]}${letter(random)}`,
];

/** Zelle and the like give the name in full, some with the letter of a middle name. */
const AMERICAN_FORMS: readonly ((name: Named, random: Random) => string)[] = [
  ({ first, last }) => `${first} ${last}`,
  ({ first, last }) => `${first} ${last}`,
  ({ first, last }, random) => `${first} ${letter(random)} ${last}`,
  ({ first, last }) => `${last} ${first}`,
  ({ first, last }) => `${first[0]} ${last}`,
];

/** Somebody who is not yet in this life, of one of the origins. */
export function somebody(life: KindLife, random: Random): string {
  return unused(life, () => {
    const name = random.chance(0.5)
      ? personOf(life, random)
      : nameOf(random.pick(Object.values(MORE_ORIGINS))[life.half], random);
    return random.pick(life.country === 'US' ? AMERICAN_FORMS : BRITISH_FORMS)(name, random);
  });
}

/** Surnames that are trades and things too. With a title, an initial or a first name they are people. */
const LIKE_FIRMS: Halves<string> = {
  tuned: ['BAKER', 'MASON', 'COOK', 'BANKS', 'PRICE', 'FARMER', 'SHAW', 'TAYLOR', 'COLE', 'CARTER'],
  'held-out': ['BUTCHER', 'POTTER', 'CHURCH', 'GARDNER', 'HALL', 'DYER', 'MILLER', 'FISHER', 'TURNER'],
};
const FIRST_NAMES: Halves<string> = {
  tuned: ['JOHN', 'MARY', 'DIANE', 'COLIN', 'PAMELA'],
  'held-out': ['ALAN', 'JEAN', 'BARBARA', 'KEITH', 'WENDY'],
};

/** A person whose surname is a trade's name. */
export function somebodyLikeFirm(life: KindLife, random: Random): string {
  return unused(life, () => {
    const name = { first: drawn(life, random, FIRST_NAMES), last: drawn(life, random, LIKE_FIRMS) };
    return random.pick(BRITISH_FORMS)(name, random);
  });
}

function nameOf({ first, last }: GivenNames, random: Random): Named {
  return { first: random.pick(first.split(',')), last: random.pick(last.split(',')) };
}

function letter(random: Random): string {
  return random.pick(LETTERS.split(''));
}
