import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { breadcrumbList } from '@network/core/head/breadcrumb-list.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { brands as texts } from '@network/messages/brands.ts';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import type { SitePerformersPageQuery } from '../api/site-performers-page.generated.ts';
import type { SiteVideosPageQuery } from '../api/site-videos-page.generated.ts';
import { sitePerformersQuery, siteVideosQuery } from '../queries.ts';
import { siteHref } from '../site-href.ts';
import type { SitePage as RequestedPage } from '../site-pages.ts';
import { originOf } from '../site-origin.ts';
import { SiteScreen } from './site-screen.tsx';
import { SiteVideos } from './site-videos.tsx';

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
    canonicalPath: siteHref(requested.site, requested.type, { page: requested.page }),
    image: site.picture,
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
  return requested.type === 'videos' ? <Videos requested={requested} /> : <Performers requested={requested} />;
}

function Videos({ requested }: { readonly requested: RequestedPage }) {
  const { brand, siteVideos, newest, people } = useSuspenseQuery(siteVideosQuery(requested)).data;
  if (!brand || !siteVideos) return null;
  return (
    <SiteScreen brand={brand} requested={requested} info={siteVideos.info} isEmpty={siteVideos.items.length === 0}>
      <SiteVideos
        brand={brand}
        requested={requested}
        videos={siteVideos.items}
        newest={newest?.items ?? []}
        people={people?.items ?? []}
      />
    </SiteScreen>
  );
}

function Performers({ requested }: { readonly requested: RequestedPage }) {
  const { brand, sitePerformers } = useSuspenseQuery(sitePerformersQuery(requested.site, requested.page)).data;
  if (!brand || !sitePerformers) return null;
  const { info, items } = sitePerformers;
  return (
    <SiteScreen brand={brand} requested={requested} info={info} isEmpty={items.length === 0}>
      <Grid shape="portrait">
        {items.map((performer) => (
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
