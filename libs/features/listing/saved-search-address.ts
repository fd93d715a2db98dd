import type { SavedSearchFragment } from '@network/graphql/fragments/saved-search.generated.ts';
import type { FacetChoice } from './facets/facet-choice.ts';
import { searchAddress, videosAddress } from './list-address.ts';

/** What a saved search, or one that may be saved, looks for. */
export type SearchedList = Pick<SavedSearchFragment, 'place' | 'text' | 'order'> & { readonly facets: FacetChoice };

/** The list that a saved search shows. */
export function listOfSearch({ place, text, order, facets }: SavedSearchFragment): SearchedList {
  return { place, text, order, facets: Object.fromEntries(facets.map(({ name, values }) => [name, values])) };
}

/** The address of the first page of a list. */
export function searchedListHref({ place, text, order, facets }: SearchedList): string {
  return place === 'SEARCH'
    ? searchAddress({ query: text ?? '', order, facets })
    : videosAddress({ search: text, order, facets });
}
