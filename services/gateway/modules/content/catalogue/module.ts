import type { GatewayModule } from '../../../module.ts';
import { captionMigrations } from './captions/migrations.ts';
import { changeMigrations } from './change-migrations.ts';
import { countMigrations } from './count-migrations.ts';
import { compositionMigrations } from './composition-migrations.ts';
import { expertReviewMigrations } from './expert-reviews/migrations.ts';
import { facetMigrations } from './facet-migrations.ts';
import { catalogueMigrations } from './migrations.ts';
import { knownWordsMigrations } from './known-words/migrations.ts';
import { reindexSearch } from './known-words/reindex-search.ts';
import { ownMediaMigrations } from './own-media-migrations.ts';
import { catalogueResolvers } from './resolvers.ts';
import { countSearches, popularSearchesPurge } from './popular-searches/count-searches.ts';
import { popularSearchMigrations } from './popular-searches/migrations.ts';
import { pictureMigrations } from './pictures/migrations.ts';
import { announceReleasedFilms } from './publishing/announce-releases.ts';
import { publicationMigrations } from './publication-migrations.ts';
import { partSearchMigrations } from './part-search-migrations.ts';
import { textMigrations } from './text-migrations.ts';
import { slugOrderMigrations } from './slug-order-migrations.ts';

/** Videos, performers, categories, tags, channels and what hangs on them. */
export const catalogueModule = {
  id: 'catalogue',
  migrations: {
    ...catalogueMigrations,
    ...facetMigrations,
    ...compositionMigrations,
    ...changeMigrations,
    ...ownMediaMigrations,
    ...publicationMigrations,
    ...countMigrations,
    ...captionMigrations,
    ...pictureMigrations,
    ...expertReviewMigrations,
    ...slugOrderMigrations,
    ...partSearchMigrations,
    ...knownWordsMigrations,
    ...popularSearchMigrations,
    ...textMigrations,
  },
  jobs: [announceReleasedFilms, reindexSearch, countSearches],
  purges: [popularSearchesPurge],
  resolvers: catalogueResolvers,
} as const satisfies GatewayModule;
