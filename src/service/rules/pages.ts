/** Pages of a list, and the links that lead from one to the next. */
import { readEach } from '../../schema/read.js';
import { type PageRequest, pageRequestSchema } from '../schemas/arguments.js';
import type { Links } from '../schemas/transaction.js';

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly links: Links;
}

/** A page beyond the last is empty and leads back to the last. */
export function pageOf<Row>(rows: readonly Row[], request: PageRequest): Page<Row> {
  const { path, page, pageSize } = readEach(pageRequestSchema, request);
  const lastPage = Math.max(1, Math.ceil(rows.length / pageSize));
  const linkTo = (target: number) => `${path}?page=${target}`;
  return {
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    links: {
      prev: page > 1 ? linkTo(Math.min(page - 1, lastPage)) : null,
      next: page < lastPage ? linkTo(page + 1) : null,
    },
  };
}

/** Where a link leads: the base address, and the link behind it. */
export function addressOf(baseAddress: string, link: string): string {
  return `${baseAddress.replace(/\/+$/, '')}/${link.replace(/^\/+/, '')}`;
}
