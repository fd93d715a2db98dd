import { useMemo } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { performers } from '@network/messages/performers.ts';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { Recommendations } from '../../recommender-client/recommendations.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { PerformerPageQuery } from '../api/performer-page.generated.ts';
import { VIDEO_ORDERS } from '../../listing/video-order.ts';
import { type FilmsOfPerformer, performerHref } from '../films-of-performer.ts';
import { PerformerAwards } from './performer-awards.tsx';
import { PerformerFacts } from './performer-facts.tsx';
import { PerformerPictures } from './performer-pictures.tsx';

type Performer = NonNullable<PerformerPageQuery['performer']>;

/** It is as tall as what it lies behind: on narrow windows its sides are cut, and it is drawn far wider than the window. */
const BANNER_SIZES = '(width>=1024px)100vw,(width>=480px)250vw,450vw';

export interface PerformerScreenProps {
  readonly data: Omit<PerformerPageQuery, 'performer'>;
  readonly performer: Performer;
  readonly requested: FilmsOfPerformer;
}

/** A performer's page: their facts, all their films, their picture sets and their awards. */
export function PerformerScreen({ data, performer, requested }: PerformerScreenProps) {
  const t = useMessages(performers);
  const { videos: films, withPictures, awardsOfPerformer } = data;
  const { name } = useTenant();
  const shownIds = useMemo(() => films.items.map(({ videoId }) => videoId), [films.items]);
  return (
    <>
      <div className="relative isolate overflow-hidden">
        <div className="absolute inset-0 -z-10 opacity-60">
          <Picture source={performer.banner} alt="" sizes={BANNER_SIZES} isBackdrop imageClassName="object-[50%_30%]" />
          <div className="hero-veil absolute inset-0" />
        </div>
        <HeaderSpace />
        <PageContainer className="grid items-end gap-8 pt-10 pb-12 medium:grid-cols-(--portrait-columns) large:gap-14">
          <div className="aspect-portrait max-w-80 overflow-hidden rounded-card bg-raised shadow-card">
            <Picture source={performer.portrait} alt="" sizes="(min-width: 768px) 20rem, 92vw" priority />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <h1 className="type-display text-display text-balance">{performer.name}</h1>
            <p className="max-w-prose text-lead text-pretty text-muted">{performer.biography}</p>
            <PerformerFacts performer={performer} />
            <div className="flex">
              <Slot name="performerFavorite" performer={performer} />
            </div>
          </div>
        </PageContainer>
      </div>
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading title={t('page.films', { name: performer.name })} />
        {films.info.total > 1 ? (
          <OptionLinks
            label={t('page.order.label')}
            options={VIDEO_ORDERS.map((order) => ({
              label: t(`page.order.${order}`),
              href: performerHref(performer.slug, { order }),
              isCurrent: order === requested.order,
            }))}
          />
        ) : null}
        {films.items.length === 0 ? (
          <EmptyState title={t('page.noFilmsTitle')} text={t('page.noFilms', { name: performer.name, brand: name })} />
        ) : (
          <Grid>
            {films.items.map((video) => (
              <VideoCard key={video.newId} video={video} sizes={GRID_SIZES.media} />
            ))}
          </Grid>
        )}
        <ListPagination info={films.info} hrefFor={(page) => performerHref(performer.slug, { ...requested, page })} />
        <PerformerPictures name={performer.name} films={withPictures?.items ?? []} />
        <PerformerAwards awards={awardsOfPerformer} />
        <Recommendations shelf="models" about={performer.slug} place="model" without={shownIds} />
      </PageContainer>
    </>
  );
}
