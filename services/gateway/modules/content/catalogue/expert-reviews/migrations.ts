import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const expertReviews: Migration = {
  async up(db) {
    await sql`
      create table expert_reviews (
        id text primary key,
        video_id text not null references videos on delete cascade,
        rating smallint not null check (rating between 0 and 10),
        properties jsonb not null,
        performers jsonb not null
      );
      create index expert_reviews_of_video on expert_reviews (video_id);
    `.execute(db);
  },
};

/** Reviews of films that editors publish. */
export const expertReviewMigrations = { '1521-expert-reviews': expertReviews } as const;
