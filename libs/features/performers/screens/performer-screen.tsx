import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { performers } from '@network/messages/performers.ts';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { Recommendations } from '../../recommender-client/recommendations.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { PerformerPageQuery } from '../api/performer-page.generated.ts';
import { PerformerFacts } from './performer-facts.tsx';

type Performer = NonNullable<PerformerPageQuery['performer']>;

export interface PerformerScreenProps {
  readonly performer: Performer;
  readonly films: PerformerPageQuery['videos'];
}

/** A performer's page: their facts and all their films. */
export function PerformerScreen({ performer, films }: PerformerScreenProps) {
  const t = useMessages(performers);
  const { name } = useTenant();
  return (
    <>
      <div className="relative isolate overflow-hidden">
        <div className="absolute inset-0 -z-10 opacity-60">
          <Picture source={performer.banner} alt="" sizes="100vw" imageClassName="object-[50%_30%]" />
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
        {films.items.length === 0 ? (
          <EmptyState title={t('page.noFilmsTitle')} text={t('page.noFilms', { name: performer.name, brand: name })} />
        ) : (
          <Grid>
            {films.items.map((video) => (
              <VideoCard key={video.newId} video={video} sizes={GRID_SIZES.media} />
            ))}
          </Grid>
        )}
        <Recommendations shelf="models" about={performer.slug} campaign="model" />
        <ListPagination
          info={films.info}
          hrefFor={(page) => `/performers/${performer.slug}${page > 1 ? `?page=${String(page)}` : ''}`}
        />
      </PageContainer>
    </>
  );
}
