import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { breadcrumbList } from '@network/core/head/breadcrumb-list.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { brands as texts } from '@network/messages/brands.ts';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { pageHref } from '../../listing/page-href.ts';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { SitePerformersPageQuery } from '../api/site-performers-page.generated.ts';
import type { SiteVideosPageQuery } from '../api/site-videos-page.generated.ts';
import { sitePerformersQuery, siteVideosQuery } from '../routes.tsx';
import type { SitePage as RequestedPage } from '../site-pages.ts';
import { originOf, SiteScreen } from './site-screen.tsx';

const route = getRouteApi('/sites/$brand/$type');

type Site = NonNullable<(SiteVideosPageQuery | SitePerformersPageQuery)['brand']>;

export const head: RouteHead<Site, { readonly requested: RequestedPage }> = ({
  match: { context },
  loaderData: site,
}) => {
  if (!site) return {};
  const t = messagesOf(texts);
  const { tenant, requested } = context;
  const names = { site: site.name, brand: tenant.name };
  const { links, meta } = pageHead(context, {
    title: t(`head.site.${requested.type}`, names),
    description: t('head.site.description', { ...names, count: site.videoCount }),
    keywords: [site.name, ...tenant.copy.keywords],
    page: requested.page,
    canonicalPath: pageHref(`/sites/${requested.site}/${requested.type}`, requested.page),
    ...(site.picture && { image: site.picture.src }),
  });
  const way = breadcrumbList(context, [
    { name: t('title'), path: '/brands' },
    { name: site.name, path: `/sites/${requested.site}/${requested.type}` },
  ]);
  return { links, meta: [...meta, ...way] };
};

/** A standalone site as this brand presents it: its videos, or its performers. */
export default function SitePage(): ReactNode {
  const { requested } = route.useRouteContext();
  return requested.type === 'videos' ? (
    <Videos site={requested.site} page={requested.page} />
  ) : (
    <Performers site={requested.site} page={requested.page} />
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
          <VideoCard
            key={video.newId}
            video={video}
            sizes={GRID_SIZES.media}
            origin={originOf(brand)}
            headingLevel={2}
          />
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
            headingLevel={2}
          />
        ))}
      </Grid>
    </SiteScreen>
  );
}
