import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { addVideo } from '../../../content/catalogue/testing/public.ts';
import { signInMember } from '../../../money/membership/testing/public.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { reportComment } from '../writer/report-comment.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-02T13:00:00Z');

let moderator: Desk;
const named = new Map<string, string>();
const gateway = gatewayForTests({ tenants: [vixen], clock: fixedClock('2026-03-02T14:00:00Z') });
beforeAll(async () => {
  await signInMember(gateway, vixen, 'ada');
  moderator = await openDesk(gateway, 'moderator');
  const { db } = gateway.services;
  const { id: user_id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const video_id = await addVideo(db, 'film', 'vixen');
  for (const [index, at] of [NOON, NOON, LATER].entries()) {
    const { id } = await db
      .insertInto('comments')
      .values({
        video_id,
        parent_id: null,
        author_id: user_id,
        text: `Words ${index}`,
        text_hash: String(index),
        created_at: new Date('2026-01-01T00:00:00Z'),
        removed_at: null,
        pinned_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    named.set(id, `comment ${index}`);
    await reportComment(db, { commentId: id, userId: user_id, reason: 'RUDE', at });
    const post = { id: `post-${index}`, site_id: 'vixen', curator: 'Ines', text: 'Light.', video_id } as const;
    await db
      .insertInto('wall_posts')
      .values({ ...post, shape: 'wide', status: 'approved', posted_at: NOON, moderated_at: NOON })
      .execute();
    await db
      .insertInto('wall_post_reports')
      .values({ post_id: post.id, user_id, reason: 'RUDE', reported_at: at, settled_at: null })
      .execute();
    named.set(post.id, `post ${index}`);
  }
});

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly nextCursor: string | null;
}

async function readPage(size: number, kind: string | null, after: string | null): Promise<Page> {
  const { data } = await moderator.call<{ readonly it: Page }>(
    `query ($kind: ReportedKind, $after: String, $size: Int) { it: reportQueue(kind: $kind, after: $after, first: $size) {
      nextCursor items { ... on QueuedComment { id } ... on ReportedWallPost { id } } } }`,
    { kind, after, size },
  );
  return data.it;
}

/** Everything in the queue, read in pages of a size. */
async function inPages(size: number, kind: string | null = null): Promise<readonly string[]> {
  const found: string[] = [];
  let page = await readPage(size, kind, null);
  for (;;) {
    found.push(...page.items.map(({ id }) => named.get(id) ?? id));
    if (page.nextCursor === null) return found;
    page = await readPage(size, kind, page.nextCursor);
  }
}

const ALL = ['post 2', 'comment 2', 'post 1', 'post 0', 'comment 1', 'comment 0'];

it.each([1, 2, 3, 4, 6, 20])('both kinds are in one order, each once, in pages of %i', async (size) => {
  expect(await inPages(size)).toEqual(ALL);
});

it('one kind is in the same order', async () => {
  expect(await inPages(2, 'comment')).toEqual(ALL.filter((name) => name.startsWith('comment')));
  expect(await inPages(2, 'wallPost')).toEqual(ALL.filter((name) => name.startsWith('post')));
});
