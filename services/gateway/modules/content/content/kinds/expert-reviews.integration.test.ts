import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests, type TestCaller } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../../../people/identity/testing/public.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';

let staff: StaffCalls;
let member: TestCaller;
let film: { readonly videoId: string; readonly slug: string };
let performer: string;
const gateway = gatewayForTests({ seed: true, tenants: [vixen] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@demo.example');
  member = await demonstrationCaller(gateway.services, 'multi', vixen);
  const { data } = await gateway.graphql<{ videos: { items: (typeof film & { models: { slug: string }[] })[] } }>(
    '{ videos(input: { pageSize: 1 }) { items { videoId slug models { slug } } } }',
    {},
    member,
  );
  [film = { videoId: '', slug: '' }] = data.videos.items;
  performer = data.videos.items[0]?.models[0]?.slug ?? '';
}, 120_000);

const write = (input: object) => staff.save('expertReview', input);
const act = (field: string, id: string, expectedVersion: number) =>
  staff.change(field, { kind: 'expertReview', id, expectedVersion }, KEY);

interface Sums {
  readonly rating_sum: number;
  readonly expert_rating_sum: number;
  readonly expert_rating_count: number;
}

async function sums() {
  const { db } = gateway.services;
  const video: Sums = await db
    .selectFrom('videos')
    .select(['rating_sum', 'expert_rating_sum', 'expert_rating_count'])
    .where('id', '=', film.videoId)
    .executeTakeFirstOrThrow();
  const parts = await db
    .selectFrom('video_review_averages')
    .selectAll()
    .where('video_id', '=', film.videoId)
    .orderBy('kind')
    .orderBy('subject')
    .execute();
  return { video, parts };
}

const shownRating = async (slug: string): Promise<number | null | undefined> => {
  const { data } = await gateway.graphql<{
    video: { expertReview: { models: { slug: string; rating: number | null }[] } };
  }>(`{ video(slug: "${film.slug}") { expertReview { models { slug rating } } } }`, {}, member);
  return data.video.expertReview.models.find((each) => each.slug === slug)?.rating;
};

it('counts with members’ reviews, apart from their rating, and leaves no trace when it is taken back', async () => {
  const before = await sums();
  const reviewed = { film: film.slug, rating: 10, sound: 1, performers: [{ performer, rating: 0 }] };
  await write({ slug: 'one-expert', ...reviewed });
  expect(await sums()).toEqual(before);
  expect(await act('publishContent', 'one-expert', 1)).toMatchObject({ __typename: 'ContentSaved' });
  const after = await sums();
  expect(after.video).toEqual({
    rating_sum: before.video.rating_sum,
    expert_rating_sum: before.video.expert_rating_sum + 10,
    expert_rating_count: before.video.expert_rating_count + 1,
  });
  // Published once more without a change, it counts once.
  await act('publishContent', 'one-expert', 2);
  expect(await sums()).toEqual(after);
  const refused = await gateway.graphql(
    'mutation ($id: ID!) { rateVideo(videoId: $id, rating: 11) { __typename } }',
    { id: film.videoId },
    member,
  );
  expect(refused.data).toMatchObject({ rateVideo: { __typename: 'RatingRefused' } });
  const { item } = await act('unpublishContent', 'one-expert', 3);
  expect(item).toMatchObject({ state: 'unpublished' });
  expect(await sums()).toEqual(before);
});

it('is refused for points that there are not, somebody twice, and what is not published', async () => {
  const input = { slug: 'wrong', film: film.slug, rating: 11, camera: 6 };
  const twice = [1, 2].map((rating) => ({ performer, rating }));
  const { problems } = await write({ ...input, performers: twice });
  expect(problems).toEqual([
    { path: 'rating', message: 'expected a whole number from 0 to 10' },
    { path: 'camera', message: 'expected a whole number from 0 to 5' },
    { path: 'performers.1.performer', message: 'expected each one once' },
  ]);
  await write({
    slug: 'nobody',
    film: 'no-film',
    rating: 5,
    performers: [{ performer: 'no-one', rating: 1 }],
  });
  expect((await act('publishContent', 'nobody', 1)).problems).toEqual([
    { path: 'film', message: 'no film "no-film" is published' },
    { path: 'performers.0.performer', message: 'no performer "no-one" is published' },
  ]);
});

it('says what it says of a performer under their next slug, too', async () => {
  await write({
    slug: 'of-one',
    film: film.slug,
    rating: 5,
    performers: [{ performer, rating: 5 }],
  });
  await act('publishContent', 'of-one', 1);
  const rating = await shownRating(performer);
  const read = await staff.call<{ contentBySlug: { id: string; version: number; performer: object } }>(
    `{ contentBySlug(kind: performer, slug: "${performer}") { id version performer { name sex } } }`,
  );
  const { id, version, performer: own } = read.data.contentBySlug;
  const input = { ...own, slug: 'another-name' };
  await staff.save('performer', input, { id, version });
  await staff.change('publishContent', { kind: 'performer', id, expectedVersion: version + 1 }, KEY);
  expect(await shownRating('another-name')).toBe(rating);
  expect(rating).not.toBeNull();
});
