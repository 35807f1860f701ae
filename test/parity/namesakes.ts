/**
 * Surnames that are also institutions, trades, places or brands. `LISTED`: of the last names of the locales en_GB and en_US of the Python
 * package Faker 40.40.0 (MIT licence), whose lists come from public name statistics. The others are surnames, too, and were named by
 * people who missed them. Given names: of Faker's en_GB. The `heldOut` half is never looked at while the engine is tuned.
 */
import type { Half, Person } from './wordings.js';

const LISTED: Readonly<Record<Half, string>> = {
  tuned:
    'AUSTIN BELL BENTLEY BISHOP BOLTON BOND BRADFORD BROOKS BUTCHER CANNON CARPENTER COOPER CROSS FARMER FIELDS FISHER FORD GARDNER HEATH HILL HOPE HOUSE KENT KIRK LAMB LANE LLOYD MARSH MARSHALL MASON MILLER PAGE PARSONS PRINCE RICE RIVERS ROSE SHEPHERD SKINNER SLATER SPENCER STANLEY TANNER TAYLOR VILLA WARD WEAVER WEBSTER WELLS WOOD',
  heldOut:
    'ABBOTT BAKER BANKS BARBER BARNES BREWER BRIDGES BUTLER CARTER CHANDLER CHASE CHURCH COOK DAY DEAN FIELD FLOWERS FOX GATES GLOVER GREEN HALL HOLLAND HOUSTON KING KNIGHT LAW LEWIS LOVE MARKS MERCER MILLS MORRISON PARK PARKS POOLE POPE PORTER POTTER PRICE PROCTOR SAWYER STEELE STONE WALKER WALLS WASHINGTON WATERS WHITEHOUSE YORK',
};
const OTHERS: Readonly<Record<Half, string>> = { tuned: 'CASTLE TEMPLE', heldOut: 'CHAPEL LODGE' };
const GIVEN: Readonly<Record<Half, string>> = {
  tuned: 'ALAN BETHAN GEORGE HAYLEY',
  heldOut: 'ANNE HANNAH LUKE THOMAS',
};

/** Four people of each surname. */
export function namesakesOf(half: Half): { readonly origin: string; readonly person: Person }[] {
  return `${LISTED[half]} ${OTHERS[half]}`
    .split(' ')
    .flatMap(family => GIVEN[half].split(' ').map(given => ({ origin: family, person: { given, family } })));
}
