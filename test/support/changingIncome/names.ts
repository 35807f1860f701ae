/** Payers, all invented. Odd and even seeds share none, so that what was tuned on odd seeds is tried on names never seen. */
import type { CountryCode } from '../../../src/model/transaction.js';

export interface PayerNames {
  readonly stems: readonly string[];
  readonly trades: readonly string[];
  /** {S} {T}: stem, trade. */
  readonly firms: readonly string[];
  /** Words that say it is pay. */
  readonly payWords: readonly string[];
  readonly muteWords: readonly string[];
  readonly bonusWords: readonly string[];
  readonly pensionPayers: readonly string[];
  readonly pensionWords: readonly string[];
  readonly lumpWords: readonly string[];
  readonly insurers: readonly string[];
  readonly policyWords: readonly string[];
  readonly grantPayers: readonly string[];
  readonly grantWords: readonly string[];
  readonly dividendWords: readonly string[];
  /** Friends and family. */
  readonly friends: readonly string[];
  readonly friendlyWords: readonly string[];
}

const GB_WORDS = {
  bonusWords: ['BONUS', 'ANNUAL BONUS', 'BONUS PAYMENT'],
  pensionWords: ['PENSION', 'PENSION {MON}', 'MONTHLY PENSION', 'ANNUITY'],
  lumpWords: ['PCLS', 'TFC', 'UFPLS', 'LUMP SUM', 'TAX FREE CASH', 'PENSION LUMP SUM'],
  policyWords: ['INCOME PROTECTION', 'IP CLAIM {N6}', 'INC PROT {N6}', 'INCOME PROT BENEFIT'],
  grantWords: ['MAINTENANCE LOAN', 'STUDENT FINANCE', 'GRANT {N8}', 'BURSARY'],
  dividendWords: ['DIVIDEND', 'DIV', 'INTERIM DIVIDEND'],
};

const US_WORDS = {
  bonusWords: ['BONUS', 'ANNL BONUS'],
  pensionWords: ['PENSION', 'RETIREMENT', 'PENSION PY', 'ANNUITY'],
  lumpWords: ['LUMP SUM', 'LUMPSUM DIST', 'PENS LUMP SUM'],
  policyWords: ['DISABILITY', 'LTD BENEFIT', 'DISAB INC'],
  grantWords: ['STIPEND', 'GRANT', 'FIN AID'],
  dividendWords: ['DIVIDEND', 'DIV'],
};

const GB_ODD: PayerNames = {
  ...GB_WORDS,
  stems: [
    'BRACKENFOLD',
    'THISTLEMERE',
    'HOLLOWGATE',
    'PENWITHEN',
    'CALDERWYKE',
    'MARLSTONE',
    'OTTERFORD',
    'WREXWOOD',
  ],
  trades: [
    'LOGISTICS',
    'JOINERY',
    'FACILITIES',
    'FOODS',
    'CARE SERVICES',
    'ENGINEERING',
    'SURVEYORS',
    'BREWING',
  ],
  firms: ['{S} {T} LTD', '{S} {T}', '{S} GROUP LTD', '{S} HOLDINGS', '{S} {T} LIMITED', '{S} {T} LLP'],
  payWords: ['SALARY', 'WAGES', 'PAYROLL', 'NET PAY', 'SALARY {MON}', 'SAL {N6}', '{N6} PAY'],
  muteWords: ['', '{N6}', '{N5}/{MM}{YY}', '{R6}', 'REF {N6}'],
  pensionPayers: ['{S} PENSION SCHEME', '{S} PENSION TRUST', '{S} RETIREMENT FUND'],
  insurers: ['{S} MUTUAL', '{S} LIFE', '{S} ASSURANCE'],
  grantPayers: ['STUDENT LOANS CO', 'SLC'],
  friends: ['A LARKIN', 'R PRESCOTT', 'M OYELARAN', 'J TREMAYNE', 'S DHILLON'],
  friendlyWords: ['DINNER', 'THANKS', 'TICKETS', 'YOUR HALF'],
};

