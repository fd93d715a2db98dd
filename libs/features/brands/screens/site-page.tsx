import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { sitePerformersQuery, siteVideosQuery } from '../routes.tsx';
import { originOf, SiteScreen } from './site-screen.tsx';

const route = getRouteApi('/sites/$brand/$type');

/** A standalone site as this brand presents it: its videos, or its performers. */
export default function SitePage(): ReactNode {
  const { asked } = route.useRouteContext();
  return asked.type === 'videos' ? (
    <Videos site={asked.site} page={asked.page} />
  ) : (
    <Performers site={asked.site} page={asked.page} />
  );
}

interface PageOfSite {
  readonly site: string;
  readonly page: number;
}

function Videos({ site, page }: PageOfSite) {
  const { brand, siteVideos } = useSuspenseQuery(siteVideosQuery(site, page)).data;
  if (!brand || !siteVideos) return null;
  return (
    <SiteScreen brand={brand} type="videos" info={siteVideos.info} isEmpty={siteVideos.items.length === 0}>
      <Grid>
        {siteVideos.items.map((video) => (
          <VideoCard key={video.newId} video={video} sizes={GRID_SIZES.media} origin={originOf(brand)} />
        ))}
      </Grid>
    </SiteScreen>
  );
}

function Performers({ site, page }: PageOfSite) {
  const { brand, sitePerformers } = useSuspenseQuery(sitePerformersQuery(site, page)).data;
  if (!brand || !sitePerformers) return null;
  return (
    <SiteScreen brand={brand} type="performers" info={sitePerformers.info} isEmpty={sitePerformers.items.length === 0}>
      <Grid shape="portrait">
        {sitePerformers.items.map((performer) => (
          <PerformerCard
            key={performer.globalId}
            performer={performer}
            sizes={GRID_SIZES.portrait}
            origin={originOf(brand)}
          />
        ))}
      </Grid>
    </SiteScreen>
  );
}
