import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { readBannedWords } from '../text/editors-words.ts';
import { checkText } from '../writer/add-comment.ts';

const gateway = gatewayForTests({ seed: true });

describe('the demonstration’s comments', () => {
  it('are on videos of every site, with replies, votes and a pinned one', async () => {
    const { rows } = await sql<{ site_id: string; replies: number; pinned: number; voted: number; gone: number }>`
      select site_id, count(*) filter (where parent_id is not null)::int as replies,
        count(*) filter (where pinned_at is not null)::int as pinned,
        count(*) filter (where likes > 0)::int as voted, count(*) filter (where author_id is null)::int as gone
      from comments join videos on videos.id = video_id group by site_id
    `.execute(gateway.services.db);
    expect(rows.map(({ site_id }) => site_id).toSorted()).toEqual([...SITE_IDS].toSorted());
    for (const row of rows) {
      for (const count of [row.replies, row.pinned, row.voted, row.gone]) expect(count).toBeGreaterThan(0);
    }
  });

  it('are counted as they are', async () => {
    const { db } = gateway.services;
    const wrong = await sql`
      select id from comments c where
        likes <> (select count(*) from comment_votes where comment_id = c.id and value = 1)
        or dislikes <> (select count(*) from comment_votes where comment_id = c.id and value = -1)
        or reply_count <> (select count(*) from comments where parent_id = c.id and removed_at is null)
        or open_reports <> (select count(*) from comment_reports where comment_id = c.id and settled_at is null)
    `.execute(db);
    expect(wrong.rows).toEqual([]);
    const totals = await sql`
      select video_id from comment_totals t
      where total <> (select count(*) from comments where video_id = t.video_id and removed_at is null)
    `.execute(db);
    expect(totals.rows).toEqual([]);
  });

  it('would be taken from members, and leave the next id free', async () => {
    const { db } = gateway.services;
    const texts = await db.selectFrom('comments').select('text').distinct().execute();
    const words = await readBannedWords(db);
    expect(texts.map(({ text }) => checkText(text, words)).filter((checked) => 'refused' in checked)).toEqual([]);
    const { rows } = await sql<{ free: boolean }>`
      select nextval(pg_get_serial_sequence('comments', 'id')) > (select max(id) from comments) as free
    `.execute(db);
    expect(rows).toEqual([{ free: true }]);
  });
});
