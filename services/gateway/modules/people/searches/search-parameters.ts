import { SAVED_SEARCHES } from '@network/tenant/saved-search-limits.ts';
import { FACET_NAMES, type FacetName, MOST_FACET_VALUES } from '@network/tenant/facets.ts';
import { SEARCH_FACETS } from '@network/tenant/search-facets.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenLine } from '@network/validation/written-text.ts';
import type { SavedSearchInput, SavedSearchPlace, VideoOrder } from '../../../graphql/resolvers.generated.ts';
import { type ChosenFacets, isFacetValue, searchWords } from '../../content/catalogue/public.ts';
import { refuseSearch, type SearchRefusal } from './refusal.ts';

/** What a search looks for, as it is stored: without its page. */
export interface SearchParameters {
  readonly place: SavedSearchPlace;
  readonly text: string | null;
  readonly order: VideoOrder;
  /** Sorted values, each once; facets without a choice are not there. */
  readonly facets: ChosenFacets;
}

/** The facets that a brand without faceted search has on its listing. */
const SIMPLE_FACETS: readonly FacetName[] = ['sites', 'categories'];

/** The parameters of a search on a brand, in one form whatever the order of its filters, or why they can't be saved. */
export function readParameters(
  input: SavedSearchInput,
  tenant: Tenant,
): { readonly parameters: SearchParameters } | { readonly refusal: SearchRefusal } {
  const text = writtenLine(input.text ?? '');
  if (textLength(text) > SAVED_SEARCHES.longestText) return { refusal: refuseSearch('TEXT_LENGTH') };
  const facets = facetsOf(input, tenant);
  if (facets === null) return { refusal: refuseSearch('FILTER_UNKNOWN') };
  if (text === '' && Object.keys(facets).length === 0) return { refusal: refuseSearch('NOTHING_CHOSEN') };
  return { parameters: { place: input.place, text: text === '' ? null : text, order: input.order, facets } };
}

/** Returns a key that is equal for two searches whose pages show the same; it compares words as searching does. */
export function keyOf({ place, text, order, facets }: SearchParameters): string {
  const chosen = FACET_NAMES.flatMap((name) => (facets[name] ? [[name, ...facets[name]]] : []));
  return JSON.stringify([place, text === null ? null : searchWords(text).toSorted(), order, chosen]);
}

function facetsOf({ place, facets }: SavedSearchInput, tenant: Tenant): ChosenFacets | null {
  const offered = facetsOn(place, tenant);
  const chosen: { [Name in FacetName]?: readonly string[] } = {};
  for (const { name, values } of facets) {
    const facet = offered.find((each) => each === name);
    const sorted = [...new Set(values)].toSorted();
    if (facet === undefined || chosen[facet] || sorted.length > MOST_FACET_VALUES) return null;
    if (!sorted.every((value) => isOffered(facet, value, tenant))) return null;
    if (sorted.length > 0) chosen[facet] = sorted;
  }
  return chosen;
}

function facetsOn(place: SavedSearchPlace, { features }: Tenant): readonly FacetName[] {
  if (features.facetedSearch) return place === 'VIDEOS' ? FACET_NAMES : SEARCH_FACETS;
  return place === 'VIDEOS' ? SIMPLE_FACETS : [];
}

function isOffered(facet: FacetName, value: string, { sites }: Tenant): boolean {
  return facet === 'sites' ? sites.some((site) => site === value) : isFacetValue(facet, value);
}
