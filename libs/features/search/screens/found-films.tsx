import { useMessages } from '@network/core/i18n/messages.ts';
import { search } from '@network/messages/search.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { hasChoice } from '../../listing/facets/facet-choice.ts';
import { ListPagination } from '../../listing/list-pagination.tsx';
import type { SearchPageQuery } from '../api/search-page.generated.ts';
import { searchHref } from '../search-href.ts';
import type { SearchQuery } from '../search-query.ts';

export interface FoundFilmsProps {
  readonly request: SearchQuery;
  readonly videos: SearchPageQuery['videos'];
  /** Next to a column of filters there is only room for wider cards. */
  readonly shape?: 'media' | 'wide';
}

/** The films of a page of results; where there are none, the way back to some. */
export function FoundFilms({ request, videos, shape = 'media' }: FoundFilmsProps) {
  const t = useMessages(search);
  const isNarrowed = hasChoice(request.facets);
  const { query, order, size } = request;
  return (
    <>
      {videos.items.length > 0 ? (
        <Grid shape={shape}>
          {videos.items.map((video) => (
            <VideoCard key={video.newId} video={video} sizes={GRID_SIZES[shape]} />
          ))}
        </Grid>
      ) : isNarrowed || request.page > 1 ? (
        <EmptyState
          title={t(isNarrowed ? 'narrowed.title' : 'beyond.title')}
          text={t(isNarrowed ? 'narrowed.text' : 'beyond.text', { query })}
          action={
            <ButtonLink href={searchHref({ query, order, size })}>
              {t(isNarrowed ? 'narrowed.action' : 'beyond.action')}
            </ButtonLink>
          }
        />
      ) : null}
      <ListPagination info={videos.info} hrefFor={(page) => searchHref({ ...request, page })} />
    </>
  );
}
