import { messagesOf } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import type { VideosPageQuery } from './api/videos-page.generated.ts';
import type { VideosSearch } from './videos-search.ts';

type Categories = NonNullable<VideosPageQuery['categories']>;
type Sites = NonNullable<VideosPageQuery['sites']>;

/** The labels of the listing's filters, where faceted search is off. */
export function simpleLabels(
  { search, facets }: VideosSearch,
  { categories, sites }: { readonly categories: Categories; readonly sites: Sites },
): readonly string[] {
  return [
    ...(search ? [searchLabel(search)] : []),
    ...(facets.categories ?? []).map((slug) => categoryLabel(slug, categories)),
    ...(facets.sites ?? []).map((site) => siteLabel(site, sites)),
  ];
}

/** The searched text. */
export const searchLabel = (search: string): string => messagesOf(videos)('filter.search', { search });

/** A category by its name, or its slug for an unknown one. */
export const categoryLabel = (slug: string, categories: Categories): string =>
  categories.find((category) => category.slug === slug)?.name ?? slug;

/** A site by its name, or its id for an unknown one. */
export const siteLabel = (site: string, sites: Sites): string => sites.find(({ id }) => id === site)?.name ?? site;
