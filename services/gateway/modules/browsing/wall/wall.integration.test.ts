import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import wifey from '../../../../../apps/wifey/tenant.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';

let editor: TestMember;
let member: TestMember;

const gateway = gatewayForTests({ tenants: [vixen, wifey] });
beforeAll(async () => {
  editor = await signInMember(gateway, wifey, 'editor', { group: 'commenteditor' });
  member = await signInMember(gateway, wifey, 'member');
  const { db } = gateway.services;
  await addVideo(db, 'film', 'wifey');
  await addVideo(db, 'elsewhere', 'vixen');
  const post = { curator: 'Ines', text: 'Light.', shape: 'wide' as const, video_id: 'film', site_id: 'wifey' as const };
  const at = (day: number) => new Date(Date.UTC(2026, 1, day));
  await db
    .insertInto('wall_posts')
    .values([
      ...Array.from({ length: 14 }, (_, index) => ({
        ...post,
        id: `post-${index + 1}`,
        status: 'approved' as const,
        posted_at: at(20 - index),
        moderated_at: at(21),
      })),
      { ...post, id: 'waiting', status: 'pending' as const, posted_at: at(25), moderated_at: null },
      { ...post, id: 'refused', status: 'rejected' as const, posted_at: at(25), moderated_at: at(26) },
      { ...post, id: 'later', status: 'approved' as const, posted_at: new Date('2026-03-03'), moderated_at: at(26) },
      {
        ...post,
        id: 'other-brand',
        site_id: 'vixen' as const,
        video_id: 'elsewhere',
        status: 'approved' as const,
        posted_at: at(25),
        moderated_at: at(26),
      },
    ])
    .execute();
});

const WALL = 'query ($page: Int) { wall(page: $page) { items { postId } info { total hasNextPage } } }';
const idsOf = async (page: number, tenant = 'wifey') => {
  const { data } = await gateway.graphql<{
    wall: { items: { postId: string }[]; info: { total: number; hasNextPage: boolean } };
  }>(WALL, { page }, { tenant, area: 'tour' });
  return { ids: data.wall.items.map(({ postId }) => postId), ...data.wall.info };
};
const moderate = (by: TestMember, postId: string, verdict: string) =>
  by.query<{ it: boolean }>(
    'mutation ($postId: ID!, $verdict: WallVerdict!) { it: moderateWallPost(postId: $postId, verdict: $verdict) }',
    { postId, verdict },
  );

describe('the wall', () => {
  it('R49 shows approved posts of the brand, newest first and paged', async () => {
    expect(await idsOf(1)).toEqual({
      ids: Array.from({ length: 12 }, (_, index) => `post-${index + 1}`),
      total: 14,
      hasNextPage: true,
    });
    expect((await idsOf(2)).ids).toEqual(['post-13', 'post-14']);
    expect((await idsOf(3)).ids).toEqual([]);
  });

  it('R49 names its curators with their posts, and narrows to one of them', async () => {
    const { db } = gateway.services;
    await db.updateTable('wall_posts').set({ curator: 'Maud' }).where('id', 'in', ['post-2', 'waiting']).execute();
    const wall = async (curator: string | null, tenant = 'wifey') =>
      (
        await gateway.graphql<{
          wall: { items: { postId: string }[]; info: { total: number }; curators: unknown };
        }>(
          `query ($curator: String) { wall(curator: $curator) {
            items { postId } info { total } curators { name postCount } } }`,
          { curator },
          { tenant, area: 'tour' },
        )
      ).data.wall;
    const curators = [
      { name: 'Ines', postCount: 13 },
      { name: 'Maud', postCount: 1 },
    ];
    expect(await wall('Maud')).toEqual({ items: [{ postId: 'post-2' }], info: { total: 1 }, curators });
    expect(await wall('Nobody')).toEqual({ items: [], info: { total: 0 }, curators });
    expect((await wall(null)).info.total).toBe(14);
    expect((await wall(null, 'vixen')).curators).toEqual([]);
  });

  it('R49 T07 is empty where the flag is off', async () => {
    expect(await idsOf(1, 'vixen')).toEqual({ ids: [], total: 0, hasNextPage: false });
  });

  it('R49 A11 is moderated by editors alone', async () => {
    await expect(moderate(member, 'post-1', 'REJECTED')).rejects.toThrow('FORBIDDEN');
    expect(await moderate(editor, 'post-1', 'REJECTED')).toEqual({ it: true });
    expect((await idsOf(1)).ids[0]).toBe('post-2');
    expect(await moderate(editor, 'waiting', 'APPROVED')).toEqual({ it: true });
    expect((await idsOf(1)).ids[0]).toBe('waiting');
    expect(await moderate(editor, 'other-brand', 'REJECTED')).toEqual({ it: false });
  });
});
