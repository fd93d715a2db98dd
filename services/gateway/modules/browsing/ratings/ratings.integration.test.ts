import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import slayed from '../../../../../apps/slayed/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';

let ada: TestMember;
let ben: TestMember;
let stranger: TestMember;
let onSlayed: TestMember;

const gateway = gatewayForTests({ tenants: [vixen, slayed] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  ben = await signInMember(gateway, vixen, 'ben');
  stranger = await signInMember(gateway, vixen, 'stranger', { product: 'tushy' });
  onSlayed = await signInMember(gateway, slayed, 'slayedmember');
  const { db } = gateway.services;
  await addVideo(db, 'on-slayed', 'slayed');
  await db
    .insertInto('performers')
    .values({
      id: 'p1',
      slug: 'ada-morrow',
      name: 'Ada Morrow',
      sex: 'F',
      biography: '',
      birthplace: null,
      height_centimetres: null,
      active_since: null,
    })
    .execute();
});

let videos = 0;
async function aVideo(): Promise<string> {
  videos += 1;
  const id = await addVideo(gateway.services.db, `rated-${videos}`, 'vixen');
  await gateway.services.db
    .insertInto('video_performers')
    .values({ video_id: id, performer_id: 'p1', position: 1 })
    .execute();
  return id;
}

const ANSWER = `{ __typename ... on RatingRefused { code message } ... on AccessDenied { nextStep } ... on VideoRated { video {
  rating ratingCount expertReview { global count properties { type rating } models { slug rating } }
  userVideoReview { rating properties { subject rating } models { subject rating } } } } }`;

const rate = async (member: TestMember, videoId: string, rating: unknown): Promise<unknown> =>
  (
    await member.query<{ it: unknown }>(
      `mutation ($videoId: ID!, $rating: Float!) { it: rateVideo(videoId: $videoId, rating: $rating) ${ANSWER} }`,
      { videoId, rating },
    )
  ).it;
const review = async (member: TestMember, videoId: string, type: string, rating: number, slug: string | null = null) =>
  (
    await member.query<{ it: unknown }>(
      `mutation ($videoId: ID!, $type: String!, $rating: Float!, $slug: String) {
        it: updateExpertReview(videoId: $videoId, type: $type, rating: $rating, slug: $slug, recommId: "r1") ${ANSWER} }`,
      { videoId, type, rating, slug },
    )
  ).it;

describe('K06 E10 X06 the overall rating', () => {
  it('K06 is stored for each member, and averaged; another one replaces it', async () => {
    const id = await aVideo();
    expect(await rate(ada, id, 10)).toMatchObject({ video: { rating: 10, ratingCount: 1 } });
    expect(await rate(ben, id, 0)).toMatchObject({
      video: { rating: 5, ratingCount: 2, userVideoReview: { rating: 0 } },
    });
    expect(await rate(ada, id, 7)).toMatchObject({
      video: { rating: 3.5, ratingCount: 2, expertReview: { global: null, count: 0 }, userVideoReview: { rating: 7 } },
    });
  });

  it.each([11, -1, 0.5, 1e9])('K06 E10 refuses %s with its own text, and changes nothing', async (rating) => {
    const id = await aVideo();
    await rate(ada, id, 6);
    expect(await rate(ada, id, rating)).toMatchObject({
      code: 'OUT_OF_RANGE',
      message: 'A rating is a whole number between 0 and the maximum.',
    });
    expect(await rate(ben, id, 6)).toMatchObject({ video: { rating: 6, ratingCount: 2 } });
  });

  it('V07 E10 refuses the same rating again, and takes another one or its confirmation in a review', async () => {
    const id = await aVideo();
    const refused = { code: 'ALREADY_RATED', message: 'You have already given this rating.' };
    await rate(ada, id, 6);
    expect(await rate(ada, id, 6)).toMatchObject(refused);
    expect(await review(ada, id, 'global', 6)).toMatchObject({ video: { expertReview: { global: 6, count: 1 } } });
    expect(await review(ada, id, 'global', 6)).toMatchObject(refused);
    await review(ada, id, 'story', 4);
    expect(await review(ada, id, 'story', 4)).toMatchObject(refused);
    expect(await rate(ada, id, 7)).toMatchObject({ video: { rating: 7, ratingCount: 1 } });
    expect(await rate(ada, id, 6)).toMatchObject({ video: { rating: 6, ratingCount: 1 } });
  });

  it('K06 refuses a text', async () => {
    await expect(rate(ada, await aVideo(), 'ten')).rejects.toThrow('BAD_REQUEST');
  });

  it('A06 is for viewers who may watch', async () => {
    const id = await aVideo();
    expect(await rate(stranger, id, 5)).toMatchObject({ __typename: 'AccessDenied' });
    await expect(rate(ada, 'no-such-video', 5)).rejects.toThrow('NOT_FOUND');
  });
});

