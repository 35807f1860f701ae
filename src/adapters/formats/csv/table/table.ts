import type { Role } from '../columns/roles.js';
import type { Layout } from '../layouts/layout.js';
import type { CsvRecord } from './records.js';

/** A table of a file: a header, where there is one, and the records up to the next table. */
export interface Section {
  /** The lines over it that are neither rows nor header. */
  readonly preamble: readonly CsvRecord[];
  readonly header: CsvRecord | undefined;
  readonly layout: Layout | undefined;
  /** The header's roles by column, where the layout is known. */
  readonly roles: readonly (Role | undefined)[] | undefined;
  readonly records: readonly CsvRecord[];
}

/** What the columns of a table are. */
export interface Columns {
  readonly roles: readonly (Role | undefined)[];
  /** Unique: of two columns of one name, the second is called `Name (2)`. */
  readonly names: readonly string[];
  /** ISO 4217, of columns whose name tells it. */
  readonly currencies: readonly (string | undefined)[];
  /**
   * What tells which column has the debits and which the credits. `told`: their names or their signs. `worded`: the wording of the rows, against
   * the signs. `fuller`: nothing, so the one with more values was taken for the debits.
   */
  readonly sides: 'told' | 'worded' | 'fuller';
  /** Columns that were given no role and have figures, and those that have many different texts. */
  readonly left: { readonly figures: readonly number[]; readonly texts: readonly number[] };
  /** The statuses are ticks of a person who keeps a budget: a row that is uncleared is booked. */
  readonly isTicked: boolean;
  /** The column of currencies was found from its values alone. */
  readonly isCurrencyGuessed: boolean;
}
