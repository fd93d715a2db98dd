import { useMessages } from '@network/core/i18n/messages.ts';
import type { ShowcaseCardFragment } from '@network/graphql/fragments/showcase-card.generated.ts';
import { showcases as texts } from '@network/messages/showcases.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { Hero } from '@network/ui/hero/hero.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { pageHref } from '../../listing/page-href.ts';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { ShowcasePageQuery } from '../api/showcase-page.generated.ts';

export interface ShowcaseScreenProps {
  readonly showcase: ShowcaseCardFragment;
  readonly films: ShowcasePageQuery['videos'];
}

/** A showcase: its picture and description, then its films. */
export function ShowcaseScreen({ showcase, films }: ShowcaseScreenProps) {
  const t = useMessages(texts);
  const [cover] = showcase.pictures;
  const path = `/showcase/${showcase.slug}`;
  return (
    <>
      {cover ? (
        <Hero
          size="band"
          title={showcase.title}
          picture={cover}
          eyebrow={t('eyebrow')}
          text={showcase.description}
          meta={<span>{t('videoCount', { count: showcase.videoCount })}</span>}
        />
      ) : (
        <HeaderSpace />
      )}
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading title={t('films')} more={{ href: '/showcases', label: t('all') }} />
        {films.items.length === 0 ? (
          <EmptyState
            title={t('emptyPage.title')}
            text={t('emptyPage.text')}
            action={<ButtonLink href={path}>{t('emptyPage.action')}</ButtonLink>}
          />
        ) : (
          <Grid shape="wide">
            {films.items.map((video) => (
              <VideoCard key={video.newId} video={video} sizes={GRID_SIZES.wide} />
            ))}
          </Grid>
        )}
        <ListPagination info={films.info} hrefFor={(page) => pageHref(path, page)} />
      </PageContainer>
    </>
  );
}
