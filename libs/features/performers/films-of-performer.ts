import { queryText, type RawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { readVideoOrder, type VideoOrder } from '../listing/video-order.ts';

/** The films of a performer that their page shows. */
export interface FilmsOfPerformer {
  readonly page: number;
  readonly order: VideoOrder;
}

/** The query of /performers/:slug after its page was checked; an unknown order is the newest first. */
export function readFilmsOfPerformer(raw: RawSearch): FilmsOfPerformer {
  return { page: parsePage(raw['page']) ?? 1, order: readVideoOrder(raw) };
}

/** The address of a performer's page; another order begins on its first page. */
export function performerHref(slug: string, { page = 1, order = 'NEWEST' }: Partial<FilmsOfPerformer> = {}): string {
  const query = new URLSearchParams();
  if (order !== 'NEWEST') query.set('order', order.toLowerCase());
  if (page > 1) query.set('page', String(page));
  const text = queryText(query);
  return `/performers/${slug}${text === '' ? '' : `?${text}`}`;
}
