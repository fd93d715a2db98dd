import type { WallSearch } from './wall-search.ts';

/** The address of a page of the wall. */
export function wallHref({ page = 1, curator = null }: Partial<WallSearch>): string {
  const query = new URLSearchParams();
  if (curator !== null) query.set('curator', curator);
  if (page > 1) query.set('page', String(page));
  return `/wall${query.size > 0 ? `?${query.toString()}` : ''}`;
}
