import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { facetPerformers, facetVideos } from './facet-index.ts';

const facets: Migration = {
  async up(db) {
    await sql`
      alter table performers
        add column hair text, add column eyes text,
        add column nationality text check (nationality ~ '^[a-z]{2}$'),
        add column facets text[] not null default '{}';
      create index performers_by_facets on performers using gin (facets) with (fastupdate = off);
      alter table videos
        add column best_height integer not null default 2160 check (best_height > 0),
        add column facets text[] not null default '{}';
      create index videos_by_facets on videos using gin (facets) with (fastupdate = off);
    `.execute(db);
    await facetPerformers(db);
    await facetVideos(db);
  },
};

/** Who is seen on a site: read by site, without reading everybody. */
const sitesOfPerformers: Migration = {
  async up(db) {
    await sql`create index performers_of_site on performer_sites (site_id, performer_id)`.execute(db);
  },
};

/** What faceted search narrows by. */
export const facetMigrations = {
  '0151-catalogue-facets': facets,
  '0152-catalogue-performers-of-site': sitesOfPerformers,
} as const;
