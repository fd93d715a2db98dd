import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addPerson, chooseDisplayName } from '../../people/identity/testing/public.ts';
import type { CommentRow } from './comment-row.ts';
import { findComment, findNewer, findPinned } from './reader/comment-pages.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { writeComment } from './writer/add-comment.ts';
import { findTotals } from './writer/comment-totals.ts';
import { pinComment, removeComment, restoreComment } from './writer/moderate-comment.ts';
import { reportComment } from './writer/report-comment.ts';
import { voteComment } from './writer/vote-comment.ts';

const PARALLEL = 20;
const AT = new Date('2026-03-02T12:00:00Z');

const people: string[] = [];

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));
beforeAll(async () => {
  for (let index = 0; index < PARALLEL; index += 1) {
    people.push(await addPerson(gateway.services.db, `person-${index}@example.com`, 'Right1password'));
  }
});

const atOnce = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => work(index)));
const personAt = (index: number): string => people[index] ?? '';

async function write(videoId: string, index: number, text: string, threadId: string | null = null) {
  return writeComment(gateway.services.db, {
    videoId,
    threadId,
    authorId: personAt(index),
    text,
    at: AT,
    isShadowed: false,
    showsRating: false,
  });
}

async function thread(round: string): Promise<CommentRow> {
  const videoId = await addVideo(gateway.services.db, round, 'vixen');
  const written = await write(videoId, 0, 'The first');
  if (!written) throw new Error('nothing was written');
  return written;
}

describe('comments at once on PostgreSQL', () => {
  it('V07 the same comment is made once, and counted once', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const { id, video_id: videoId } = await thread(`same-${round}`);
      const made = await atOnce(() => write(videoId, 1, 'The same', id));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(await findTotals(gateway.services.db, [videoId])).toEqual([2]);
      expect(await findComment(gateway.services.db, { videoId, commentId: id, viewerId: null })).toMatchObject({
        reply_count: 1,
      });
    }
  });

  it('X14 different ones are all written, and a query for newer ones misses none', async () => {
    const { db } = gateway.services;
    for (let round = 0; round < rounds(50); round += 1) {
      const { id, video_id: videoId } = await thread(`many-${round}`);
      let known = '0';
      const seen: string[] = [];
      const look = async (): Promise<void> => {
        const fresh = await findNewer(db, { videoId, since: known, viewerId: null });
        known = fresh.at(-1)?.id ?? known;
        seen.push(...fresh.map((each) => each.id));
      };
      const made = await atOnce(async (index) => {
        const written = await write(videoId, index, 'Another', id);
        if (index === 0) await look();
        return written;
      });
      await look();
      expect(new Set(made.map((each) => each?.id)).size).toBe(PARALLEL);
      expect(seen).toHaveLength(PARALLEL + 1);
      expect(await findTotals(db, [videoId])).toEqual([PARALLEL + 1]);
      expect(await findComment(db, { videoId, commentId: id, viewerId: null })).toMatchObject({
        reply_count: PARALLEL,
      });
    }
  });

  it('D28 one vote a member, whichever way the calls fall', async () => {
    const { db } = gateway.services;
    for (let round = 0; round < rounds(50); round += 1) {
      const { id, video_id: videoId } = await thread(`vote-${round}`);
      const same = await atOnce(() => voteComment(db, { commentId: id, userId: personAt(1), value: 1, at: AT }));
      expect(same.filter(Boolean)).toHaveLength(1);
      await atOnce((index) => voteComment(db, { commentId: id, userId: personAt(index), value: 1, at: AT }));
      expect(await findComment(db, { videoId, commentId: id, viewerId: null })).toMatchObject({
        likes: PARALLEL,
        dislikes: 0,
        score: PARALLEL,
      });
      await atOnce((index) =>
        voteComment(db, { commentId: id, userId: personAt(2), value: index % 2 === 0 ? -1 : 1, at: AT }),
      );
      const votes = await db.selectFrom('comment_votes').select('value').where('comment_id', '=', id).execute();
      const likes = votes.filter(({ value }) => value === 1).length;
      expect(votes).toHaveLength(PARALLEL);
      expect(await findComment(db, { videoId, commentId: id, viewerId: null })).toMatchObject({
        likes,
        dislikes: PARALLEL - likes,
      });
    }
  });

  it('A11 removing, restoring and pinning leave right counts and one pinned comment', async () => {
    const { db } = gateway.services;
    for (let round = 0; round < rounds(50); round += 1) {
      const first = await thread(`moderate-${round}`);
      const videoId = first.video_id;
      const reply = (await write(videoId, 1, 'A reply', first.id)) as CommentRow;
      const others = await atOnce((index) => write(videoId, index, 'A thread'));
      await atOnce((index) => removeComment(db, { comment: reply, by: { actorId: personAt(index) }, at: AT }));
      expect(await findTotals(db, [videoId])).toEqual([PARALLEL + 1]);
      const audited = await db
        .selectFrom('comment_moderation')
        .select('id')
        .where('comment_id', '=', reply.id)
        .execute();
      expect(audited).toHaveLength(1);
      await atOnce((index) =>
        (index % 2 === 0 ? removeComment : restoreComment)(db, {
          comment: reply,
          by: { actorId: personAt(index) },
          at: AT,
        }),
      );
      const isShown = (await findComment(db, { videoId, commentId: reply.id, viewerId: null }))?.removed_at === null;
      expect(await findComment(db, { videoId, commentId: first.id, viewerId: null })).toMatchObject({
        reply_count: isShown ? 1 : 0,
      });
      expect(await findTotals(db, [videoId])).toEqual([PARALLEL + 1 + (isShown ? 1 : 0)]);
      await Promise.all(
        others.map((comment, index) =>
          pinComment(db, { comment: comment as CommentRow, by: { actorId: personAt(index) }, at: AT }, true),
        ),
      );
      expect(await findPinned(db, videoId)).not.toBeNull();
    }
  });

  it('A11 one report a member', async () => {
    const { db } = gateway.services;
    const { id } = await thread('report');
    const accepted = await atOnce(() =>
      reportComment(db, { commentId: id, userId: personAt(1), reason: 'RUDE', at: AT }),
    );
    expect(accepted.filter(Boolean)).toHaveLength(1);
    await atOnce((index) => reportComment(db, { commentId: id, userId: personAt(index), reason: 'SPAM', at: AT }));
    const row = await db.selectFrom('comments').select('open_reports').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ open_reports: PARALLEL });
  });

  it('V01 a name goes to one person, and a person takes one name', async () => {
    const { db } = gateway.services;
    const same = await atOnce((index) => chooseDisplayName(db, personAt(index), 'wanted'));
    expect(same.filter(({ __typename }) => __typename === 'DisplayNameChosen')).toHaveLength(1);
    expect(same.filter((each) => 'code' in each && each.code === 'TAKEN')).toHaveLength(PARALLEL - 1);
    const loser = personAt(same.findIndex((each) => 'code' in each));
    const many = await atOnce((index) => chooseDisplayName(db, loser, `name${index}x`));
    expect(many.filter(({ __typename }) => __typename === 'DisplayNameChosen')).toHaveLength(1);
  });
});
