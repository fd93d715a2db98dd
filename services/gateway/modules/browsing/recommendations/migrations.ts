import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumnName } from '../../../db/second-column-name.ts';

const recommender: Migration = {
  async up(db) {
    await sql`
      create table recommender_items (
        database text not null,
        item_id text not null,
        site text not null default '',
        features text[] not null default '{}',
        "values" jsonb not null default '{}',
        is_offered boolean not null default true,
        popularity double precision not null default 0,
        is_stale boolean not null default true,
        primary key (database, item_id)
      );
      create index recommender_items_by_popularity
        on recommender_items (database, site, popularity desc, item_id) where is_offered;
      create index recommender_items_words on recommender_items
        using gin (jsonb_to_tsvector('simple', "values", '["string"]'));
      create index recommender_items_stale on recommender_items (database, item_id) where is_stale;
      create table recommender_traits (
        database text not null,
        site text not null,
        feature text not null,
        item_id text not null,
        popularity double precision not null,
        primary key (database, item_id, feature),
        foreign key (database, item_id) references recommender_items on delete cascade
      );
      create index recommender_traits_by_popularity
        on recommender_traits (database, feature, site, popularity desc, item_id);
      create table recommender_users (
        database text not null,
        user_id text not null,
        is_changed boolean not null default false,
        primary key (database, user_id)
      );
      create index recommender_users_changed on recommender_users (database, user_id) where is_changed;
      create table recommender_interactions (
        database text not null,
        user_id text not null,
        item_id text not null,
        kind text not null,
        happened_at timestamptz not null,
        value double precision not null,
        recomm_id text,
        primary key (database, user_id, item_id, kind, happened_at),
        foreign key (database, user_id) references recommender_users on delete cascade,
        foreign key (database, item_id) references recommender_items on delete cascade
      );
      create unique index recommender_interactions_one_portion
        on recommender_interactions (database, user_id, item_id) where kind = 'viewportions';
      create index recommender_interactions_of_item on recommender_interactions (database, item_id);
      create table recommender_strengths (
        database text not null,
        user_id text not null,
        item_id text not null,
        strength double precision not null,
        primary key (database, user_id, item_id),
        foreign key (database, user_id) references recommender_users on delete cascade,
        foreign key (database, item_id) references recommender_items on delete cascade
      );
      create index recommender_strengths_of_item on recommender_strengths (database, item_id, user_id);
      create table recommender_similar (
        database text not null,
        item_id text not null,
        similar_id text not null,
        score double precision not null,
        primary key (database, item_id, similar_id),
        foreign key (database, item_id) references recommender_items on delete cascade
      );
      create table recommender_recomms (
        recomm_id text primary key,
        database text not null,
        user_id text,
        item_id text,
        sites text[],
        features text[] not null,
        given text[] not null,
        given_at timestamptz not null
      );
      create index recommender_recomms_by_age on recommender_recomms (given_at);
      create index recommender_recomms_of_user on recommender_recomms (database, user_id);
    `.execute(db);
  },
};

const clicks: Migration = {
  async up(db) {
    await sql`
      create table recommendation_clicks (
        user_id text not null references users on delete cascade,
        recomm_id text not null,
        element text not null,
        clicked_at timestamptz not null,
        primary key (user_id, recomm_id, element)
      );
      create index recommendation_clicks_by_recomm on recommendation_clicks (recomm_id);
    `.execute(db);
  },
};

const recommended: Migration = {
  async up(db) {
    const table = 'recommender_recomms';
    await addColumnName(db as never, { table, earlier: 'given', name: 'recommended', type: 'text[]' });
    await addColumnName(db as never, { table, earlier: 'given_at', name: 'recommended_at', type: 'timestamptz' });
    await sql`create index recommender_recomms_by_moment on recommender_recomms (recommended_at)`.execute(db);
  },
};

/** The built-in recommender, and clicks on what was recommended. */
export const recommendationMigrations = {
  '1000-recommender': recommender,
  '1001-recommendation-clicks': clicks,
  '1501-recommended': recommended,
} as const;
