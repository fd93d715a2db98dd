import type { AwardsSearch } from './awards-pages.ts';

/** The address of a page of awards. */
export function awardsHref({ page, result }: AwardsSearch): string {
  const query = new URLSearchParams();
  if (result !== null) query.set('result', result);
  if (page > 1) query.set('page', String(page));
  return `/awards${query.size > 0 ? `?${query.toString()}` : ''}`;
}
