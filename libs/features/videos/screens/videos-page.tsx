import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { videos as texts } from '@network/messages/videos.ts';
import type { VideosPageQuery } from '../api/videos-page.generated.ts';
import { activeLabels } from '../../listing/facets/facet-filters.ts';
import { RelatedFilms } from '../../entity-cards/related-films.tsx';
import { Recommendations } from '../../recommender-client/recommendations.tsx';
import { videosPageQuery } from '../routes.tsx';
import { searchLabel, simpleLabels } from '../filter-labels.ts';
import { videosHref } from '../videos-href.ts';
import { VIDEO_FACETS } from '../../listing/facets/video-facets.ts';
import { type VideosSearch } from '../videos-search.ts';
import { FacetedVideos } from './faceted-videos.tsx';
import { HideWatched } from './hide-watched.tsx';
import { SimpleVideos } from './simple-videos.tsx';
import { VideosScreen } from './videos-screen.tsx';

const route = getRouteApi('/videos');

/** Not in the bundle of a brand without faceted search. */
const Faceted = import.meta.env.BUILT_FLAG_facetedSearch !== false ? FacetedVideos : null;
const labelsOf = import.meta.env.BUILT_FLAG_facetedSearch !== false ? activeLabels : null;

/** A title names so many filters, and a search engine is led to pages of one alone: they combine without end. */
const MOST_NAMED = 3;

export const head: RouteHead<VideosPageQuery, { readonly listing?: VideosSearch }> = ({ match, loaderData }) => {
  const t = messagesOf(texts);
  const { tenant, listing } = match.context;
  const brand = tenant.name;
  // While the gateway is down it is unknown whether a text names a category: an error page instead of a listing.
  if (listing === undefined) return pageHead(match.context, { title: t('head.title', { brand }), isPrivate: true });
  const { page } = listing;
  const info = loaderData?.videos.info;
  const labels =
    labelsOf && tenant.features.facetedSearch
      ? [
          ...(listing.search === null ? [] : [searchLabel(listing.search)]),
          ...labelsOf({ counted: loaderData?.videos.facets ?? [], chosen: listing.facets, names: VIDEO_FACETS }),
        ]
      : simpleLabels(listing, { categories: loaderData?.categories ?? [], sites: loaderData?.sites ?? [] });
  const filters = labels.slice(0, MOST_NAMED).join(', ');
  const count = info?.total ?? 0;
  const total = t(info?.totalIsExact === false ? 'countAtLeast' : 'count', { count });
  return pageHead(match.context, {
    title: filters === '' ? t('head.title', { brand }) : t('head.narrowed', { brand, filters }),
    description:
      filters === ''
        ? t('head.description', { brand, total })
        : t('head.narrowedDescription', { brand, filters, total }),
    page,
    keywords: [...labels, ...tenant.copy.keywords],
    canonicalPath: videosHref({ ...listing, order: 'NEWEST' }, { page }),
    isPrivate: labels.length > 1 || listing.search !== null || loaderData?.videos.items.length === 0,
  });
};

/** The listing with its data. */
export default function VideosPage(): ReactNode {
  const { listing } = route.useRouteContext();
  const { features, sites } = useTenant();
  const [category, ...others] = listing.facets.categories ?? [];
  const { data } = useSuspenseQuery(videosPageQuery(listing, features.facetedSearch));
  const { items, related } = data.videos;
  const shownIds = useMemo(() => [...items, ...related].map(({ videoId }) => videoId), [items, related]);
  return (
    <VideosScreen
      info={data.videos.info}
      actions={data.watchingSettings ? <HideWatched hidesWatched={data.watchingSettings.hidesWatched} /> : null}
    >
      {Faceted && features.facetedSearch ? (
        <Faceted data={data} listing={listing} hasSites={sites.length > 1} />
      ) : (
        <SimpleVideos data={data} listing={listing} />
      )}
      <RelatedFilms films={related} foundSome={items.length > 0} />
      {category === undefined || others.length > 0 ? null : (
        <Recommendations shelf="tag" about={category} place="tag" without={shownIds} />
      )}
    </VideosScreen>
  );
}
