import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const recommender: Migration = {
  async up(db) {
    await sql`
      create table recommender_items (
        database text not null,
        item_id text not null,
        site text not null default '',
        features text[] not null default '{}',
        popularity double precision not null default 0,
        primary key (database, item_id)
      );
      create index recommender_items_by_popularity on recommender_items (database, popularity desc, item_id);
      create index recommender_items_by_features on recommender_items using gin (features);
      create table recommender_users (database text not null, user_id text not null, primary key (database, user_id));
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
      create index recommender_interactions_of_item on recommender_interactions (database, item_id);
      create index recommender_interactions_newest on recommender_interactions (database, user_id, happened_at desc);
      create table recommender_strengths (
        database text not null,
        user_id text not null,
        item_id text not null,
        strength double precision not null,
        primary key (database, user_id, item_id)
      );
      create index recommender_strengths_of_item on recommender_strengths (database, item_id);
      create table recommender_similar (
        database text not null,
        item_id text not null,
        similar_id text not null,
        score double precision not null,
        primary key (database, item_id, similar_id)
      );
      create table recommender_recomms (
        recomm_id text primary key,
        database text not null,
        user_id text,
        item_id text,
        sites text[],
        given text[] not null,
        given_at timestamptz not null
      );
      create index recommender_recomms_by_age on recommender_recomms (given_at);
    `.execute(db);
  },
};

/** The built-in recommender. */
export const recommendationMigrations = { '0862-recommender': recommender } as const;
