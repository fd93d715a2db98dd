import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { recommendations as texts } from '@network/messages/recommendations.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { type ListSizes, useListSize } from '../../listing/use-list-size.ts';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { recommendedQuery } from '../queries.ts';
import { useShelfClick } from '../tracking/use-shelf-click.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, {
    title: messagesOf(texts)('head', { brand: context.tenant.name }),
    canonicalPath: '/recommended-videos',
  });

/**
 * The server renders what the widest window shows. A narrower one hides the rest from its first frame on, by the style sheet:
 * nothing moves when the page comes to know its window.
 */
const classFor =
  ({ small, medium }: ListSizes) =>
  (index: number): string | undefined =>
    index < small ? undefined : index < medium ? 'max-medium:hidden' : 'max-large:hidden';

/** All recommendations for a person, on demand: as many at a time as the list size of the window. */
export default function RecommendedPage(): ReactNode {
  const t = useMessages(texts);
  const sizes = useTenant().listSizes.recommended;
  const size = useListSize(sizes);
  // What is loaded at once does not depend on the window, so that a page made for another one is used.
  const loaded = sizes.large;
  const { data: first } = useSuspenseQuery(recommendedQuery(loaded, null));
  const [lists, setLists] = useState(1);
  const shown = size * lists;
  const { recommId } = first.recommendations;
  const onward =
    recommId === null
      ? []
      : Array.from({ length: Math.ceil(shown / loaded) - 1 }, (_, index) => ({ recommId, place: index + 1 }));
  const next = useQueries({ queries: onward.map((after) => recommendedQuery(loaded, after)) });
  const pages = [first, ...next.flatMap(({ data }) => (data ? [data] : []))];
  const isWaiting = next.some(({ isPending }) => isPending);
  const hasFailed = next.some(({ isError }) => isError);
  const onClickCapture = useShelfClick(recommId, 'grid');
  const films = new Map(
    pages.flatMap(({ recommendations }) => recommendations.videos.map((video) => [video.newId, video])),
  );
  const isAllShown = shown >= films.size;
  const hasMore = !isAllShown || (recommId !== null && pages.at(-1)?.recommendations.hasMore === true);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text')} />
        {films.size === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/videos">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <Grid
            onClickCapture={onClickCapture}
            onAuxClickCapture={onClickCapture}
            aria-busy={isWaiting}
            itemClass={lists === 1 ? classFor(sizes) : undefined}
          >
            {[...films.values()].slice(0, shown).map((video, index) => (
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
        <p role="status" className="text-center text-muted">
          {hasFailed ? t('failed') : films.size > 0 && !hasMore && !isWaiting ? t('end') : null}
        </p>
        {hasFailed ? (
          <Button variant="outline" className="self-center" onClick={() => next.forEach((each) => void each.refetch())}>
            {t('again')}
          </Button>
        ) : hasMore || isWaiting ? (
          <Button variant="outline" className="self-center" disabled={isWaiting} onClick={() => setLists(lists + 1)}>
            {isWaiting ? t('loading') : t('more')}
          </Button>
        ) : null}
      </PageContainer>
    </>
  );
}
