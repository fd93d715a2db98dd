import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const ratings: Migration = {
  async up(db) {
    await sql`
      create table video_ratings (
        user_id text not null references users on delete cascade,
        video_id text not null references videos on delete cascade,
        rating smallint not null check (rating between 0 and 10),
        is_review boolean not null,
        recomm_id text,
        rated_at timestamptz not null,
        primary key (user_id, video_id)
      );
      create index video_ratings_of_video on video_ratings (video_id);
      create table video_review_ratings (
        user_id text not null,
        video_id text not null,
        kind text not null check (kind in ('property', 'model')),
        subject text not null,
        rating smallint not null check (rating between 0 and 5),
        rated_at timestamptz not null,
        primary key (user_id, video_id, kind, subject),
        foreign key (user_id, video_id) references video_ratings on delete cascade
      );
    `.execute(db);
  },
};

/** Members' own ratings and reviews. */
export const ratingMigrations = { '0701-ratings': ratings } as const;
