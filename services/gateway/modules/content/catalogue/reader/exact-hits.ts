import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Corrections } from '../folding/sought-words.ts';
import type { SharedSource } from '../../../../shared-data/shared-data.ts';
import { CATALOGUE_TABLES, readSharedList } from '../shared-sources.ts';
import type { CatalogueScope } from '../scope.ts';
import { fittingNames } from './fitting-names.ts';
import { findCategories } from './labels.ts';
import { countPerformers } from './performers.ts';
import { searched } from './search-words.ts';
import { countVideos } from './video-listing.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'shared' | 'catalogueReads'>;

const EXACT: SharedSource = { name: 'whether anything has what was typed', tables: CATALOGUE_TABLES, freshMs: 5_000 };

/** Counts the films, people and categories of a tenant that have a text, together and up to `most`. */
export async function countKinds(
  services: Needs,
  db: Database,
  scope: CatalogueScope,
  { search, corrections = {} }: { readonly search: string; readonly corrections?: Corrections },
  most: number,
): Promise<number> {
  const now = services.clock.now();
  const films = { now, ...searched(services, 'videos', search, corrections) };
  const found = await countVideos(db, scope, films, most, 'NEWEST');
  if (found >= most) return found;
  const people = searched(services, 'performers', search, corrections);
  const both = found + (await countPerformers(db, scope, people, most - found));
  if (both >= most) return both;
  const categories = await readSharedList(services, 'categories', scope, (from) =>
    findCategories(from, scope, { now }),
  );
  return Math.min(most, both + fittingNames(categories, search, corrections).length);
}

/** Says whether a film, a person or a category of a tenant has a text as it was typed. */
export function hasExactHit(services: Needs, scope: CatalogueScope, text: string): Promise<boolean> {
  return services.shared.read(EXACT, [scope, text], () =>
    services.catalogueReads.read(
      CATALOGUE_TABLES,
      async (db) => (await countKinds(services, db, scope, { search: text }, 1)) > 0,
    ),
  );
}
