import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const videos: Migration = {
  async up(db) {
    await sql`
      create table showcases (
        id text primary key,
        slug text not null unique,
        title text not null,
        description text not null,
        position integer not null
      );
      create table channels (
        id text primary key,
        slug text not null unique,
        name text not null,
        description text not null,
        site_id text not null,
        category text,
        is_third_party boolean not null,
        position integer not null
      );
      create table channel_packs (
        id text primary key,
        slug text not null,
        channel_id text not null references channels,
        name text not null,
        description text not null,
        position integer not null,
        unique (channel_id, slug)
      );
      create table videos (
        id text primary key,
        new_id text not null unique,
        uuid uuid not null unique,
        slug text not null unique,
        site_id text not null,
        title text not null,
        description text not null,
        released_at timestamptz not null,
        run_length_seconds integer not null check (run_length_seconds > 0),
        is_denied boolean not null,
        free_video boolean not null,
        is_free_limited_trial boolean not null,
        is_exclusive boolean not null,
        guest_user_scene boolean not null,
        directors text[] not null,
        channel_id text references channels,
        channel_pack_id text references channel_packs,
        showcase_id text references showcases,
        rating_sum integer not null default 0,
        rating_count integer not null default 0,
        rating double precision not null generated always as (
          case when rating_count = 0 then 0 else rating_sum::double precision / rating_count end
        ) stored,
        expert_rating_sum integer not null default 0,
        expert_rating_count integer not null default 0,
        views integer not null default 0,
        search tsvector,
        check (channel_pack_id is null or channel_id is not null)
      );
      create index videos_by_date on videos (released_at desc, id desc) where channel_id is null;
      create index videos_by_rating on videos (rating desc, id desc) where channel_id is null;
      create index videos_by_views on videos (views desc, id desc) where channel_id is null;
      create index videos_by_title on videos (title, id) where channel_id is null;
      create index videos_of_site_by_date on videos (site_id, released_at desc, id desc) where channel_id is null;
      create index videos_of_site_by_rating on videos (site_id, rating desc, id desc) where channel_id is null;
      create index videos_of_site_by_views on videos (site_id, views desc, id desc) where channel_id is null;
      create index videos_of_site_by_title on videos (site_id, title, id) where channel_id is null;
      create index videos_of_channel on videos (channel_id, channel_pack_id, released_at desc, id desc)
        where channel_id is not null;
      create index videos_of_showcase on videos (showcase_id, released_at desc) where showcase_id is not null;
      create index videos_by_words on videos using gin (search);
      create table video_chapters (
        video_id text not null references videos on delete cascade,
        starts_at_seconds integer not null check (starts_at_seconds >= 0),
        title text not null,
        primary key (video_id, starts_at_seconds)
      );
      create table video_review_averages (
        video_id text not null references videos on delete cascade,
        kind text not null check (kind in ('property', 'model')),
        subject text not null,
        rating_sum integer not null,
        rating_count integer not null,
        primary key (video_id, kind, subject)
      );
      create table picture_sets (
        id text primary key,
        video_id text not null unique references videos on delete cascade,
        picture_count integer not null check (picture_count > 0)
      );
    `.execute(db);
  },
};

const people: Migration = {
  async up(db) {
    await sql`
      create table performers (
        id text primary key,
        slug text not null unique,
        name text not null,
        sex text not null check (sex in ('F', 'M', 'X')),
        biography text not null,
        birthplace text,
        height_centimetres integer,
        active_since date,
        rating_sum integer not null default 0,
        rating_count integer not null default 0,
        rating double precision not null generated always as (
          case when rating_count = 0 then 0 else rating_sum::double precision / rating_count end
        ) stored,
        search tsvector
      );
      create index performers_by_rating on performers (rating desc, id desc);
      create index performers_by_date on performers (active_since desc nulls last, id desc);
      create index performers_by_name on performers (name, id);
      create index performers_by_words on performers using gin (search);
      create table performer_sites (
        performer_id text not null references performers on delete cascade,
        site_id text not null,
        video_count integer not null,
        primary key (performer_id, site_id)
      );
      create table video_performers (
        video_id text not null references videos on delete cascade,
        performer_id text not null references performers on delete cascade,
        position integer not null,
        primary key (video_id, performer_id)
      );
      create index videos_of_performer on video_performers (performer_id, video_id);
    `.execute(db);
  },
};

const labels: Migration = {
  async up(db) {
    await sql`
      create table categories (slug text primary key, name text not null);
      create table category_sites (
        category_slug text not null references categories on delete cascade,
        site_id text not null,
        video_count integer not null,
        primary key (category_slug, site_id)
      );
      create table video_categories (
        video_id text not null references videos on delete cascade,
        category_slug text not null references categories on delete cascade,
        primary key (video_id, category_slug)
      );
      create index videos_of_category on video_categories (category_slug, video_id);
      create table tags (slug text primary key, name text not null);
      create table video_tags (
        video_id text not null references videos on delete cascade,
        tag_slug text not null references tags on delete cascade,
        primary key (video_id, tag_slug)
      );
      create table performer_tags (
        performer_id text not null references performers on delete cascade,
        tag_slug text not null references tags on delete cascade,
        primary key (performer_id, tag_slug)
      );
    `.execute(db);
  },
};

/** Tables of the catalogue. */
export const catalogueMigrations = {
  '0100-catalogue-videos': videos,
  '0101-catalogue-performers': people,
  '0102-catalogue-labels': labels,
} as const;
