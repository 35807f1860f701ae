/**
 * Payers that pay on the days of their own offices, and how their payments are known. Everybody else pays on the days of the
 * rail: Bacs or ACH.
 */
import type { BenefitName } from '../model/benefits.js';
import type { CategorySlug } from '../model/taxonomy.js';

/** How payments are known to be those of certain payers: by any of these. */
export interface PayerNames {
  /** Benefits that nobody else pays. */
  readonly benefits: readonly BenefitName[];
  /** Categories in which nobody else pays. */
  readonly categories: readonly CategorySlug[];
  /** Words that name them, with semicolons between. */
  readonly words: string;
  /** Their words are a firm's too, which pays no benefits. */
  readonly payOnlyBenefits: boolean;
}

/**
 * The federal government of the United States. Payments due on a legal holiday come on the federal working day before:
 * - Social Security, due on the 3rd or on the second, third or fourth Wednesday: 20 CFR 404.1807, and the SSA's schedule of payments.
 * - Supplemental Security Income, due on the 1st: 20 CFR 416.502, and the same schedule.
 * - Veterans' benefits, due on the 1st: va.gov, payment dates.
 * - Military pay, due on the 1st and the 15th, and retired pay, due on the 1st: DFAS, pay dates.
 * OPM pays the annuities of the civil service on the first federal working day of the month (opm.gov, annuity payments).
 *
 * So what is due on 3 July 2026, the Friday before Independence Day, comes on the 2nd.
 *
 * State benefits, such as unemployment insurance, and the pay of the states come on days of ACH.
 *
 * `TREAS 310` is how the Treasury's disbursing office signs direct deposits (31 CFR part 210, Green Book). SSA, VA and OPM alone are
 * no words here: SSA is also a firm, VA a state. The wording of military pay is general knowledge of statements.
 */
export const FEDERAL_GOVERNMENT: PayerNames = {
  benefits: [
    'Supplemental Security Income',
    "Veterans' benefits",
    'Black lung benefits',
    "Federal employees' compensation",
  ],
  // Social Security has no benefit name: it is this category.
  categories: ['state-pension'],
  words:
    'TREAS 310;US TREASURY;US TREAS;OPM TREAS;OPM1 TREAS;CSA ANNUITY;CSA ANNUIT;XXCIV SERV;OFFICE OF PERSONNEL MANAGEMENT;RRB TREAS;RAILROAD RET;RAILROAD RETIREMENT;DFAS;MIL PAY;MIL RET PAY;MILITARY RETIRED;ARMY ACT;FED SALARY;FED SAL;VACP TREAS;VAED TREAS;XXVA BENEF',
  payOnlyBenefits: false,
};

/**
 * Northern Ireland's payer of benefits and of the State Pension, which pays before days on which its offices are closed (its notice for
 * Christmas 2019 moves 27 December too, which was no holiday). Judged: it closes on the bank holidays of Northern Ireland. No
 * list of its paydays around 17 March and 12 July was found.
 */
export const DEPARTMENT_FOR_COMMUNITIES: PayerNames = {
  benefits: [],
  categories: [],
  words: 'DFC;DFCNI;DEPT FOR COMMUNITIES;DEPARTMENT FOR COMMUNITIES;DEPT COMMUNITIES',
  payOnlyBenefits: true,
};
