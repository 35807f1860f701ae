/** The wording of all banks by kind, as the engines take it. */
import type { Rail } from '../../model/rail.js';
import { WORDING } from './banks.js';
import type {
  FeeWords,
  Layout,
  MarkerGroup,
  NarrativeForm,
  OpeningWords,
  TransferWords,
} from './bankWording.js';

const inOrder = <Form extends NarrativeForm>(forms: readonly Form[]): readonly Form[] => [
  ...forms.filter(({ isLast }) => isLast === undefined),
  ...forms.filter(({ isLast }) => isLast),
];

export const MARKERS: readonly MarkerGroup[] = /* @__PURE__ */ WORDING.flatMap(({ markers = [] }) => markers);

export const LAYOUTS: readonly Layout[] = /* @__PURE__ */ inOrder(
  /* @__PURE__ */ WORDING.flatMap(({ layouts = [] }) => layouts),
);

export const DATE_FORMS: readonly NarrativeForm[] = /* @__PURE__ */ inOrder(
  /* @__PURE__ */ WORDING.flatMap(({ dateForms = [] }) => dateForms),
);

export const CARD_FORMS: readonly NarrativeForm[] = /* @__PURE__ */ inOrder(
  /* @__PURE__ */ WORDING.flatMap(({ cardForms = [] }) => cardForms),
);

export const FOREIGN_AMOUNT_FORMS: readonly NarrativeForm[] = /* @__PURE__ */ inOrder(
  /* @__PURE__ */ WORDING.flatMap(({ foreignAmountForms = [] }) => foreignAmountForms),
);

export const STATED_CODE_FORMS: readonly NarrativeForm[] = /* @__PURE__ */ inOrder(
  /* @__PURE__ */ WORDING.flatMap(({ statedCodes = [] }) => statedCodes),
);

export const OPENING_WORDS: readonly OpeningWords[] = /* @__PURE__ */ WORDING.flatMap(
  ({ openingWords = [] }) => openingWords,
);

export const FEE_WORDS: readonly FeeWords[] = /* @__PURE__ */ WORDING.flatMap(
  ({ feeWords = [] }) => feeWords,
);

export const TRANSFER_WORDS: readonly TransferWords[] = /* @__PURE__ */ WORDING.flatMap(
  ({ transferWords = [] }) => transferWords,
);

export const PROPRIETARY_CODES: readonly (readonly [code: string, rail: Rail])[] =
  /* @__PURE__ */ WORDING.flatMap(({ codes = {} }) => Object.entries(codes));
