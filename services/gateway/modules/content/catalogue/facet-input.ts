import {
  BEST_HEIGHTS,
  EYE_COLORS,
  type FacetName,
  HAIR_COLORS,
  HEIGHT_BANDS,
  LENGTH_BANDS,
  MOST_FACET_VALUES,
  SEXES,
} from '@network/tenant/facets.ts';
import { isSlug } from '@network/validation/slug.ts';
import { isSiteId } from '@network/tenant/sites.ts';
import type { PerformerTraitsInput, VideosInput } from '../../../graphql/resolvers.generated.ts';
import type { ChosenFacets } from './reader/facets.ts';

type FacetInput = readonly (string | number)[] | null | undefined;

const isCountry = (value: string) => /^[a-z]{2}$/.test(value);
const isYear = (value: string) => /^[12]\d{3}$/.test(value);
const oneOf = (known: readonly string[]) => (value: string) => known.includes(value);

const IS_VALUE: { readonly [Name in FacetName]: (value: string) => boolean } = {
  sites: isSiteId,
  categories: isSlug,
  performers: isSlug,
  sex: oneOf(SEXES),
  hair: oneOf(HAIR_COLORS),
  eyes: oneOf(EYE_COLORS),
  height: oneOf(HEIGHT_BANDS),
  nationality: isCountry,
  length: oneOf(LENGTH_BANDS),
  year: isYear,
  resolution: oneOf(BEST_HEIGHTS),
};

/** Whether a facet can have that value, whatever the catalogue has. */
export function isFacetValue(name: FacetName, value: string): boolean {
  return IS_VALUE[name](value);
}

/** The known values of a facet, each once; unknown ones do not filter. */
function valuesOf(input: FacetInput, isKnown: (value: string) => boolean): string[] {
  return [...new Set((input ?? []).map(String))].filter(isKnown).slice(0, MOST_FACET_VALUES);
}

/** Slugs that no row can have find nothing, as unknown ones do. */
function slugsOf(input: FacetInput): string[] {
  return [...new Set((input ?? []).map(String))].slice(0, MOST_FACET_VALUES).map((slug) => (isSlug(slug) ? slug : ''));
}

function traitsOf(traits: PerformerTraitsInput | null | undefined): ChosenFacets {
  return {
    sex: valuesOf(traits?.sex, IS_VALUE.sex),
    hair: valuesOf(traits?.hair, IS_VALUE.hair),
    eyes: valuesOf(traits?.eyes, IS_VALUE.eyes),
    height: valuesOf(traits?.height, IS_VALUE.height),
    nationality: valuesOf(traits?.nationality, IS_VALUE.nationality),
  };
}

/** What a list of videos is narrowed to; the sites are the scope's affair. */
export function videoFacetsOf(input: VideosInput): ChosenFacets {
  return {
    categories: slugsOf(input.categories),
    performers: slugsOf(input.performers),
    ...traitsOf(input.traits),
    length: valuesOf(input.lengths, IS_VALUE.length),
    year: valuesOf(input.years, IS_VALUE.year),
    resolution: valuesOf(input.resolutions, IS_VALUE.resolution),
  };
}

/** Returns the filters of a list of performers. `sex` in the old form wins over the gender. */
export function performerFacetsOf(
  traits: PerformerTraitsInput | null | undefined,
  sex: string | undefined,
): ChosenFacets {
  const chosen = traitsOf(traits);
  return sex === undefined || (chosen.sex?.length ?? 0) > 0 ? chosen : { ...chosen, sex: [sex] };
}
