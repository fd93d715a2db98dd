import type { RawSearch } from '@network/core/routing/search-params.ts';
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
import { isSiteId } from '@network/tenant/sites.ts';
import { isSlug } from '@network/validation/slug.ts';

/** Values chosen of each facet: sorted, each once; facets without a choice are not there. */
export type FacetChoice = { readonly [Name in FacetName]?: readonly string[] };

const known = (values: readonly string[]) => (value: string) => values.includes(value);

const IS_VALUE: { readonly [Name in FacetName]: (value: string) => boolean } = {
  sites: isSiteId,
  categories: isSlug,
  performers: isSlug,
  sex: known(SEXES),
  hair: known(HAIR_COLORS),
  eyes: known(EYE_COLORS),
  height: known(HEIGHT_BANDS),
  nationality: (value) => /^[a-z]{2}$/.test(value),
  length: known(LENGTH_BANDS),
  year: (value) => /^[12]\d{3}$/.test(value),
  resolution: known(BEST_HEIGHTS),
};

/**
 * Reads the facets of a query. Values are separated by commas, or repeated as a form without scripts sends them; their
 * spelling is read leniently, and unknown values are left out.
 */
export function readFacets(raw: RawSearch, names: readonly FacetName[]): FacetChoice {
  const chosen = names.flatMap((name): [FacetName, string[]][] => {
    const values = [raw[name] ?? []].flat().flatMap((text) => text.split(','));
    const valid = [...new Set(values.map((value) => spelled(name, value)))].filter(IS_VALUE[name]);
    return valid.length > 0 ? [[name, valid.toSorted().slice(0, MOST_FACET_VALUES)]] : [];
  });
  return Object.fromEntries(chosen);
}

/** Writes a choice into a query: one parameter a facet, in the order of the names. */
export function facetQuery(chosen: FacetChoice, names: readonly FacetName[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const values = chosen[name] ?? [];
    return values.length > 0 ? [[name, values.toSorted().join(',')]] : [];
  });
}

/** The choice with a value added or removed. */
export function toggled(chosen: FacetChoice, name: FacetName, value: string): FacetChoice {
  const before = chosen[name] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value].toSorted();
  return { ...chosen, [name]: after };
}

/** The choice without sites that a brand does not show: they would narrow nothing. */
export function amongSites(chosen: FacetChoice, sites: readonly string[]): FacetChoice {
  const { sites: wanted = [], ...others } = chosen;
  const shown = wanted.filter((site) => sites.includes(site));
  return shown.length > 0 ? { ...others, sites: shown } : others;
}

/** Whether anything is chosen. */
export function hasChoice(chosen: FacetChoice): boolean {
  return Object.values(chosen).some((values) => values.length > 0);
}

function spelled(name: FacetName, value: string): string {
  const trimmed = value.trim();
  return name === 'sex' ? trimmed.toUpperCase() : trimmed.toLowerCase().replace(/\s+/g, '-');
}
