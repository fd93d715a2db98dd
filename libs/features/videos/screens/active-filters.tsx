import { X } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { toggled } from '../../listing/facets/facet-choice.ts';
import type { VideosPageQuery } from '../api/videos-page.generated.ts';
import { categoryLabel, searchLabel, siteLabel } from '../filter-labels.ts';
import { videosHref } from '../videos-href.ts';
import type { VideosSearch } from '../videos-search.ts';

export interface ActiveFiltersProps {
  readonly listing: VideosSearch;
  readonly categories: NonNullable<VideosPageQuery['categories']>;
  /** The network's sites, for the names of the chosen ones. */
  readonly sites: NonNullable<VideosPageQuery['sites']>;
}

/** The active filters of the listing, each removable; nothing without any. */
export function ActiveFilters({ listing, categories, sites }: ActiveFiltersProps) {
  const t = useMessages(videos);
  const { categories: categoriesChosen = [], sites: sitesChosen = [] } = listing.facets;
  const hrefWithout = (name: 'categories' | 'sites', value: string) =>
    videosHref(listing, { facets: toggled(listing.facets, name, value) });
  const filters = [
    ...(listing.search ? [{ label: searchLabel(listing.search), href: videosHref(listing, { search: null }) }] : []),
    ...categoriesChosen.map((slug) => ({
      label: categoryLabel(slug, categories),
      href: hrefWithout('categories', slug),
    })),
    ...sitesChosen.map((site) => ({ label: siteLabel(site, sites), href: hrefWithout('sites', site) })),
  ];
  if (filters.length === 0) return null;
  return (
    <section aria-label={t('filter.active')} className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <Anchor
          key={filter.href}
          href={filter.href}
          aria-label={t('filter.remove', { filter: filter.label })}
          className="inline-flex min-h-9 items-center gap-2 rounded-pill border-line border-outline px-3 text-small text-strong transition-colors hover:bg-hover"
        >
          {filter.label}
          <X aria-hidden="true" className="size-4" />
        </Anchor>
      ))}
      {filters.length > 1 ? (
        <Link tone="quiet" href="/videos" className="ml-1 text-small">
          {t('filter.clear')}
        </Link>
      ) : null}
    </section>
  );
}
