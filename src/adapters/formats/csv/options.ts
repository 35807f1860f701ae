/** What a caller may tell of a CSV file, besides what every adapter may be told. */
import { InvalidRequestError } from '../../../base/invalidRequest.js';
import { shown } from '../../../base/shown.js';
import type { AdapterOptions } from '../../model/options.js';
import { type CsvColumns, type GivenColumns, givenColumns } from './columns/given.js';
import { allLayouts, type Layout } from './layouts/layout.js';
import { layoutsNamed } from './layouts/match.js';

/** What the caller of `fromCsv` knows and the file may not say. */
export interface CsvOptions extends AdapterOptions {
  /** Which column tells what, for files of banks that are not known. Default: found from header and values. */
  readonly columns?: CsvColumns | undefined;
  /** `written`: a minus is money out. `reversed`: a minus is money in, as on many card statements. Default: found. */
  readonly signs?: 'written' | 'reversed' | undefined;
}

/** The options, made ready for reading. */
export interface GivenCsv {
  readonly columns: GivenColumns;
  readonly layouts: readonly Layout[];
  /** Those of the bank that the caller named. */
  readonly banks: readonly Layout[];
}

/** Throws InvalidRequestError for what cannot be used. The other options are checked already. */
export function givenCsv({ columns, signs, bank, country }: CsvOptions): GivenCsv {
  if (signs !== undefined && signs !== 'written' && signs !== 'reversed')
    throw new InvalidRequestError([
      {
        path: ['options', 'signs'],
        code: 'invalid_option',
        message: `options.signs must be written or reversed, got ${shown(signs)}`,
      },
    ]);
  // Banks of the other country write the same columns, with other dates and another currency.
  const layouts = allLayouts().filter(
    layout => country === undefined || layout.country === undefined || layout.country === country,
  );
  return {
    columns: givenColumns(columns),
    layouts,
    banks: bank === undefined ? [] : layoutsNamed(bank, layouts),
  };
}
