import { messagesOf } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import { isSiteId, siteById } from '@network/tenant/sites.ts';
import type { VideosPageQuery } from './api/videos-page.generated.ts';
import type { VideosSearch } from './videos-search.ts';

type Categories = NonNullable<VideosPageQuery['categories']>;

/** The labels of the listing's filters, where faceted search is off. */
export function simpleLabels({ search, facets }: VideosSearch, categories: Categories): readonly string[] {
  return [
    ...(search ? [searchLabel(search)] : []),
    ...(facets.categories ?? []).map((slug) => categoryLabel(slug, categories)),
    ...(facets.sites ?? []).map(siteLabel),
  ];
}

/** The searched text. */
export const searchLabel = (search: string): string => messagesOf(videos)('filter.search', { search });

/** A category by its name, or its slug for an unknown one. */
export const categoryLabel = (slug: string, categories: Categories): string =>
  categories.find((category) => category.slug === slug)?.name ?? slug;

/** A site by its name. */
export const siteLabel = (site: string): string => (isSiteId(site) ? siteById(site).name : site);
