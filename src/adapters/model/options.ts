import type { IsoDate } from '../../base/calendar.js';
import type { TimeZone } from '../../model/options.js';
import type { CountryCode } from './request.js';

/** What the caller knows and the document may not say. */
export interface AdapterOptions {
  /** GB or US. Default: what the document shows. */
  readonly country?: CountryCode | undefined;
  /** ISO 4217, for documents that do not name their currency. Default: the currency of the country. */
  readonly currency?: string | undefined;
  /** Such as `Europe/London`. Default: Europe/London for British accounts. */
  readonly timeZone?: TimeZone | undefined;
  /** The bank or layout, such as `barclays`. Default: found from the document. */
  readonly bank?: string | undefined;
  /** Rows dated after this day are pending. Default: none are, unless the document has a date of its own. */
  readonly asOf?: IsoDate | undefined;
  /** The id of the account, for documents that name none. */
  readonly accountId?: string | undefined;
  /** For documents whose dates fit several orders. `year-first` is for years of two digits, such as 26-01-31. */
  readonly dateOrder?: 'day-first' | 'month-first' | 'year-first' | undefined;
  /** The most rows of all documents together, 1 to 10,000,000. More are refused with `too_many_rows` while they are read. Default: 200,000. */
  readonly maxRows?: number | undefined;
}
