import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { angels as texts } from '@network/messages/angels.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { pageHref } from '../../listing/page-href.ts';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { AngelPageQuery } from '../api/angel-page.generated.ts';

type Angel = NonNullable<AngelPageQuery['angel']>;

export interface AngelScreenProps {
  readonly angel: Angel;
  readonly films: AngelPageQuery['videos'];
  readonly brand: string;
}

/** An angel's page: portrait and story side by side, then every film with her. */
export function AngelScreen({ angel, films, brand }: AngelScreenProps) {
  const t = useMessages(texts);
  const path = `/angels/${angel.slug}`;
  return (
    <>
      <div className="grain relative isolate overflow-hidden">
        <div className="absolute inset-0 -z-10 opacity-40 blur-2xl" aria-hidden="true">
          <Picture source={angel.banner} alt="" sizes="50vw" isBackdrop />
        </div>
        <HeaderSpace />
        <PageContainer className="grid gap-8 pt-10 pb-14 large:grid-cols-12 large:gap-14">
          <div className="aspect-[3/4] w-full overflow-hidden rounded-card bg-raised shadow-card large:col-span-5">
            <Picture source={angel.portrait} alt="" sizes="(min-width: 1024px) 40vw, 92vw" priority />
          </div>
          <div className="flex flex-col justify-center gap-6 large:col-span-7">
            <p className="type-label text-small text-accent">{t('eyebrow', { brand })}</p>
            <h1 className="type-display text-display text-balance">{angel.name}</h1>
            <p className="type-display border-l-2 border-accent pl-5 text-title-2 text-balance text-strong">
              {angel.motto}
            </p>
            <p className="max-w-prose text-lead text-pretty text-strong/90">{angel.story}</p>
            <p className="flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
              <span>{t('since', { date: formatDate(angel.chosenOn) })}</span>
              <span>{t('videoCount', { count: angel.performer.videoCount })}</span>
              {angel.performer.birthplace === null ? null : <span>{angel.performer.birthplace}</span>}
            </p>
            <p>
              <ButtonLink href={`/performers/${angel.slug}`} variant="outline">
                {t('profile', { name: angel.name })}
              </ButtonLink>
            </p>
          </div>
        </PageContainer>
      </div>
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading title={t('films', { name: angel.name })} more={{ href: '/angels', label: t('all') }} />
        {films.items.length === 0 ? (
          <EmptyState
            title={t('emptyPage.title')}
            text={t('emptyPage.text')}
            action={<ButtonLink href={path}>{t('emptyPage.action')}</ButtonLink>}
          />
        ) : (
          <Grid>
            {films.items.map((video) => (
              <VideoCard key={video.newId} video={video} sizes={GRID_SIZES.media} />
            ))}
          </Grid>
        )}
        <ListPagination info={films.info} hrefFor={(page) => pageHref(path, page)} />
      </PageContainer>
    </>
  );
}
