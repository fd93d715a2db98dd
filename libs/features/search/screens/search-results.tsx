import { useId } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { search } from '@network/messages/search.ts';
import { Chips } from '@network/ui/chips/chips.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import { hasChoice } from '../../listing/facets/facet-choice.ts';
import type { SearchPageQuery } from '../api/search-page.generated.ts';
import type { SearchQuery } from '../search-query.ts';
import { FilteredFilms } from './filtered-films.tsx';
import { FoundFilms } from './found-films.tsx';
import { SearchOrderLinks } from './search-order-links.tsx';

export interface SearchResultsProps {
  readonly isAuthenticated: boolean;
  readonly request: SearchQuery;
  readonly results: SearchPageQuery;
  readonly isFaceted: boolean;
  readonly hasSites: boolean;
}

/** Not in the bundle of a brand without faceted search. */
const Filtered = import.meta.env.BUILT_FLAG_facetedSearch !== false ? FilteredFilms : null;

/** People and moods first, where there are any, then the films: sorted, narrowed and page by page. */
export function SearchResults({ isAuthenticated, request, results, isFaceted, hasSites }: SearchResultsProps) {
  const t = useMessages(search);
  const peopleId = useId();
  const filmsId = useId();
  const { videos, quickSearch } = results;
  const isFirst = request.page === 1 && !hasChoice(request.facets);
  return (
    <>
      {quickSearch.categories.length > 0 && isFirst ? (
        <Chips
          label={t('sections.moods')}
          chips={quickSearch.categories.map(({ slug, name, videoCount }) => ({
            label: t('mood', { name, count: videoCount }),
            href: `/videos?categories=${slug}`,
          }))}
        />
      ) : null}
      {quickSearch.performers.length > 0 && isFirst ? (
        <section aria-labelledby={peopleId} className="flex flex-col gap-5">
          <SectionHeading title={t('sections.people')} titleId={peopleId} />
          <Grid shape="portrait">
            {quickSearch.performers.map((performer) => (
              <PerformerCard key={performer.globalId} performer={performer} sizes={GRID_SIZES.portrait} />
            ))}
          </Grid>
        </section>
      ) : null}
      <section aria-labelledby={filmsId} className="flex flex-col gap-6">
        <SectionHeading
          title={t('sections.films')}
          titleId={filmsId}
          text={
            videos.info.totalIsExact
              ? t('count', { count: videos.info.total })
              : t('countAtLeast', { count: videos.info.total })
          }
        />
        {Filtered && isFaceted ? (
          <Filtered isAuthenticated={isAuthenticated} request={request} videos={videos} hasSites={hasSites} />
        ) : (
          <>
            <div className="flex flex-wrap items-start justify-between gap-4">
              {videos.items.length > 1 ? <SearchOrderLinks request={request} /> : null}
              {isAuthenticated ? (
                <Slot
                  name="saveSearch"
                  list={{ place: 'SEARCH', text: request.query, order: request.order, facets: request.facets }}
                  foundNone={videos.info.total === 0}
                />
              ) : null}
            </div>
            <FoundFilms request={request} videos={videos} />
          </>
        )}
      </section>
    </>
  );
}
