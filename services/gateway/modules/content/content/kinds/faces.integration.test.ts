import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import tenant from '../../../../../../apps/vixen/tenant.ts';
import { NO_STOCK_MEDIA } from '../../media/public.ts';
import { findVersionOfPicture } from '../testing/picture-version.ts';
import { openApproval } from '../testing/second-person.ts';
import { sendPicture } from '../testing/send-picture.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';
import { readPublished } from './content-kinds.ts';
import type { ContentKind } from './content-kinds.ts';

const features = { ...tenant.features, curator: true, showAngels: true, showcasesPage: true };
const vixen = { ...tenant, features };
const WIDE = { shape: 'landscape', width: 1280, height: 720 } as const;
const LONG_AGO = '2025-01-01T00:00:00Z';
const folder = mkdtempSync(join(tmpdir(), 'faces-'));
let gateway: TestGateway;
let staff: StaffCalls;
let approve: Awaited<ReturnType<typeof openApproval>>;

beforeAll(async () => {
  gateway = await startTestGateway({
    tenants: [vixen],
    config: { dataDir: folder, mediaStore: { kind: 'folder', folder: join(folder, 'media') } },
    // No picture stands in for one; films need no media of their own.
    parts: { demonstration: { ...demonstration, media: { ...NO_STOCK_MEDIA, clips: demonstration.media.clips } } },
  });
  staff = await asStaff(gateway, 'ed@demo.example');
  approve = await openApproval(gateway);
  await publishNew('performer', { slug: 'nova-test', name: 'Nova', sex: 'F' });
  await publishNew('showcase', { slug: 'quays', title: 'Quays', position: 1 });
  await publishNew('film', {
    slug: 'glass-harbor',
    title: 'Glass Harbor',
    site: 'vixen',
    runLengthSeconds: 1_800,
    performers: ['nova-test'],
    showcase: 'quays',
    releasedAt: '2026-01-01T00:00:00Z',
  });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const change = (field: string, kind: string, id: string, expectedVersion: number) =>
  staff.change(field, { kind, id, expectedVersion }, KEY);

/** Creates and publishes something. @returns its id */
async function publishNew(kind: ContentKind, input: object): Promise<string> {
  const { item, problems } = await staff.save(kind, input);
  expect(problems).toBeUndefined();
  const id = item?.id ?? '';
  await publish(kind, id, 1);
  return id;
}

async function publish(kind: string, id: string, version: number): Promise<void> {
  if (kind === 'deal') expect(await approve(staff, { kind, id, version })).toBe('done');
  else expect(await change('publishContent', kind, id, version)).toMatchObject({ __typename: 'ContentSaved' });
}

interface Shown {
  readonly src: string;
  readonly avifSrcSet: string;
  readonly webpSrcSet: string;
  readonly placeholder: string;
  readonly isMissing: boolean;
}
const PICTURE = '{ src avifSrcSet webpSrcSet placeholder isMissing }';

async function ask<Answer>(query: string): Promise<Answer> {
  const { data, errors } = await gateway.graphql<{ seen: Answer }>(`{ seen: ${query} }`, {}, { tenant: 'vixen' });
  expect(errors).toBeUndefined();
  return data.seen;
}

const get = (address: string) =>
  gateway.inject({ url: address.split('#')[0] ?? '', headers: gateway.headersFor({ tenant: 'vixen' }) });
const addressesIn = ({ src, avifSrcSet, webpSrcSet }: Shown): readonly string[] => [
  src,
  ...`${avifSrcSet}, ${webpSrcSet}`.split(', ').map((each) => each.split(' ')[0] ?? ''),
];

const DEAL = {
  name: 'A deal',
  partner: 'Shoreline',
  text: 'The sea.',
  listingText: 'The sea',
  discountPrefix: 'Save',
  discountText: '40 %',
  path: '/partner/offers/zen',
  memberPath: '/partner/members/zen',
  initialPrice: 495,
  listingRank: 0,
};
const firstOf = async (query: string): Promise<Shown> => (await ask<readonly { it: Shown }[]>(query))[0]?.it as Shown;

/** Each kind, with the fields of its pictures and how a page gets them. */
const FACES = [
  {
    kind: 'showcase',
    input: { slug: 'harbours', title: 'Harbours', position: 2 },
    fields: { picture: 'landscape' },
    seen: async () =>
      (await ask<{ it: readonly Shown[] }>(`showcase(slug: "quays") { it: pictures ${PICTURE} }`)).it[0],
  },
  {
    kind: 'angel',
    input: { slug: 'nova', performer: 'nova-test', motto: 'Onwards', chosenOn: '2026-01-01', position: 1 },
    fields: { portrait: 'portrait' },
    seen: () => firstOf(`angels { it: portrait ${PICTURE} }`),
  },
  {
    kind: 'angel',
    input: { slug: 'nova-wide', performer: 'nova-test', motto: 'Onwards', chosenOn: '2026-01-01', position: 1 },
    fields: { banner: 'landscape' },
    seen: () => firstOf(`angels { it: banner ${PICTURE} }`),
  },
  {
    kind: 'wallPost',
    input: {
      slug: 'first-post',
      site: 'vixen',
      curator: 'Ada',
      text: 'Look.',
      film: 'glass-harbor',
      shape: 'tall',
      postedAt: '2026-01-01T00:00:00Z',
    },
    fields: { picture: 'landscape' },
    seen: async () => (await ask<{ items: { it: Shown }[] }>(`wall { items { it: picture ${PICTURE} } }`)).items[0]?.it,
  },
  {
    kind: 'deal',
    input: { ...DEAL, slug: 'a-deal' },
    fields: { thumbnail: 'landscape' },
    seen: () => firstOf(`findDeals(input: { type: listing, limit: 40 }) { it: thumbnail ${PICTURE} }`),
  },
  {
    kind: 'deal',
    input: { ...DEAL, slug: 'b-deal' },
    fields: { logo: 'landscape' },
    seen: () => firstOf(`findDeals(input: { type: listing, limit: 40 }) { it: logo ${PICTURE} }`),
  },
  {
    kind: 'brandArt',
    input: { slug: 'vixen-home', brand: 'vixen', slot: 'hero' },
    fields: { picture: 'landscape' },
    seen: () => ask<Shown | null>(`homeHero ${PICTURE}`),
  },
  {
    kind: 'brandArt',
    input: { slug: 'vixen-card', brand: 'vixen', slot: 'card' },
    fields: { picture: 'landscape' },
    seen: async () => (await ask<{ it: Shown }>(`brand(id: "vixen") { it: picture ${PICTURE} }`)).it,
  },
] as const;

describe.each(FACES)('a $kind $fields', ({ kind, input, fields, seen }) => {
  const [[field, shape] = ['', '']] = Object.entries(fields);
  const name = `${input.slug}-face`;

  it('shows the picture that was sent for it, in every width, until it is taken away', async () => {
    const size = shape === 'portrait' ? { width: 900, height: 1200 } : { width: 1280, height: 720 };
    await sendPicture(gateway, { id: name, shape: shape as 'landscape', ...size, background: '#d00000' });
    const document = { ...input, [field]: name, [`${field}Focus`]: '30% 60%' };
    // Its films have named the one that is there before.
    const existing = kind === 'showcase' ? await idOf('quays') : null;
    const id = existing ?? (await publishNew(kind, document));
    if (existing !== null) await rewrite(existing, { ...document, slug: 'quays', title: 'Quays' }, 2);
    const picture = await seen();
    const version = await findVersionOfPicture(gateway, name);
    expect(picture).toMatchObject({ isMissing: false, placeholder: expect.stringMatching(/^data:image/) });
    expect(picture?.src).toMatch(new RegExp(`/${version}/\\d+\\.webp#focus-dg$`));
    const addresses = addressesIn(picture as Shown);
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) {
      const { statusCode, rawPayload } = await get(address);
      expect([address, statusCode]).toEqual([address, 200]);
      expect((await sharp(rawPayload).metadata()).format).toBe(address.endsWith('.avif') ? 'heif' : 'webp');
    }
    const [read] = await readPublished(gateway.services.db, kind, { ids: [id] });
    expect(read?.document).toMatchObject({ [field]: name, [`${field}Focus`]: '30% 60%' });

    // A showcase has films, so that only its picture can be taken away.
    if (existing === null) await change('unpublishContent', kind, id, 2);
    else await rewrite(existing, { slug: 'quays', title: 'Quays', position: 1 }, 4);
    const after = await seen();
    expect([undefined, true]).toContain(after?.isMissing);
    for (const address of addresses) expect((await get(address)).statusCode).toBe(404);
    const takedowns = await gateway.services.db.selectFrom('edge_takedowns').select('versions').execute();
    expect(takedowns.flatMap(({ versions }) => versions)).toContain(version);
  });

  async function idOf(slug: string): Promise<string> {
    const { data } = await staff.call<{ it: { id: string } }>(
      `{ it: contentBySlug(kind: ${kind}, slug: "${slug}") { id } }`,
    );
    return data.it.id;
  }
  async function rewrite(id: string, next: object, expectedVersion: number): Promise<void> {
    expect(await staff.save(kind, next, { id, version: expectedVersion })).toMatchObject({
      __typename: 'ContentSaved',
    });
    await publish(kind, id, expectedVersion + 1);
  }
});

describe('a picture that two things show', () => {
  it('is there until the second one is taken back, and again once one is published', async () => {
    await sendPicture(gateway, { id: 'shared', ...WIDE, background: '#00d000' });
    for (const slug of ['one', 'two']) {
      await staff.save('category', { slug, name: slug, picture: 'shared' });
      await publish('category', slug, 1);
    }
    const file = `/media/pictures/films/${await findVersionOfPicture(gateway, 'shared')}/640.webp`;
    await change('unpublishContent', 'category', 'one', 2);
    expect((await get(file)).statusCode).toBe(200);
    await change('unpublishContent', 'category', 'two', 2);
    expect((await get(file)).statusCode).toBe(404);
    await publish('category', 'two', 3);
    expect((await get(file)).statusCode).toBe(200);
  });

  it('goes with the film of a post, unless something shows it by itself', async () => {
    const pictured = { picture: 'of-a-post' };
    await sendPicture(gateway, { id: pictured.picture, ...WIDE, background: '#0000d0' });
    const input = { slug: 'iron-pier', title: 'Iron Pier', site: 'vixen', runLengthSeconds: 600, releasedAt: LONG_AGO };
    const film = await publishNew('film', input);
    const post = { slug: 'pier-post', site: 'vixen', curator: 'Ada', text: 'Look.', film: input.slug, shape: 'wide' };
    await publishNew('wallPost', { ...post, postedAt: LONG_AGO, ...pictured });
    const file = `/media/pictures/films/${await findVersionOfPicture(gateway, pictured.picture)}/640.webp`;
    const status = async () => (await get(file)).statusCode;
    await change('unpublishContent', 'film', film, 2);
    expect(await status()).toBe(404);
    await staff.save('category', { slug: 'three', name: 'three', ...pictured });
    await publish('category', 'three', 1);
    expect(await status()).toBe(200);
    await change('unpublishContent', 'category', 'three', 2);
    expect(await status()).toBe(404);
    await publish('film', film, 3);
    expect(await status()).toBe(200);
    await change('unpublishContent', 'film', film, 4);
  });
});

describe('art of a brand', () => {
  const create = (input: object) => staff.save('brandArt', input);

  it('is one picture in each slot, of a brand that there is', async () => {
    const art = { brand: 'vixen', slot: 'hero', picture: 'vixen-home-face' };
    await publish('brandArt', 'vixen-home', 3);
    await create({ ...art, slug: 'another-home' });
    expect(await change('publishContent', 'brandArt', 'another-home', 1)).toMatchObject({
      problems: [{ path: 'slot', message: 'the brandArt "vixen-home" has it' }],
    });
    expect(await create({ ...art, slug: 'elsewhere', brand: 'nobody', slot: 'foot' })).toMatchObject({
      problems: [{ path: 'brand' }, { path: 'slot' }],
    });
  });

  it('is changed by those who work for the brand', async () => {
    const other = await asStaff(gateway, 'tushy@demo.example');
    const workFor = (sites: string[]) =>
      gateway.services.db
        .updateTable('staff_members')
        .set({ sites })
        .where('email', '=', 'tushy@demo.example')
        .execute();
    await workFor(['tushy']);
    const input = { slug: 'not-mine', brand: 'vixen', slot: 'card', picture: 'vixen-home-face' };
    expect(await other.save('brandArt', input)).toMatchObject({ problems: [{ path: 'site' }] });
    await workFor(['vixen']);
    expect(await other.save('brandArt', input)).toMatchObject({ __typename: 'ContentSaved' });
  });
});

it('the home of a brand without a film that is called exclusive opens with its newest', async () => {
  expect(await ask('featuredVideos(limit: 5, order: MOST_VIEWED) { slug }')).toEqual([{ slug: 'glass-harbor' }]);
});
