import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const sourcesAndSteps: Migration = {
  async up(db) {
    await sql`
      create table media_sources (
        id text primary key,
        video_id text not null references videos on delete cascade,
        kind text not null check (kind in ('film', 'picture')),
        file_name text not null,
        bytes bigint not null,
        store_key text not null,
        state text not null default 'working' check (state in ('working', 'published', 'failed', 'superseded')),
        facts jsonb,
        problem text,
        version text,
        added_by text not null,
        added_at timestamptz not null,
        ended_at timestamptz
      );
      create index media_sources_of_film on media_sources (video_id, added_at desc);
      create index media_sources_at_work on media_sources (added_at) where state = 'working';
      create table media_steps (
        source_id text not null references media_sources on delete cascade,
        name text not null,
        stage integer not null,
        state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
        progress real not null default 0,
        attempts integer not null default 0,
        not_before timestamptz not null,
        worker text,
        lease_until timestamptz,
        started_at timestamptz,
        ended_at timestamptz,
        problem text,
        result jsonb,
        primary key (source_id, name)
      );
    `.execute(db);
  },
};

const pictures: Migration = {
  async up(db) {
    await sql`
      alter table media_sources alter column video_id drop not null;
      alter table media_sources add column picture_id text, add column shape text;
      alter table media_sources add constraint media_sources_of_film_or_picture
        check ((video_id is null) = (picture_id is not null) and (picture_id is null) = (shape is null));
      create index media_sources_of_picture on media_sources (picture_id) where picture_id is not null;
    `.execute(db);
  },
};

/** A draft has no row in `videos`. What belongs to a film that was deleted is deleted by `delete-unused-media`. */
const drafts: Migration = {
  async up(db) {
    await sql`alter table media_sources drop constraint media_sources_video_id_fkey`.execute(db);
  },
};

const uploadLocks: Migration = {
  async up(db) {
    await sql`
      create table upload_locks (
        upload_id text primary key,
        holder text not null,
        lease_until timestamptz not null,
        is_wanted boolean not null
      )
    `.execute(db);
  },
};

/** The list of all files that were sent, and of those in one state. */
const byAge: Migration = {
  async up(db) {
    await sql`
      create index media_sources_by_age on media_sources (added_at desc, id desc);
      create index media_sources_by_state on media_sources (state, added_at desc, id desc);
    `.execute(db);
  },
};

/** What was uploaded for films, and as pictures of their own, and how far its preparation is. */
/** What is known of the versions that were replaced before `replaced_media` was there. */
const replacedBefore: Migration = {
  async up(db) {
    await sql`
      insert into replaced_media (version, film_id, replaced_at)
        select s.version, s.video_id, coalesce(s.ended_at, s.added_at) from media_sources s
        where s.version is not null and s.video_id is not null
          and s.version not in (
            select version from (
              select unnest(array[own_media->'film'->>'version', own_media->'picture'->>'version']) as version
              from (select own_media from videos union all select own_media from prepared_media) films) used
            where version is not null)
        on conflict do nothing
    `.execute(db);
  },
};

/** Pictures that are taken out of a film at a given time. */
const framesOfFilms: Migration = {
  async up(db) {
    await sql`
      alter table media_sources add column frame_film text, add column frame_version text, add column frame_at double precision;
      alter table media_sources add constraint media_sources_frame_of_version
        check ((frame_film is null) = (frame_version is null) and (frame_film is null) = (frame_at is null));
      create index media_sources_of_frames on media_sources (frame_film) where frame_film is not null;
    `.execute(db);
  },
};

/** Films that were erased and whose files stay where they lie, by their keys: nothing of them is shown again. */
const erasedPlaceFiles: Migration = {
  async up(db) {
    await sql`create table erased_place_files (key text primary key, erased_at timestamptz not null)`.execute(db);
  },
};

/** Lets a query find the files of places that are known already. */
const placedSources: Migration = {
  async up(db) {
    await sql`create index media_sources_in_places on media_sources (store_key) where store_key like '@%'`.execute(db);
  },
};

/**
 * Files for drafts had a step that never ended, so that gateways which knew no drafts published none of them. A gateway
 * of the release before this one still adds that step: a preparation would wait for it without end.
 */
const noDraftBarriers: Migration = {
  async up(db) {
    await sql`
      create function media_steps_without_barrier() returns trigger language plpgsql as $body$
        begin return null; end $body$;
      create trigger media_steps_without_barrier before insert on media_steps
        for each row when (new.name = 'draft-barrier') execute function media_steps_without_barrier();
      delete from media_steps where name = 'draft-barrier'
    `.execute(db);
  },
};

export const ingestMigrations = {
  '1311-media-sources-and-steps': sourcesAndSteps,
  '1477-sources-of-pictures': pictures,
  '1496-sources-of-drafts': drafts,
  '1520-locks-of-uploads': uploadLocks,
  '1734-media-sources-by-age': byAge,
  '1920-versions-replaced-before': replacedBefore,
  '2041-frames-of-films': framesOfFilms,
  '2231-erased-place-files': erasedPlaceFiles,
  '2232-placed-sources': placedSources,
  '2248-media-steps-without-barriers': noDraftBarriers,
} as const;
