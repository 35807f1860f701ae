/**
 * What a report shows, as plain data. It is made once, in this folder, and each writer shows it in its own way: a page, a PDF. Nothing
 * here knows of elements, classes or points.
 */

import type { Link } from '../charts/canvas.js';
import type { ReportSection } from '../model/options.js';
import type { IncomeRange } from '../model/ranges.js';
import type { DayBalance, ReportMonth, ReportStream, SpendingCategory } from '../model/report.js';

/** A text with parts that stand out. Null, undefined and false are nothing. */
export type Words = string | number | Piece | null | undefined | false | readonly Words[];

export type Piece =
  /** Text of a bank or of the caller, which may run from right to left. */
  | { readonly kind: 'foreign'; readonly text: string }
  | { readonly kind: 'strong'; readonly words: Words }
  /** A second line, smaller. */
  | { readonly kind: 'small'; readonly words: Words }
  /** Leads to another place of the document. `address` is its id. */
  | { readonly kind: 'link'; readonly address: string; readonly words: Words }
  /** A figure that is not known, and why. */
  | { readonly kind: 'missing'; readonly reason: string };

export interface Column {
  readonly head: Words;
  /** A name is text that may be long. Figures and dates are never broken over lines. */
  readonly kind: 'text' | 'name' | 'number' | 'date';
  /** True where its cells name their rows. */
  readonly isHead?: boolean;
}

export interface Row {
  /** Where something leads to it. */
  readonly id?: string;
  /** One for each column. */
  readonly cells: readonly Words[];
  /** True where it counts in no figure. */
  readonly isUncounted?: boolean;
}

export interface RowGroup {
  /** Null in a table without groups. `figures` are the cells after the first. Without them the title has the whole row. */
  readonly title: { readonly words: Words; readonly figures?: readonly Words[]; readonly id?: string } | null;
  readonly rows: readonly Row[];
}

export interface Table {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly groups: readonly RowGroup[];
  /** True where it may have thousands of rows. */
  readonly isLong: boolean;
}

/** How a figure is calculated. */
export interface Explanation {
  readonly kind: 'explanation';
  /** The figure that it explains. */
  readonly of: string;
  /** True where nothing around it says of which figure it is. */
  readonly isNamed: boolean;
  readonly formula: string;
  readonly inputs: readonly { readonly name: string; readonly value: string }[];
  /** Null where it is made from no transaction of its own. */
  readonly madeFrom: string | null;
}

export interface Figure {
  readonly name: string;
  /** 1 is the heaviest. */
  readonly weight: 1 | 2;
  /** The id of the part with its evidence. Null where that is not shown. */
  readonly address: string | null;
  readonly value: Words;
  readonly texts: readonly Words[];
  readonly explanation: Explanation | null;
}

/** One thing: its name, and what is said of it. */
export interface Line {
  readonly name: string;
  readonly words: Words;
  /** Serious things stand out. */
  readonly weight: 'plain' | 'warning' | 'serious';
}

/** What a chart is drawn from. `links` has one for each of its parts. `sentence` has its figures, for those who cannot see it. */
export type Chart = { readonly sentence: string } & (
  | { readonly name: 'months'; readonly months: readonly ReportMonth[]; readonly links: readonly Link[] }
  | { readonly name: 'timeline'; readonly streams: readonly ReportStream[]; readonly asOf: string }
  | { readonly name: 'balance'; readonly days: readonly DayBalance[]; readonly paydays: readonly string[] }
  | {
      readonly name: 'spending';
      readonly spending: readonly SpendingCategory[];
      readonly links: readonly Link[];
    }
  | { readonly name: 'ranges'; readonly ranges: readonly IncomeRange[] }
);

export type Block =
  /** `level` 3 is a part of a section, and 4 a part of a part. */
  | { readonly kind: 'heading'; readonly level: 3 | 4; readonly id: string | null; readonly words: Words }
  /** `lead` is the sentence that a part begins with. `facts` stand back. */
  | { readonly kind: 'paragraph'; readonly tone: 'plain' | 'lead' | 'facts'; readonly words: Words }
  /** What a reader must not overlook. */
  | { readonly kind: 'note'; readonly words: Words }
  /** What answers at once: the sentence, the figures, and the chart beside them. */
  | {
      readonly kind: 'opening';
      readonly sentence: string;
      readonly figures: readonly Figure[];
      readonly chart: Chart | null;
      /** Of the chart. */
      readonly caption: string | null;
      readonly signs: {
        readonly title: string;
        readonly lines: readonly Line[];
        /** What else there is to say, or that nothing was found. */
        readonly texts: readonly string[];
      };
    }
  | { readonly kind: 'chart'; readonly chart: Chart; readonly caption: string | null }
  /** Folded away where that can be done. */
  | { readonly kind: 'details'; readonly title: string; readonly blocks: readonly Block[] }
  | Explanation
  | Table;

/** For lists with blocks that are there under a condition. */
export type Blocks = readonly (Block | null | false)[];

export interface ViewSection {
  readonly section: ReportSection;
  readonly blocks: readonly Block[];
}

export interface View {
  /** Of the document, such as a window shows it. */
  readonly title: string;
  readonly heading: Words;
  /** The accounts and the days that it is about. */
  readonly facts: Words;
  readonly sections: readonly ViewSection[];
  readonly closing: readonly string[];
}
