import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../shared-data/announce-changes.ts';

const collections: Migration = {
  async up(db) {
    await sql`
      create table angels (
        performer_id text primary key references performers on delete cascade,
        motto text not null,
        story text not null,
        chosen_on date not null,
        position integer not null
      );
      create table awards (
        id text primary key,
        site_id text not null,
        year integer not null,
        name text not null,
        organization text not null,
        is_win boolean not null,
        video_id text references videos on delete set null,
        performer_id text references performers on delete set null,
        position integer not null
      );
      create index awards_by_year on awards (year desc, position, id);
      create index awards_of_site_by_year on awards (site_id, year desc, position, id);
    `.execute(db);
  },
};

/** Angels are content that editors name. */
const angelIds: Migration = {
  async up(db) {
    await sql`
      alter table angels add column id text;
      update angels set id = 'angel-' || performer_id;
      create unique index angels_by_id on angels (id);
    `.execute(db);
  },
};

/** An angel has pictures of their own. */
const facesOfAngels: Migration = {
  async up(db) {
    await sql`alter table angels add column artwork jsonb`.execute(db);
  },
};

/** Pictures of brands themselves. */
const brandArt: Migration = {
  async up(db) {
    await sql`
      create table brand_art (
        id text primary key,
        brand_id text not null,
        slot text not null,
        artwork jsonb not null,
        unique (brand_id, slot)
      )
    `.execute(db);
    await announceChanges(db as never, ['brand_art']);
  },
};

/** Records the performers whom angels and prizes show already; from now on their publication records it. */
const shownPerformers: Migration = {
  async up(db) {
    await sql`
      insert into shown_performers (kind, entity_id, performer_id, needs_film)
      select 'angel', id, performer_id, true from angels where id is not null
      union all select 'award', id, performer_id, false from awards where performer_id is not null
      on conflict do nothing`.execute(db);
  },
};

/** An angel has motto and story in other languages, too. */
const textsByLanguage: Migration = {
  async up(db) {
    await sql`alter table angels add column translations jsonb`.execute(db);
  },
};

/** Tables of the collections. */
export const collectionsMigrations = {
  '0150-collections': collections,
  '1390-collections-angel-ids': angelIds,
  '1961-faces-of-angels': facesOfAngels,
  '1963-brand-art': brandArt,
  '2101-performers-that-collections-show': shownPerformers,
  '2254-angels-by-language': textsByLanguage,
} as const;
