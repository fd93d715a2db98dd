import { Slot } from '@network/core/features/slots.tsx';
import { SEARCH_FACETS } from '@network/tenant/search-facets.ts';
import type { FacetChoice } from '../../listing/facets/facet-choice.ts';
import { activeFilters, facetGroups } from '../../listing/facets/facet-filters.ts';
import { FacetedList } from '../../listing/facets/faceted-list.tsx';
import type { SearchPageQuery } from '../api/search-page.generated.ts';
import { searchHref } from '../search-href.ts';
import type { SearchQuery } from '../search-query.ts';
import { FoundFilms } from './found-films.tsx';
import { SearchOrderLinks } from './search-order-links.tsx';

export interface FilteredFilmsProps {
  readonly isAuthenticated: boolean;
  readonly request: SearchQuery;
  readonly videos: SearchPageQuery['videos'];
  /** Whether the brand shows more than one site. */
  readonly hasSites: boolean;
}

/** The films that were found with their facets, each with its count. */
export function FilteredFilms({ isAuthenticated, request, videos, hasSites }: FilteredFilmsProps) {
  const { query, order, size, facets } = request;
  const list = {
    counted: videos.facets ?? [],
    chosen: facets,
    names: hasSites ? SEARCH_FACETS : SEARCH_FACETS.filter((name) => name !== 'sites'),
    hrefFor: (chosen: FacetChoice) => searchHref({ query, order, size, facets: chosen }),
  };
  const filters = {
    action: '/search',
    groups: facetGroups(list),
    active: activeFilters(list),
    clearHref: searchHref({ query, order, size }),
    hidden: [
      { name: 'q', value: query },
      ...(order === 'NEWEST' ? [] : [{ name: 'order', value: order.toLowerCase() }]),
    ],
  };
  return (
    <FacetedList
      filters={filters}
      sorting={<SearchOrderLinks request={request} />}
      actions={
        isAuthenticated ? (
          <Slot
            name="saveSearch"
            list={{ place: 'SEARCH', text: query, order, facets }}
            foundNone={videos.info.total === 0}
          />
        ) : null
      }
    >
      <FoundFilms request={request} videos={videos} shape="wide" />
    </FacetedList>
  );
}
