/**
 * The depths of the known aggregates of OFX. None of them can be inside one of the same or of a higher number, so the opening of one closes
 * what was left open before it. All other elements are recognised by their content. Source: the OFX Banking Specification 2.3, sections 2.4
 * (structure), 11 (banking and loans) and 13 (investments).
 */
const DEPTHS: readonly (readonly [depth: number, names: string])[] = [
  [0, 'OFX'],
  [
    1,
    'SIGNONMSGSRSV1 SIGNUPMSGSRSV1 BANKMSGSRSV1 CREDITCARDMSGSRSV1 LOANMSGSRSV1 INVSTMTMSGSRSV1 SECLISTMSGSRSV1',
  ],
  [1, 'INTERXFERMSGSRSV1 WIREXFERMSGSRSV1 BILLPAYMSGSRSV1 EMAILMSGSRSV1 PROFMSGSRSV1 TAX1099MSGSRSV1'],
  [2, 'SONRS STMTTRNRS CCSTMTTRNRS LOANSTMTTRNRS INVSTMTTRNRS'],
  [3, 'STATUS FI STMTRS CCSTMTRS LOANSTMTRS INVSTMTRS'],
  [4, 'BANKACCTFROM CCACCTFROM BANKTRANLIST BANKTRANLISTP LEDGERBAL AVAILBAL'],
  [4, 'LOANACCTFROM LOANTRANLIST PRINBAL INVACCTFROM INVTRANLIST INVPOSLIST INVBAL INVOOLIST'],
  [5, 'STMTTRN STMTTRNP LOANSTMTTRN'],
  [6, 'PAYEE BANKACCTTO CCACCTTO LOANACCTTO LOANTRNAMT CURRENCY ORIGCURRENCY'],
];

const DEPTH_OF: ReadonlyMap<string, number> = new Map(
  DEPTHS.flatMap(([depth, names]) => names.split(' ').map(name => [name, depth] as const)),
);

/** Undefined for elements that are recognised by their content. */
export function depthOf(name: string): number | undefined {
  return DEPTH_OF.get(name);
}
