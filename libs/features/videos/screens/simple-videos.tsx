import { useMessages } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import type { VideosPageQuery } from '../api/videos-page.generated.ts';
import { videosHref } from '../videos-href.ts';
import type { VideosSearch } from '../videos-search.ts';
import { ActiveFilters } from './active-filters.tsx';
import { OrderLinks } from './order-links.tsx';
import { SaveSearch } from './save-search.tsx';
import { TrialLinks } from './trial-links.tsx';
import { VideosList } from './videos-list.tsx';

export interface SimpleVideosProps {
  readonly data: VideosPageQuery;
  readonly listing: VideosSearch;
}

/** The listing of a brand without faceted search: moods and order as links, so that it works without scripts. */
export function SimpleVideos({ data, listing }: SimpleVideosProps) {
  const t = useMessages(videos);
  const categories = data.categories ?? [];
  const chosen = listing.facets.categories ?? [];
  return (
    <>
      <div className="flex flex-col gap-4">
        <OptionLinks
          label={t('filter.label')}
          options={[
            {
              label: t('filter.all'),
              href: videosHref(listing, { facets: { ...listing.facets, categories: [] } }),
              isCurrent: chosen.length === 0,
            },
            ...categories.map(({ slug, name }) => ({
              label: name,
              href: videosHref(listing, { facets: { ...listing.facets, categories: [slug] } }),
              isCurrent: chosen.includes(slug),
            })),
          ]}
        />
        <TrialLinks listing={listing} />
        <OrderLinks listing={listing} />
        <div className="flex flex-wrap items-center gap-4">
          <ActiveFilters listing={listing} categories={categories} sites={data.sites ?? []} />
          <SaveSearch listing={listing} foundNone={data.videos.info.total === 0} />
        </div>
      </div>
      <VideosList page={data.videos} listing={listing} />
    </>
  );
}
