/** Pages of Plaid, one after another: what is added, modified and removed comes to the rows that hold at the end. */

import { quoted } from '../../../base/shown.js';
import type { Answers } from '../../json/answers.js';
import type { JsonRecord } from '../../json/record.js';
import type { PlaidRow } from './transaction.js';

export class Fold {
  /** In the order in which they came first; a row that is told anew keeps its place. */
  private readonly rows = new Map<string, PlaidRow>();
  private readonly withoutId: PlaidRow[] = [];

  constructor(private readonly answers: Answers) {}

  /** The later version of a row holds. Ids are unique among all accounts of Plaid. */
  add(row: PlaidRow): void {
    if (row.id === undefined) {
      this.withoutId.push(row);
      return;
    }
    const earlier = this.rows.get(row.id);
    if (earlier !== undefined)
      this.answers.skip(
        earlier.row.region,
        'removed',
        `The transaction ${quoted(row.id)} is told once more later, and that version holds`,
      );
    this.rows.set(row.id, row);
  }

  has(id: string | undefined): boolean {
    return id !== undefined && this.rows.has(id);
  }

  remove(record: JsonRecord): void {
    const id = record.text('transaction_id');
    if (id === undefined) return;
    const earlier = this.rows.get(id);
    if (earlier === undefined) {
      this.answers.skip(
        record.region,
        'removed',
        `Plaid removed the transaction ${quoted(id)}, which no earlier page holds`,
      );
      return;
    }
    this.rows.delete(id);
    this.answers.name(record.node, record.document, 'removal');
    this.answers.skip(earlier.row.region, 'removed', `Plaid removed the transaction ${quoted(id)} later`);
  }

  get size(): number {
    return this.rows.size + this.withoutId.length;
  }

  finish(): void {
    for (const { accountId, row } of [...this.rows.values(), ...this.withoutId]) {
      this.answers.book.addFacts(accountId, row.region.document, { signs: 'reversed', settlesById: true });
      this.answers.book.addRow(accountId, row);
    }
  }
}
