import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../shared-data/announce-changes.ts';

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

/** Pictures that editors uploaded, the sets that are made of them, and what shows one of its own. */
export const pictureMigrations = {
  '1475-pictures-of-editors': ownPictures,
  '1622-focus-of-film-pictures': filmFocus,
  '1680-crops-of-film-pictures': filmCrops,
  '1810-versions-that-are-withheld': withheldVersions,
  '1956-pictures-of-films': picturesOfFilms,
} as const;
