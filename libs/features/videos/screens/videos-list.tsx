import { useMessages } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { hasChoice } from '../../listing/facets/facet-choice.ts';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { VideosPageQuery } from '../api/videos-page.generated.ts';
import { videosHref } from '../videos-href.ts';
import type { VideosSearch } from '../videos-search.ts';

export interface VideosListProps {
  readonly page: VideosPageQuery['videos'];
  readonly listing: VideosSearch;
  /** Next to a column of filters there is only room for wider cards. */
  readonly shape?: 'media' | 'wide';
}

/** The videos of a page of the listing, and the way to its other pages. */
export function VideosList({ page, listing, shape = 'media' }: VideosListProps) {
  const t = useMessages(videos);
  return (
    <>
      {page.items.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            listing.search !== null && hasChoice(listing.facets) ? (
              <ButtonLink href={videosHref(listing, { facets: {} })}>{t('empty.searchOnly')}</ButtonLink>
            ) : (
              <ButtonLink href="/videos">{t('empty.action')}</ButtonLink>
            )
          }
        />
      ) : (
        <Grid shape={shape}>
          {page.items.map((video, index) => (
            <VideoCard
              key={video.newId}
              video={video}
              sizes={GRID_SIZES[shape]}
              priority={index === 0}
              headingLevel={2}
            />
          ))}
        </Grid>
      )}
      <ListPagination info={page.info} hrefFor={(number) => videosHref(listing, { page: number })} />
    </>
  );
}
