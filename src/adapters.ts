/** Bank files and answers of providers as requests: open-banking-insights/adapters. */

export { fromBerlinGroup } from './adapters/formats/berlinGroup/berlinGroup.js';
export { fromCamt } from './adapters/formats/camt/camt.js';
export type { CsvColumn, CsvColumns } from './adapters/formats/csv/columns/given.js';
export { fromCsv } from './adapters/formats/csv/csv.js';
export type { CsvOptions } from './adapters/formats/csv/options.js';
export { type CsvPreview, type CsvPreviewColumn, previewCsv } from './adapters/formats/csv/preview.js';
export { fromEnableBanking } from './adapters/formats/enableBanking/enableBanking.js';
export { fromFdx } from './adapters/formats/fdx/fdx.js';
export { fromFinicity } from './adapters/formats/finicity/finicity.js';
export { fromMonzo } from './adapters/formats/monzo/monzo.js';
export { fromMt940 } from './adapters/formats/mt940/mt940.js';
export { fromMx } from './adapters/formats/mx/mx.js';
export { fromOfx } from './adapters/formats/ofx/ofx.js';
export { fromOpenBanking } from './adapters/formats/openBanking/openBanking.js';
export { fromPlaid } from './adapters/formats/plaid/plaid.js';
export { fromQif } from './adapters/formats/qif/qif.js';
export { fromSimpleFin } from './adapters/formats/simpleFin/simpleFin.js';
export { fromStarling } from './adapters/formats/starling/starling.js';
export { fromTeller } from './adapters/formats/teller/teller.js';
export { fromTrueLayer } from './adapters/formats/trueLayer/trueLayer.js';
export { fromXlsx, previewXlsx } from './adapters/formats/xlsx/xlsx.js';
export { fromYapily } from './adapters/formats/yapily/yapily.js';
export type { BytesOrText, DocumentInput } from './adapters/input/documents.js';
export { type LikelyCountry, likelyCountry } from './adapters/likelyCountry.js';
export { mergeStatements } from './adapters/merge/mergeStatements.js';
export type { Note, NoteCode } from './adapters/model/notes.js';
export type { AdapterOptions } from './adapters/model/options.js';
export type { Place } from './adapters/model/place.js';
export type {
  AccountOrigin,
  BalanceCheck,
  DateOrder,
  DocumentFacts,
  Encoding,
  FormatName,
  SignBasis,
  Skipped,
  SkippedReason,
  StatementAccount,
  Statements,
  StatementTransaction,
  TransactionSource,
} from './adapters/model/statements.js';
export { type ReadOptions, readStatements } from './adapters/readStatements.js';
export { toAnalyseRequest } from './adapters/toAnalyseRequest.js';
export { InvalidRequestError, type RequestIssue } from './base/invalidRequest.js';
