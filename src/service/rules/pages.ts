/** Takes pages out of a list, with the links from one to the next. */
import {
  addressPartsSchema,
  type PageRequest,
  pagedRowsSchema,
  pageRequestSchema,
} from '../schemas/arguments.js';
import { readGiven, reading } from '../schemas/readArgument.js';
import type { Links } from '../schemas/transaction.js';

/** One page of a list, with links to the pages before and after it. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly links: Links;
}

/**
 * Takes one page out of a list. A page beyond the last is empty, and its `prev` link leads back to the last page.
 *
 * @throws InvalidRequestError when the page or its size is below 1, or the path does not begin with `/`.
 *
 * @example
 * ```ts
 * import { pageOf } from 'open-banking-insights/service';
 *
 * const page = pageOf(['a', 'b', 'c', 'd', 'e'], { path: '/transactions', page: 2, pageSize: 2 });
 * console.log(page.rows.join(', ')); // c, d
 * console.log(page.links.prev, page.links.next); // /transactions?page=1 /transactions?page=3
 * ```
 */
export function pageOf<Row>(rows: readonly Row[], request: PageRequest): Page<Row> {
  const { path, page, pageSize } = readGiven(pageRequestSchema, request);
  const { length, shown } = reading({ rows }, () => {
    const given = readGiven(pagedRowsSchema, { rows }).rows as readonly Row[];
    // The length is read once, because it may be a getter.
    const { length } = given;
    const before = (page - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, length - before));
    return { length, shown: Array.from({ length: count }, (_, index) => given[before + index] as Row) };
  });
  const lastPage = Math.max(1, Math.ceil(length / pageSize));
  const linkTo = (target: number) => `${path}?page=${target}`;
  return {
    rows: shown,
    links: {
      prev: page > 1 ? linkTo(Math.min(page - 1, lastPage)) : null,
      next: page < lastPage ? linkTo(page + 1) : null,
    },
  };
}

/**
 * The address that a link leads to: the base address with the link behind it, and one slash between the two.
 *
 * @throws InvalidRequestError when either is not a string.
 *
 * @example
 * ```ts
 * import { addressOf } from 'open-banking-insights/service';
 *
 * console.log(addressOf('https://api.example.com/', '/transactions?page=2'));
 * // https://api.example.com/transactions?page=2
 * ```
 */
export function addressOf(baseAddress: string, link: string): string {
  const given = readGiven(addressPartsSchema, { baseAddress, link });
  return `${withoutSlashesAtEnd(given.baseAddress)}/${given.link.replace(/^\/+/, '')}`;
}

/** A regular expression would start again at each of many slashes. */
function withoutSlashesAtEnd(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === '/') end--;
  return text.slice(0, end);
}
