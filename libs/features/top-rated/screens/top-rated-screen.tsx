import { Play } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { topRated } from '@network/messages/top-rated.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { Hero } from '@network/ui/hero/hero.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { Rating } from '@network/ui/rating/rating.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { TopRatedPageQuery } from '../api/top-rated-page.generated.ts';
import { topRatedHref } from '../routes.tsx';

export interface TopRatedScreenProps {
  readonly ranking: TopRatedPageQuery['topRated'];
}

/** The ranking: number one as wide as the window, the others with their places. */
export function TopRatedScreen({ ranking }: TopRatedScreenProps) {
  const t = useMessages(topRated);
  const { items, info } = ranking;
  const first = info.page === 1 ? items[0] : undefined;
  const others = first ? items.slice(1) : items;
  const placeOfFirst = (info.page - 1) * info.pageSize + (first ? 2 : 1);
  return (
    <>
      {first ? (
        <Hero
          size="band"
          headingLevel={2}
          title={first.title}
          picture={first.images.poster}
          eyebrow={t('rank', { rank: '1' })}
          text={<span className="line-clamp-2">{first.description}</span>}
          meta={
            <>
              {first.rating === null ? null : (
                <Rating
                  value={ratingFigure(first.rating)}
                  label={t('rating', { rating: ratingFigure(first.rating) })}
                />
              )}
              <span>{t('ratings', { count: first.ratingCount })}</span>
              <span>{first.models.map(({ name }) => name).join(', ')}</span>
            </>
          }
          actions={
            <ButtonLink href={`/videos/${first.slug}`} size="large">
              <Play aria-hidden="true" />
              {t('watch')}
            </ButtonLink>
          }
        />
      ) : (
        <HeaderSpace />
      )}
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text')} />
        {items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/toprated">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <ol
            role="list"
            start={placeOfFirst}
            className="grid gap-x-shelf gap-y-10 medium:grid-cols-2 xlarge:grid-cols-3"
          >
            {others.map((video, index) => (
              <li key={video.newId} className="grid grid-cols-(--rank-columns) items-start gap-x-3">
                <span
                  aria-label={t('rank', { rank: String(placeOfFirst + index) })}
                  className="type-display pt-1 text-right text-display leading-[0.85] text-accent tabular-nums"
                >
                  {placeOfFirst + index}
                </span>
                <VideoCard video={video} sizes={GRID_SIZES.wide} headingLevel={2} />
              </li>
            ))}
          </ol>
        )}
        <ListPagination info={info} hrefFor={topRatedHref} />
      </PageContainer>
    </>
  );
}
