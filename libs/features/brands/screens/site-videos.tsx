import { useMessages } from '@network/core/i18n/messages.ts';
import type { BrandBannerFragment } from '@network/graphql/fragments/brand-banner.generated.ts';
import { brands as texts } from '@network/messages/brands.ts';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { VIDEO_ORDERS } from '../../listing/video-order.ts';
import type { SiteVideosPageQuery } from '../api/site-videos-page.generated.ts';
import { originOf } from '../site-origin.ts';
import { siteHref } from '../site-href.ts';
import type { SitePage } from '../site-pages.ts';

export interface SiteVideosProps {
  readonly brand: BrandBannerFragment;
  readonly requested: SitePage;
  readonly videos: NonNullable<SiteVideosPageQuery['siteVideos']>['items'];
  /** The newest films that came out in the last weeks; empty except on the front page. */
  readonly newest: NonNullable<SiteVideosPageQuery['newest']>['items'];
  readonly people: NonNullable<SiteVideosPageQuery['people']>['items'];
}

/** A site's films: what is new and who is in them on its front page, then all of them in the order of choice. */
export function SiteVideos({ brand, requested, videos, newest, people }: SiteVideosProps) {
  const t = useMessages(texts);
  const origin = originOf(brand);
  const labels = { previous: t('site.scroll.previous'), next: t('site.scroll.next') };
  const fresh = newest.filter(({ isNew }) => isNew);
  const freshIds = new Set(fresh.map(({ videoId }) => videoId));
  const others = videos.filter(({ videoId }) => !freshIds.has(videoId));
  // A page of new films alone has no row of them: the list is that row.
  const isSplit = others.length > 0;
  return (
    <>
      {isSplit && fresh.length > 0 ? (
        <Shelf title={t('site.newest', { site: brand.name })} labels={labels} shape="wide">
          {fresh.map((video, index) => (
            <VideoCard
              key={video.newId}
              video={video}
              sizes={SHELF_SIZES.wide}
              origin={origin}
              priority={brand.picture === null && index === 0}
            />
          ))}
        </Shelf>
      ) : null}
      {people.length > 0 ? (
        <Shelf
          title={t('site.people')}
          labels={labels}
          shape="portrait"
          more={{ href: siteHref(brand.id, 'performers', {}), label: t('site.allPeople') }}
        >
          {people.map((performer) => (
            <PerformerCard
              key={performer.globalId}
              performer={performer}
              sizes={SHELF_SIZES.portrait}
              origin={origin}
            />
          ))}
        </Shelf>
      ) : null}
      <section aria-labelledby="site-films" className="flex flex-col gap-6">
        <SectionHeading title={t('site.films')} titleId="site-films" />
        <OptionLinks
          label={t('site.order.label')}
          options={VIDEO_ORDERS.map((order) => ({
            label: t(`site.order.${order}`),
            href: siteHref(brand.id, 'videos', { order }),
            isCurrent: order === requested.order,
          }))}
        />
        <Grid>
          {(isSplit ? others : videos).map((video) => (
            <VideoCard key={video.newId} video={video} sizes={GRID_SIZES.media} origin={origin} />
          ))}
        </Grid>
      </section>
    </>
  );
}
