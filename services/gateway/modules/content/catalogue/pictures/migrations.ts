import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../../shared-data/announce-changes.ts';

const ownPictures: Migration = {
  async up(db) {
    await sql`
      create table pictures (
        id text primary key,
        shape text not null check (shape in ('landscape', 'portrait', 'still')),
        rendition jsonb not null,
        added_by text not null,
        added_at timestamptz not null
      );
      create index pictures_by_age on pictures (added_at desc, id desc);
      create table own_picture_sets (
        id text primary key,
        video_id text not null unique references videos on delete cascade,
        stills jsonb not null,
        picture_count integer not null generated always as (jsonb_array_length(stills)) stored
      );
      alter table performers add column artwork jsonb;
      alter table categories add column artwork jsonb;
      alter table channels add column artwork jsonb;
      alter table channel_packs add column artwork jsonb;
    `.execute(db);
    await announceChanges(db as never, ['own_picture_sets']);
  },
};

const filmFocus: Migration = {
  async up(db) {
    await sql`alter table videos add column picture_focus text`.execute(db);
  },
};

const filmCrops: Migration = {
  async up(db) {
    await sql`alter table videos add column picture_crops jsonb`.execute(db);
  },
};

/** The files of a version are sent only while its film is published. */
const withheldVersions: Migration = {
  async up(db) {
    await sql`create index videos_by_film_version on videos ((own_media->'film'->>'version'))`.execute(db);
    await sql`create index videos_by_picture_version on videos ((own_media->'picture'->>'version'))`.execute(db);
    await announceChanges(db as never, ['prepared_media']);
  },
};

/** A picture that is shown with a film is sent only while that film is published. */
const picturesOfFilms: Migration = {
  async up(db) {
    await sql`
      create table film_pictures (
        version text not null,
        film_id text not null,
        primary key (version, film_id)
      );
      create index film_pictures_of_film on film_pictures (film_id);
      insert into film_pictures (version, film_id)
        select distinct still->>'version', s.video_id from own_picture_sets s, jsonb_array_elements(s.stills) still
        where still->>'version' is not null;
    `.execute(db);
    await announceChanges(db as never, ['film_pictures']);
  },
};

/** A showcase opens with a picture of its own. */
const facesOfShowcases: Migration = {
  async up(db) {
    await sql`alter table showcases add column artwork jsonb`.execute(db);
  },
};

/** What shows which picture: one that nothing shows any more is withheld. */
const shownPictures: Migration = {
  async up(db) {
    await sql`
      create table shown_pictures (
        kind text not null,
        entity_id text not null,
        picture_id text not null references pictures on delete cascade,
        film_id text,
        primary key (kind, entity_id, picture_id)
      );
      create index shown_pictures_by_picture on shown_pictures (picture_id);
      alter table pictures add column withheld_at timestamptz;
      create index pictures_by_version on pictures ((rendition->>'version'));
      insert into shown_pictures (kind, entity_id, picture_id)
      select distinct kind, entity_id, shown.value->>'id' from (
        select 'performer' as kind, id as entity_id, artwork from performers
        union all select 'category', slug, artwork from categories
        union all select 'channel', id, artwork from channels
        union all select 'pack', id, artwork from channel_packs
        union all select 'showcase', id, artwork from showcases) things,
        jsonb_each(artwork) shown
      where jsonb_typeof(artwork) = 'object' and shown.value->>'id' in (select id from pictures);
    `.execute(db);
    await announceChanges(db as never, ['pictures', 'shown_pictures']);
  },
};

/** Stills of films that editors chose in place of those that were taken. */
const chosenStills: Migration = {
  async up(db) {
    await sql`
      create table video_stills (
        video_id text not null references videos on delete cascade,
        place integer not null check (place between 1 and 9),
        starts_at_seconds integer not null check (starts_at_seconds >= 0),
        picture_id text not null references pictures on delete cascade,
        primary key (video_id, place)
      );
      create index video_stills_by_picture on video_stills (picture_id);
    `.execute(db);
    await announceChanges(db as never, ['video_stills']);
  },
};

/** What shows performers beside films: their pictures are withheld where neither does. */
const shownPerformers: Migration = {
  async up(db) {
    await sql`
      create table shown_performers (
        kind text not null,
        entity_id text not null,
        performer_id text not null references performers on delete cascade,
        needs_film boolean not null,
        primary key (kind, entity_id)
      );
      create index shown_performers_by_performer on shown_performers (performer_id);
    `.execute(db);
    await announceChanges(db as never, ['shown_performers']);
  },
};

/** Pictures that editors uploaded, the sets that are made of them, and what shows one of its own. */
export const pictureMigrations = {
  '1475-pictures-of-editors': ownPictures,
  '1622-focus-of-film-pictures': filmFocus,
  '1680-crops-of-film-pictures': filmCrops,
  '1810-versions-that-are-withheld': withheldVersions,
  '1956-pictures-of-films': picturesOfFilms,
  '1960-faces-of-showcases': facesOfShowcases,
  '1964-shown-pictures': shownPictures,
  '2040-stills-that-editors-chose': chosenStills,
  '2100-shown-performers': shownPerformers,
} as const;
