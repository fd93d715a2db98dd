import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { videos as texts } from '@network/messages/videos.ts';
import type { VideosPageQuery } from '../api/videos-page.generated.ts';
import { Recommendations } from '../../entity-cards/recommender/recommendations.tsx';
import { videosPageQuery } from '../routes.tsx';
import { videosHref, type VideosSearch } from '../videos-search.ts';
import { FacetedVideos } from './faceted-videos.tsx';
import { HideWatched } from './hide-watched.tsx';
import { SimpleVideos } from './simple-videos.tsx';
import { VideosScreen } from './videos-screen.tsx';

const route = getRouteApi('/videos');

/** Not in the bundle of a brand without faceted search (T07). */
const Faceted = import.meta.env.BUILT_FLAG_facetedSearch !== false ? FacetedVideos : null;

export const head: RouteHead<VideosPageQuery, { readonly listing: VideosSearch }> = ({ match, loaderData }) => {
  const t = messagesOf(texts);
  const { tenant, listing } = match.context;
  const { page } = listing;
  const brand = tenant.name;
  return pageHead(match.context, {
    title: page === 1 ? t('head.first', { brand }) : t('head.title', { brand, page: String(page) }),
    description: t('head.description', { brand, total: String(loaderData?.videos.info.total ?? 0) }),
    keywords: tenant.copy.keywords,
    canonicalPath: videosHref({ ...listing, order: 'NEWEST' }, { page }),
  });
};

/** The listing with its data. */
export default function VideosPage(): ReactNode {
  const { listing } = route.useRouteContext();
  const { features, sites } = useTenant();
  const [category, ...others] = listing.facets.categories ?? [];
  const { data } = useSuspenseQuery(videosPageQuery(listing, features.facetedSearch));
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
      {category === undefined || others.length > 0 ? null : (
        <Recommendations shelf="tag" about={category} campaign="tag" />
      )}
    </VideosScreen>
  );
}
