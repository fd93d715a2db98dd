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

/** Indexes the performers of a site, so that a list of one site does not read everybody. */
const sitesOfPerformers: Migration = {
  async up(db) {
    await sql`create index performers_of_site on performer_sites (site_id, performer_id)`.execute(db);
  },
};

/** A film without media that declares no quality has none: it was taken for one of the best. */
const undeclaredQualities: Migration = {
  async up(db) {
    await sql`
      alter table videos alter column best_height drop not null, alter column best_height drop default;
      update videos set best_height = null, facets = array_remove(facets, 'resolution:2160')
        where best_height = 2160 and own_media ->> 'film' is null and composition is null
    `.execute(db);
  },
};

/** What faceted search narrows by. */
export const facetMigrations = {
  '0151-catalogue-facets': facets,
  '0152-catalogue-performers-of-site': sitesOfPerformers,
  '2249-catalogue-undeclared-qualities': undeclaredQualities,
} as const;
