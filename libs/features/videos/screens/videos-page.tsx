import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { videosPageQuery } from '../routes.tsx';
import { FacetedVideos } from './faceted-videos.tsx';
import { HideWatched } from './hide-watched.tsx';
import { SimpleVideos } from './simple-videos.tsx';
import { VideosScreen } from './videos-screen.tsx';

const route = getRouteApi('/videos');

/** Not in the bundle of a brand without faceted search (T07). */
const Faceted = import.meta.env.BUILT_FLAG_facetedSearch !== false ? FacetedVideos : null;

/** The listing with its data. */
export default function VideosPage(): ReactNode {
  const { listing } = route.useRouteContext();
  const { features, sites } = useTenant();
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
    </VideosScreen>
  );
}
