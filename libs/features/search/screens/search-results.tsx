import { useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { search } from '@network/messages/search.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { SearchPageQuery } from '../api/search-page.generated.ts';
import { searchHref, type SearchQuery } from '../search-query.ts';

export interface SearchResultsProps {
  readonly request: SearchQuery;
  readonly results: SearchPageQuery;
}

/** People and moods first, where there are any, then the films page by page. */
export function SearchResults({ request, results }: SearchResultsProps) {
  const t = useMessages(search);
  const peopleId = useId();
  const filmsId = useId();
  const { videos, quickSearch } = results;
  return (
    <>
      {quickSearch.categories.length > 0 ? (
        <ul role="list" aria-label={t('sections.moods')} className="flex flex-wrap gap-2">
          {quickSearch.categories.map((category) => (
            <li key={category.slug}>
              <ButtonLink href={`/videos?categories=${category.slug}`} variant="outline" size="small">
                {category.name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
      {quickSearch.performers.length > 0 && request.page === 1 ? (
        <section aria-labelledby={peopleId} className="flex flex-col gap-5">
          <SectionHeading title={t('sections.people')} titleId={peopleId} />
          <Grid shape="portrait">
            {quickSearch.performers.map((performer) => (
              <PerformerCard key={performer.globalId} performer={performer} sizes={GRID_SIZES.portrait} />
            ))}
          </Grid>
        </section>
      ) : null}
      <section aria-labelledby={filmsId} className="flex flex-col gap-5">
        <SectionHeading
          title={t('sections.films')}
          titleId={filmsId}
          text={
            videos.info.totalIsExact
              ? t('count', { count: videos.info.total })
              : t('countAtLeast', { count: videos.info.total })
          }
        />
        <Grid>
          {videos.items.map((video) => (
            <VideoCard key={video.newId} video={video} sizes={GRID_SIZES.media} />
          ))}
        </Grid>
        <ListPagination info={videos.info} hrefFor={(page) => searchHref({ ...request, page })} />
      </section>
    </>
  );
}