describe('C16 the expert review', () => {
  it('V06 E10 needs the overall rating first', async () => {
    const id = await aVideo();
    const refused = { code: 'OVERALL_RATING_FIRST', message: 'Leave overall rating first' };
    expect(await review(ada, id, 'story', 4)).toMatchObject(refused);
    expect(await review(ada, id, 'model', 4, 'ada-morrow')).toMatchObject(refused);
    expect(
      await gateway.services.db.selectFrom('video_review_ratings').selectAll().where('video_id', '=', id).execute(),
    ).toEqual([]);
    expect(await review(ada, id, 'global', 8)).toMatchObject({ video: { expertReview: { global: 8, count: 1 } } });
    expect(await review(ada, id, 'story', 4)).toMatchObject({
      video: { expertReview: { properties: [{ type: 'story', rating: 4 }] } },
    });
  });

  it('C16 averages properties of 0 to 5 and performers, and returns the viewer’s own', async () => {
    const id = await aVideo();
    await rate(ada, id, 8);
    await review(ada, id, 'camera', 5);
    await review(ada, id, 'camera', 3);
    await review(ada, id, 'model', 5, 'ada-morrow');
    await review(ben, id, 'global', 4);
    expect(await review(ben, id, 'camera', 0)).toMatchObject({
      video: {
        rating: 6,
        ratingCount: 2,
        expertReview: {
          global: 6,
          count: 2,
          properties: [{ type: 'camera', rating: 1.5 }],
          models: [{ slug: 'ada-morrow', rating: 5 }],
        },
        userVideoReview: { rating: 4, properties: [{ subject: 'camera', rating: 0 }], models: [] },
      },
    });
  });

  it.each([
    ['story', 6, null, 'OUT_OF_RANGE'],
    ['story', 2.5, null, 'OUT_OF_RANGE'],
    ['global', 11, null, 'OUT_OF_RANGE'],
    ['plot', 3, null, 'UNKNOWN_TYPE'],
    ['model', 3, null, 'UNKNOWN_TYPE'],
    ['model', 3, 'somebody-else', 'UNKNOWN_TYPE'],
  ] as const)('refuses %s with %s of %s', async (type, rating, slug, code) => {
    const id = await aVideo();
    await review(ada, id, 'global', 5);
    expect(await review(ada, id, type, rating, slug)).toMatchObject({ code });
  });

  it('C16 A02 takes the overall rating only from viewers who may rate the video', async () => {
    const { db } = gateway.services;
    const id = await aVideo();
    await db.updateTable('videos').set({ is_free_limited_trial: true }).where('id', '=', id).execute();
    const free = await signInMember(gateway, vixen, 'freetrial');
    await db
      .updateTable('subscriptions')
      .set({ type: 'trial', is_free_limited_trial: true })
      .where('user_id', '=', free.userId)
      .execute();
    const denied = { __typename: 'AccessDenied' };
    expect(await rate(free, id, 9)).toMatchObject(denied);
    expect(await review(free, id, 'global', 9)).toMatchObject(denied);
    await db
      .insertInto('unlocked_videos')
      .values({ user_id: free.userId, video_id: id, unlocked_at: gateway.services.clock.now() })
      .execute();
    expect(await review(free, id, 'global', 9)).toMatchObject({ video: { expertReview: { global: 9, count: 1 } } });
  });

  it('A10 T07 is not there where the flag is off; plain ratings are', async () => {
    expect(await review(onSlayed, 'on-slayed', 'global', 5)).toMatchObject({ __typename: 'AccessDenied' });
    expect(await rate(onSlayed, 'on-slayed', 5)).toMatchObject({ video: { rating: 5 } });
  });
});
