import { type RawBuilder, sql } from 'kysely';
import { ANY_OF_FACETS, FACET_NAMES, FACET_SAMPLE_ROWS, type FacetName } from '@network/tenant/facets.ts';
import type { Database } from '../../../../db/database.ts';
import { isKnownSite, siteById } from '../../../../config/known-network.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import type { CatalogueScope } from '../scope.ts';
import type { Translated, Translation } from '../texts-by-language.ts';
import type { ChosenFacets } from './facets.ts';

/** How many rows of a list have a value. Not exact: there are at least that many. */
export interface FacetValueRow extends Translated {
  readonly value: string;
  /** Name of a site, a performer or a category; null where the value is its own name. */
  readonly name: string | null;
  readonly count: number;
  readonly isExact: boolean;
}

export interface FacetRow {
  readonly name: FacetName;
  readonly values: readonly FacetValueRow[];
}

/** Where facets are counted: the sites that the list is narrowed to, and all that the tenant shows. */
export interface FacetScope {
  readonly narrowed: CatalogueScope;
  readonly whole: CatalogueScope;
  /** The requested sites; none when the list is not filtered by site. */
  readonly sites: readonly SiteId[];
}

/** Values of one facet that a page offers, most frequent first. */
const MOST_VALUES = 40;

interface CountedRow {
  readonly sample: number;
  readonly facet: FacetName;
  readonly value: string;
  readonly name: string | null;
  readonly translations: readonly Translation[] | null;
  readonly count: number;
  readonly size: number;
}

/**
 * Counts the values of every facet over the first rows of a list, in one statement whose work is bounded: it reads
 * FACET_SAMPLE_ROWS rows, and as many again for each facet of several choices that is in use, which is counted without
 * itself so that its other values stay on offer.
 * @param rowsOf the `facets` of a list's first rows
 */
export async function countFacets(
  db: Database,
  scope: FacetScope,
  narrowedBy: ChosenFacets,
  rowsOf: (scope: CatalogueScope, facets: ChosenFacets, limit: number) => RawBuilder<unknown>,
): Promise<FacetRow[]> {
  const chosen: ChosenFacets = { ...narrowedBy, sites: scope.sites };
  const sampleWithout = (name: FacetName | null) =>
    rowsOf(
      name === 'sites' ? scope.whole : scope.narrowed,
      name === null ? narrowedBy : { ...narrowedBy, [name]: [] },
      FACET_SAMPLE_ROWS + 1,
    );
  const used = ANY_OF_FACETS.filter((name) => (chosen[name]?.length ?? 0) > 0);
  const samples = [null, ...used].map((without, index) => {
    const own = without === null ? null : `${without}:`;
    return sql`select ${sql.lit(index)}::int as sample, ${own}::text as own, facets from (${sampleWithout(without)}) as list`;
  });
  const { rows } = await sql<CountedRow>`
    with sampled as materialized (${sql.join(samples, sql` union all `)}),
    sizes as (select sample, count(*)::int as size from sampled group by sample),
    counted as (
      select sample, split_part(token, ':', 1) as facet, split_part(token, ':', 2) as value, count(*)::int as count
      from sampled, unnest(facets) as token
      -- A list counted without one of its facets is counted for that facet alone.
      where own is null or starts_with(token, own)
      group by sample, token
    ),
    placed as (
      select counted.*, row_number() over (partition by sample, facet order by count desc, value) as place from counted
    )
    select placed.sample, facet, value,
      -- Looked up for the rows of the answer, rather than joined: the planner would read everybody's name.
      case facet
        when 'performers' then (select name from performers where slug = value)
        when 'categories' then (select name from categories where slug = value)
      end as name,
      case facet when 'categories' then (select translations from categories where slug = value) end as translations,
      count, size
    from placed
    join sizes on sizes.sample = placed.sample
    where place <= ${sql.lit(MOST_VALUES)}
    order by placed.sample, facet, count desc, value
  `.execute(db);
  const byPlace = Map.groupBy(rows, ({ sample, facet }) => `${sample} ${facet}`);
  return FACET_NAMES.map((name) => {
    const sample = used.indexOf(name) + 1;
    // Performers carry every site of the network that they were seen on; lists are of the tenant's alone.
    const isOffered = ({ value }: CountedRow) => name !== 'sites' || scope.whole.sites.some((site) => site === value);
    const counted = (byPlace.get(`${sample} ${name}`) ?? []).filter(isOffered);
    const missing = (chosen[name] ?? []).filter((value) => !counted.some((each) => each.value === value));
    return {
      name,
      values: [
        ...counted.map(({ value, name: label, translations, count, size }) => ({
          value,
          name: name === 'sites' ? nameOfSite(value) : label,
          translations,
          count: Math.min(count, FACET_SAMPLE_ROWS),
          isExact: size <= FACET_SAMPLE_ROWS,
        })),
        // An active filter can be removed even when it matches nothing.
        ...missing.map((value) => ({
          value,
          name: name === 'sites' ? nameOfSite(value) : null,
          count: 0,
          isExact: true,
        })),
      ],
    };
  });
}

const nameOfSite = (value: string): string | null => (isKnownSite(value) ? siteById(value).name : null);
