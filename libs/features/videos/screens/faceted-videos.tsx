import { useMessages } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import { activeFilters, facetGroups } from '../../listing/facets/facet-filters.ts';
import { FacetedList } from '../../listing/facets/faceted-list.tsx';
import type { FacetChoice } from '../../listing/facets/facet-choice.ts';
import type { VideosPageQuery } from '../api/videos-page.generated.ts';
import { searchLabel } from '../filter-labels.ts';
import { videosHref } from '../videos-href.ts';
import { VIDEO_FACETS } from '../../listing/facets/video-facets.ts';
import { type VideosSearch } from '../videos-search.ts';
import { OrderLinks } from './order-links.tsx';
import { SaveSearch } from './save-search.tsx';
import { TrialLinks } from './trial-links.tsx';
import { VideosList } from './videos-list.tsx';

export interface FacetedVideosProps {
  readonly data: VideosPageQuery;
  readonly listing: VideosSearch;
  /** Whether the brand shows more than one site. */
  readonly hasSites: boolean;
}

/** The listing with faceted search: its facets with their counts, and the active filters. */
export function FacetedVideos({ data, listing, hasSites }: FacetedVideosProps) {
  const t = useMessages(videos);
  const list = {
    counted: data.videos.facets ?? [],
    chosen: listing.facets,
    names: hasSites ? VIDEO_FACETS : VIDEO_FACETS.filter((name) => name !== 'sites'),
    hrefFor: (facets: FacetChoice) => videosHref(listing, { facets }),
  };
  const filters = {
    action: '/videos',
    groups: facetGroups(list),
    active: [
      ...(listing.search === null
        ? []
        : [{ label: searchLabel(listing.search), href: videosHref(listing, { search: null }) }]),
      ...activeFilters(list),
    ],
    clearHref: videosHref(listing, { facets: {}, search: null, trialOnly: false }),
    hidden: [
      ...(listing.search === null ? [] : [{ name: listing.searchedBy, value: listing.search }]),
      ...(listing.trialOnly ? [{ name: 'trial', value: '1' }] : []),
      ...(listing.order === 'NEWEST' ? [] : [{ name: 'order', value: listing.order.toLowerCase() }]),
    ],
  };
  return (
    <FacetedList
      filters={filters}
      sorting={
        <>
          <TrialLinks listing={listing} />
          <OrderLinks listing={listing} />
        </>
      }
      actions={<SaveSearch listing={listing} foundNone={data.videos.info.total === 0} />}
    >
      {listing.search === null ? null : (
        <p className="text-body text-pretty text-muted">
          {t(data.videos.info.total === 0 ? 'filter.nothing' : 'filter.noCategory', { search: listing.search })}
        </p>
      )}
      <VideosList page={data.videos} listing={listing} shape="wide" />
    </FacetedList>
  );
}
