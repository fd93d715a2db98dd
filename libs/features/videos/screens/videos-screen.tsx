import { useMessages } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../entity-cards/list-pagination.tsx';

import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { VideosPageQuery } from '../api/videos-page.generated.ts';
import { VIDEO_ORDERS, videosHref, type VideosSearch } from '../videos-search.ts';
import { ActiveFilters } from './active-filters.tsx';

export interface VideosScreenProps {
  readonly data: VideosPageQuery;
  readonly listing: VideosSearch;
}

/** The listing of videos: moods and order as links, so that it works without scripts. */
export function VideosScreen({ data, listing }: VideosScreenProps) {
  const t = useMessages(videos);
  const { items, info } = data.videos;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading
          level={1}
          title={t('title')}
          text={info.totalIsExact ? t('count', { count: info.total }) : t('countAtLeast', { count: info.total })}
        />
        <div className="flex flex-col gap-4">
          <OptionLinks
            label={t('filter.label')}
            options={[
              {
                label: t('filter.all'),
                href: videosHref(listing, { categories: [] }),
                isCurrent: listing.categories.length === 0,
              },
              ...data.categories.map((category) => ({
                label: category.name,
                href: videosHref(listing, { categories: [category.slug] }),
                isCurrent: listing.categories.includes(category.slug),
              })),
            ]}
          />
          <OptionLinks
            label={t('order.label')}
            options={VIDEO_ORDERS.map((order) => ({
              label: t(`order.${order}`),
              href: videosHref(listing, { order }),
              isCurrent: order === listing.order,
            }))}
          />
          <ActiveFilters listing={listing} categories={data.categories} />
        </div>
        {items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/videos">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <Grid>
            {items.map((video, index) => (
              <VideoCard
                key={video.newId}
                video={video}
                sizes={GRID_SIZES.media}
                priority={index === 0}
                headingLevel={2}
              />
            ))}
          </Grid>
        )}
        <ListPagination info={info} hrefFor={(page) => videosHref(listing, { page })} />
      </PageContainer>
    </>
  );
}
