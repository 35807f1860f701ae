/** Codes of the mapping tables: those that the tables themselves give, and such as look like them. */
import { anything } from './hostile.mjs';
import { oddText } from './text.mjs';

const FAMILIES = ['RCDT', 'ICDT', 'RDDT', 'IDDT', 'CCRD', 'MCRD', 'CNTR', 'RRCT', 'IRCT', 'XXXX'];
const SUB_FAMILIES = ['SALA', 'DMCT', 'POSD', 'CWDL', 'PMDD', 'STDO', 'INTR', 'CHRG', 'OTHR', 'NTAV'];

const slug = draft => text(draft, () => draft.random.pick([...draft.categories, ...draft.classes]));

export const MAPPING_ARGUMENTS = {
  fromMerchantCategoryCode: draft => [text(draft, () => String(draft.random.below(10_000)).padStart(4, '0'))],
  toMerchantCategoryCodes: draft => [slug(draft)],
  fromPlaid: draft => [text(draft, () => fed(draft, 'toPlaid', 'detailed'))],
  toPlaid: draft => [slug(draft), ...draft.random.pick([[], ['Credit'], ['Debit'], [oddText(draft.random)]])],
  fromSfsLine: draft => [text(draft, () => fed(draft, 'toSfsLine', 'line'))],
  toSfsLine: draft => [slug(draft)],
  toBankTransactionCodes: draft => [slug(draft)],
  fromBankTransactionCode: draft => [bankTransactionCode(draft)],
};

function text(draft, make) {
  const { random } = draft;
  return random.weighted([
    [8, make],
    [1, () => oddText(random)],
    [1, () => anything(draft, 'text')],
  ])();
}

function fed(draft, name, member) {
  return draft.feed(name, [draft.random.pick(draft.categories)])?.[member] ?? null;
}

function bankTransactionCode(draft) {
  const { random } = draft;
  const code = {
    domain: random.pick([undefined, null, 'PMNT', 'ACMT', text(draft, () => 'LDAS')]),
    family: text(draft, () => random.pick(FAMILIES)),
    subFamily: random.pick([undefined, null, random.pick(SUB_FAMILIES), text(draft, () => 'SALA')]),
    creditDebitIndicator: random.pick([undefined, null, 'Credit', 'Debit', 'x']),
  };
  return random.chance(0.05) ? anything(draft, code) : code;
}
