import { sql } from 'kysely';
import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** What a person wrote stays, of a deleted user; their votes and open reports are taken out of the counts. */
export const commentsPersonalData: PersonalData = {
  sections: {
    comments: (db, { id }) =>
      db
        .selectFrom('comments')
        .select(['created_at', 'video_id', 'text', 'shows_rating', 'removed_at'])
        .where('author_id', '=', id)
        .orderBy('id')
        .execute(),
    commentVotes: ownRows('comment_votes', ['voted_at', 'comment_id', 'value']),
    commentBans: ownRows('comment_bans', ['decided_at', 'until', 'is_shadow', 'reason']),
    commentAppeals: ownRows('comment_appeals', ['appealed_at', 'kind', 'reason', 'text', 'state', 'answer']),
    commentReports: ownRows('comment_reports', ['reported_at', 'comment_id', 'reason']),
  },
  erase: async (db, { id }) => {
    await sql`
      with gone as (delete from comment_votes where user_id = ${id} returning comment_id, value)
      update comments set
        likes = likes - (case when gone.value > 0 then 1 else 0 end),
        dislikes = dislikes - (case when gone.value < 0 then 1 else 0 end)
      from gone where comments.id = gone.comment_id
    `.execute(db);
    await sql`
      with gone as (delete from comment_reports where user_id = ${id} returning comment_id, settled_at)
      update comments set open_reports = open_reports - 1
      from gone where comments.id = gone.comment_id and gone.settled_at is null
    `.execute(db);
  },
};