const GB_EVEN: PayerNames = {
  ...GB_WORDS,
  stems: [
    'ASHENDYKE',
    'CORRAMOOR',
    'FENWARDEN',
    'LARCHINGTON',
    'ROOKSWELL',
    'TAMBERLEY',
    'UPSHAWE',
    'KELDRAY',
  ],
  trades: ['HAULAGE', 'INTERIORS', 'CATERING', 'PLASTICS', 'DENTAL', 'SYSTEMS', 'PRINTERS', 'NURSERIES'],
  firms: ['{S} {T} LTD', '{S} {T} PLC', '{S} & CO', '{S} (UK) LTD', '{S} {T} SERVICES', '{S} PARTNERSHIP'],
  payWords: ['SALARY', 'WAGE', 'PAYROLL {MON}', 'NETPAY', 'MONTH PAY {N6}', 'SALARY {N5}', 'WAGES {DD}{MM}'],
  muteWords: ['', '{N7}', '{MM}{YY} {N5}', '{R7}', 'BACS {N6}'],
  pensionPayers: ['{S} PENSIONS', '{S} PENSION FUND', '{S} RETIREMENT BENEFITS'],
  insurers: ['{S} FRIENDLY SOC', '{S} LIFE AND PENSIONS', '{S} HEALTH ASSURANCE'],
  grantPayers: ['STUDENT LOANS COMPANY', 'SLC LTD'],
  friends: ['P WINSLADE', 'T ABERNETHY', 'K NWOSU', 'D LOVERIDGE', 'H BASRA'],
  friendlyWords: ['CURRY', 'CHEERS', 'PETROL', 'YOUR SHARE'],
};

const US_ODD: PayerNames = {
  ...US_WORDS,
  stems: [
    'BRAMWICK',
    'COTTONRIDGE',
    'DRYFORK',
    'ELDERMONT',
    'PINEHOLLOW',
    'QUARTZBORO',
    'SABLECREEK',
    'WINDERLY',
  ],
  trades: ['FREIGHT', 'MOLDING', 'MEDICAL', 'GROCERS', 'SECURITY', 'SYSTEMS', 'PAVING', 'OUTFITTERS'],
  firms: ['{S} {T} LLC', '{S} {T} INC', '{S} HOLDINGS', '{S} {T} CO', '{S} CORP'],
  payWords: ['PAYROLL', 'DIR DEP', 'DIRECT DEP', 'SALARY', 'PAYROLL {N3}'],
  muteWords: ['{N6}', 'ACH PMT', 'CREDIT', 'PPD'],
  pensionPayers: ['{S} PENSION TR', '{S} RETIREMENT SYS'],
  insurers: ['{S} LIFE INS', '{S} MUTUAL INS'],
  grantPayers: ['{S} STATE UNIV', '{S} COLLEGE'],
  friends: ['DANA WHITCOMB', 'LUIS ARREOLA', 'KIM HALVORSON', 'TESS OKAFOR'],
  friendlyWords: ['dinner', 'thanks', 'tickets', 'gas'],
};

const US_EVEN: PayerNames = {
  ...US_WORDS,
  stems: [
    'ALDERFIELD',
    'BIRCHPOINT',
    'CEDARVANE',
    'FOXLANDING',
    'GRANDHOLM',
    'MESABLUFF',
    'NORTHQUAY',
    'TALLOAKE',
  ],
  trades: ['TRUCKING', 'DENTAL GRP', 'FOODSERVICE', 'STAFFING', 'SOLAR', 'TEXTILES', 'LABS', 'HARDWARE'],
  firms: ['{S} {T} INC', '{S} {T} LLC', '{S} GROUP', '{S} & CO', '{S} {T} LP'],
  payWords: ['PAYROLL', 'DIRDEP', 'PAYROLL DEP', 'REG SALARY', 'PAY {N4}'],
  muteWords: ['{N7}', 'ACH CREDIT', 'PMT', 'CREDIT {N4}'],
  pensionPayers: ['{S} PENSION FND', '{S} RETIREMENT TR'],
  insurers: ['{S} INSURANCE CO', '{S} DISABILITY INS'],
  grantPayers: ['UNIV OF {S}', '{S} TECH COLLEGE'],
  friends: ['ROBIN ESTRELLA', 'JODI PARMENTER', 'SAM KIRCHNER', 'ANA VILLALBA'],
  friendlyWords: ['pizza', 'ty', 'concert', 'utilities'],
};

export function namesOf(country: CountryCode, seed: number): PayerNames {
  const isOdd = seed % 2 === 1;
  return country === 'GB' ? (isOdd ? GB_ODD : GB_EVEN) : isOdd ? US_ODD : US_EVEN;
}
