import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { GatewayError } from '../../../http/gateway-error.ts';

/** Rows of a list that can be reached by turning pages; beyond them pages are empty, and totals stop counting. */
export const REACHABLE_ROWS = 10_000;
const LARGEST_PAGE_SIZE = 100;

/** A number of rows that stops at REACHABLE_ROWS. */
export interface BoundedCount {
  readonly total: number;
  readonly isExact: boolean;
}

/** The parent of `PageInfo`: rows are counted only when their number is requested. */
export interface PageInfo {
  readonly page: number;
  readonly pageSize: number;
  readonly hasNextPage: boolean;
  readonly count: () => Promise<BoundedCount>;
}

export interface Page<Row> {
  readonly items: readonly Row[];
  readonly info: PageInfo;
}

/** The rows of a page; null for one beyond the last that can be reached. */
export interface PageBounds {
  readonly page: number;
  readonly pageSize: number;
  readonly rows: { readonly offset: number; readonly limit: number } | null;
}

/** @throws GatewayError BAD_REQUEST for a page below 1 or a size that is not 1 to 100 */
export function pageBounds(input: {
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
}): PageBounds {
  const page = input.page ?? 1;
  const pageSize = input.pageSize ?? PAGE_SIZE;
  if (page < 1) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected a page of at least 1.');
  if (pageSize < 1 || pageSize > LARGEST_PAGE_SIZE) {
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `Expected a page size of 1 to ${LARGEST_PAGE_SIZE}.`);
  }
  const offset = (page - 1) * pageSize;
  const limit = Math.min(pageSize, REACHABLE_ROWS - offset);
  return { page, pageSize, rows: limit > 0 ? { offset, limit } : null };
}

/**
 * Builds a page from a function that fetches rows and one that counts them, called at most once and only on demand. One
 * more row than wanted is fetched, to know whether there is a next page.
 */
export async function loadPage<Row>(
  bounds: PageBounds,
  fetch: (rows: { readonly offset: number; readonly limit: number }) => Promise<readonly Row[]>,
  countUpTo: (most: number) => Promise<number>,
): Promise<Page<Row>> {
  const { page, pageSize, rows } = bounds;
  const found = rows === null ? [] : await fetch({ offset: rows.offset, limit: rows.limit + 1 });
  const items = rows === null ? [] : found.slice(0, rows.limit);
  const isLastReachable = rows === null || rows.offset + rows.limit >= REACHABLE_ROWS;
  // The end of a list says how long it is.
  const end = (rows?.offset ?? 0) + found.length;
  const isEnd = rows !== null && found.length <= rows.limit && (found.length > 0 || rows.offset === 0);
  let counted: Promise<BoundedCount> | undefined;
  return {
    items,
    info: {
      page,
      pageSize,
      hasNextPage: !isLastReachable && found.length > rows.limit,
      count: () => (counted ??= isEnd ? Promise.resolve({ total: end, isExact: true }) : countRows(countUpTo)),
    },
  };
}

async function countRows(countUpTo: (most: number) => Promise<number>): Promise<BoundedCount> {
  const counted = await countUpTo(REACHABLE_ROWS + 1);
  return { total: Math.min(counted, REACHABLE_ROWS), isExact: counted <= REACHABLE_ROWS };
}
