import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../config/clock.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { addVideo, indexFilms } from './testing/public.ts';

let member: TestMember;
const gateway = gatewayForTests({ tenants: [vixen], clock: fixedClock('2026-03-02T12:00:00Z') });
beforeAll(async () => {
  member = await signInMember(gateway, vixen, 'ada');
  const { db } = gateway.services;
  await db
    .insertInto('channels')
    .values({
      id: 'channel-1',
      slug: 'by-the-sea',
      name: 'By the Sea',
      description: '',
      site_id: 'vixen',
      category: null,
      is_third_party: true,
      position: 1,
    })
    .execute();
  await db
    .insertInto('channel_packs')
    .values({ id: 'pack-1', slug: 'summer', channel_id: 'channel-1', name: 'Summer', description: '', position: 1 })
    .execute();
  await db
    .insertInto('showcases')
    .values({ id: 'showcase-1', slug: 'harbours', title: 'Harbours', description: '', position: 1 })
    .execute();
  await db.insertInto('categories').values({ slug: 'slow', name: 'Slow' }).execute();
  await db.insertInto('tags').values({ slug: 'salt', name: 'Salt' }).execute();
  await db
    .insertInto('performers')
    .values({
      id: 'performer-1',
      slug: 'noa-vale',
      name: 'Noa Vale',
      sex: 'F',
      biography: '',
      birthplace: null,
      height_centimetres: null,
      active_since: null,
      hair: null,
      eyes: null,
      nationality: null,
    })
    .execute();
  for (const id of ['sea', 'kin', 'pack']) await addVideo(db, id, 'vixen');
  await db
    .updateTable('videos')
    .set({ showcase_id: 'showcase-1', expert_rating_sum: 15, expert_rating_count: 2 })
    .where('id', '=', 'sea')
    .execute();
  await db
    .updateTable('videos')
    .set({ channel_id: 'channel-1', channel_pack_id: 'pack-1' })
    .where('id', '=', 'pack')
    .execute();
  for (const video_id of ['sea', 'kin']) {
    await db.insertInto('video_categories').values({ video_id, category_slug: 'slow' }).execute();
    await db.insertInto('video_performers').values({ video_id, performer_id: 'performer-1', position: 0 }).execute();
  }
  await db.insertInto('video_tags').values({ video_id: 'sea', tag_slug: 'salt' }).execute();
  await db
    .insertInto('video_chapters')
    .values([
      { video_id: 'sea', starts_at_seconds: 60, title: 'The tide' },
      { video_id: 'sea', starts_at_seconds: 0, title: 'The pier' },
    ])
    .execute();
  await db
    .insertInto('video_review_averages')
    .values([
      { video_id: 'sea', kind: 'property', subject: 'story', rating_sum: 9, rating_count: 2 },
      { video_id: 'sea', kind: 'model', subject: 'noa-vale', rating_sum: 6, rating_count: 2 },
    ])
    .execute();
  await db.insertInto('picture_sets').values({ id: 'set-1', video_id: 'sea', picture_count: 8 }).execute();
  await indexFilms(db);
}, 120_000);

async function valuesOf(id: string, fields: string): Promise<unknown> {
  const query = `query ($slug: String!) { video(slug: $slug) { ${fields} } }`;
  return (await member.query<{ video: object }>(query, { slug: `film-${id}` })).video;
}

describe('the values of a film', () => {
  it.each([
    ['categories', 'categories { slug name }', [{ slug: 'slow', name: 'Slow' }]],
    ['tags', 'tags { slug name }', [{ slug: 'salt', name: 'Salt' }]],
    ['showcase', 'showcase { slug title }', { slug: 'harbours', title: 'Harbours' }],
    [
      'chapters',
      'chapters { title startsAt }',
      [
        { title: 'The pier', startsAt: 0 },
        { title: 'The tide', startsAt: 60 },
      ],
    ],
    [
      'models',
      'models { name slug globalId absoluteUrl }',
      [
        {
          name: 'Noa Vale',
          slug: 'noa-vale',
          globalId: 'performer-1',
          absoluteUrl: `${vixen.urls.members}/performers/noa-vale`,
        },
      ],
    ],
    [
      'expertReview',
      'expertReview { global properties { type rating } models { slug name rating } }',
      {
        global: 7.5,
        properties: [{ type: 'story', rating: 4.5 }],
        models: [{ slug: 'noa-vale', name: 'Noa Vale', rating: 3 }],
      },
    ],
    ['picturesInSet', 'picturesInSet', 8],
    ['recommId', 'recommId', null],
    ['relatedVideos', 'relatedVideos { slug }', [{ slug: 'film-kin' }]],
  ])('X06 has the value of %s', async (name, fields, value) => {
    expect(await valuesOf('sea', fields)).toEqual({ [name]: value });
  });

  it('X06 has the value of channel', async () => {
    expect(await valuesOf('sea', 'channel { slug }')).toEqual({ channel: null });
    expect(await valuesOf('pack', 'channel { slug channelId channelPackId name isThirdPartyChannel }')).toEqual({
      channel: {
        slug: 'by-the-sea',
        channelId: 'channel-1',
        channelPackId: 'pack-1',
        name: 'By the Sea',
        isThirdPartyChannel: true,
      },
    });
  });

  it('X06 has the value of downloadResolutions, the largest first', async () => {
    const { downloadResolutions } = (await valuesOf('sea', 'downloadResolutions { label size width res }')) as {
      downloadResolutions: { label: string; size: number; width: number; res: string }[];
    };
    expect(downloadResolutions.map(({ label, width, res }) => ({ label, width, res }))).toEqual([
      { label: '720p', width: 1280, res: 'p720' },
      { label: '480p', width: 854, res: 'p480' },
      { label: '270p', width: 480, res: 'p270' },
    ]);
    const sizes = downloadResolutions.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes.at(-1)).toBeGreaterThan(1_000);
  });

  it('X07 a picture set has its id, and a file for who may download it', async () => {
    const fields = 'pictureSet { ... on PictureSet { pictureSetId zip } }';
    expect(await valuesOf('sea', fields)).toEqual({
      pictureSet: { pictureSetId: 'set-1', zip: expect.stringMatching(/^\/.+/) },
    });
    expect(await valuesOf('kin', fields)).toEqual({ pictureSet: null });
  });
});
