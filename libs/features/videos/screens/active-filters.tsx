import { X } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import { isSiteId, siteById } from '@network/tenant/sites.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Link } from '@network/ui/link/link.tsx';
import type { VideosPageQuery } from '../api/videos-page.generated.ts';
import { videosHref, type VideosSearch } from '../videos-search.ts';

export interface ActiveFiltersProps {
  readonly listing: VideosSearch;
  readonly categories: VideosPageQuery['categories'];
}

/** What narrows the listing, each removable; nothing when nothing does. */
export function ActiveFilters({ listing, categories }: ActiveFiltersProps) {
  const t = useMessages(videos);
  const filters = [
    ...(listing.search
      ? [{ label: t('filter.search', { search: listing.search }), href: videosHref(listing, { search: null }) }]
      : []),
    ...listing.categories.map((slug) => ({
      label: categories.find((category) => category.slug === slug)?.name ?? slug,
      href: videosHref(listing, { categories: listing.categories.filter((other) => other !== slug) }),
    })),
    ...listing.sites.map((site) => ({
      label: isSiteId(site) ? siteById(site).name : site,
      href: videosHref(listing, { sites: listing.sites.filter((other) => other !== site) }),
    })),
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
