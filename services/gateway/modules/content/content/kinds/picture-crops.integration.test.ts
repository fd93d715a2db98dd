import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../../../people/identity/testing/public.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { sendPicture } from '../testing/send-picture.ts';
import { readPublished } from './content-kinds.ts';
import type { ContentKind } from './content-kinds.ts';

/** A tenant with the ratio of its cards, as builds publish it (libs/core/build/card-ratio.ts). */
const withCards = (tenant: typeof vixen, cardRatio: string) => ({ ...tenant, theme: { ...tenant.theme, cardRatio } });

const folder = mkdtempSync(join(tmpdir(), 'picture-crops-'));
let gateway: TestGateway;
let editor: Desk;
beforeAll(async () => {
  gateway = await startTestGateway({
    seed: true,
    tenants: [withCards(vixen, '2:1'), withCards(tushy, '4:3')],
    config: { dataDir: folder, mediaStore: { kind: 'folder', folder: join(folder, 'media') } },
  });
  editor = await openDesk(gateway, 'editor');
  await sendPicture(gateway, { id: 'lark', shape: 'portrait', width: 900, height: 1200, background: '#d00000' });
  await sendPicture(gateway, { id: 'lark-wide', shape: 'landscape', width: 1920, height: 1080, background: '#d00000' });
  await sendPicture(gateway, { id: 'hall', shape: 'still', width: 1200, height: 800, background: '#0000d0' });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

interface Result {
  readonly __typename: string;
  readonly item?: { readonly id: string; readonly version: number };
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}
const RESULT =
  '{ __typename ... on ContentSaved { item { id version } } ... on ContentInvalid { problems { path message } } }';

async function publish(kind: ContentKind, input: object): Promise<Result> {
  const { data } = await editor.call<{ it: Result }>(
    `mutation ($input: ContentInput!) { it: saveContent(input: $input) ${RESULT} }`,
    { input: { [kind]: input } },
  );
  const { item } = data.it;
  if (item === undefined) return data.it;
  const { data: published } = await editor.call<{ it: Result }>(
    `mutation { it: publishContent(kind: ${kind}, id: "${item.id}", expectedVersion: ${item.version}) ${RESULT} }`,
  );
  return published.it;
}

interface Shown {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly avifSrcSet: string;
}
const PICTURE = '{ src width height avifSrcSet }';
const ask = async <Answer>(text: string, tenant = 'vixen') => {
  const { data, errors } = await gateway.graphql<Answer>(text, {}, { tenant });
  expect(errors).toBeUndefined();
  return data;
};
const get = (url: string) =>
  gateway.inject({ url: url.split('#')[0] ?? '', headers: gateway.headersFor({ tenant: 'vixen' }) });
const sizeOf = async (url: string) => {
  const { width, height, format } = await sharp((await get(url)).rawPayload).metadata();
  return { width, height, format };
};

/** A brand has a page of those who are in one of its films. */
const filmWith = (performer: string) => ({
  slug: `film-with-${performer}`,
  title: 'Lark',
  site: 'vixen',
  runLengthSeconds: 60,
  performers: [performer],
});

describe('a film', () => {
  const film = {
    slug: 'cropped-quay',
    title: 'Cropped Quay',
    site: 'vixen',
    runLengthSeconds: 600,
    releasedAt: '2026-01-01T00:00:00Z',
    pictureFocus: '30% 60%',
    pictureCrops: ['2:1 10% 20% 50%', '3:4 40% 0% 30%', '2.39:1 0% 10% 90%'],
  };
  const images = async (tenant = 'vixen') =>
    (
      await ask<{ video: { images: Readonly<Record<'listing' | 'poster' | 'hero' | 'portrait', Shown>> } }>(
        `{ video(slug: "cropped-quay") { images { listing ${PICTURE} poster ${PICTURE} hero ${PICTURE} portrait ${PICTURE} } } }`,
        tenant,
      )
    ).video.images;

  it('is shown in each brand’s cards as an editor cropped it for their ratio, and whole where nobody did', async () => {
    expect(await publish('film', film)).toMatchObject({ __typename: 'ContentSaved' });
    const { listing, poster, hero, portrait } = await images();
    expect(listing.src).toContain('/media/pictures/cuts/');
    expect(listing.width / listing.height).toBeCloseTo(2, 1);
    expect(poster.src).not.toContain('/cuts/');
    expect(hero.width / hero.height).toBeCloseTo(2.39, 1);
    expect(portrait.width / portrait.height).toBeCloseTo(0.75, 1);
    // Its home page opens with a picture in 16:9, and its cards are 4:3: nobody cropped it for either.
    await gateway.services.db.updateTable('videos').set({ site_id: 'tushy' }).where('slug', '=', film.slug).execute();
    const elsewhere = await images('tushy');
    expect([elsewhere.listing.src, elsewhere.hero.src].filter((src) => src.includes('/cuts/'))).toEqual([]);
    await gateway.services.db.updateTable('videos').set({ site_id: 'vixen' }).where('slug', '=', film.slug).execute();
  });

  it('is cut once it is asked for, in every width that its address names, and stored', async () => {
    const { listing } = await images();
    const first = await sizeOf(listing.src);
    expect(first).toMatchObject({ format: 'webp' });
    expect((first.width ?? 0) / (first.height ?? 1)).toBeCloseTo(2, 1);
    for (const [, address = '', width] of listing.avifSrcSet.matchAll(/(\S+) (\d+)w/g)) {
      expect((await sizeOf(address)).width).toBe(Number(width));
    }
    const keys: string[] = [];
    for await (const { key } of gateway.services.store.list('cuts/')) keys.push(key);
    expect(keys.length).toBeGreaterThan(1);
  });

  it('keeps its focal point within the cut', async () => {
    const { listing } = await images();
    // 30% of the picture is 40% of what begins at 10% and is half as wide.
    expect(listing.src).toMatch(/#focus-e[a-k]$/);
  });

  it('is read back as it was written', async () => {
    const [read] = await readPublished(gateway.services.db, 'film', { slugs: [film.slug] });
    expect(read?.document).toMatchObject({ pictureCrops: film.pictureCrops });
  });

  it('is not cut by addresses that nobody was given', async () => {
    const { listing } = await images();
    const address = listing.src.split('#')[0] ?? '';
    expect((await get(address)).statusCode).toBe(200);
    expect((await get(address.replace('2x1-10-', '2x1-11-'))).statusCode).toBe(404);
    expect((await get(address.replace(/\d+\.webp$/, '4000.webp'))).statusCode).toBe(404);
    expect((await get(address.replace(/(?<=cuts\/)./, (first) => (first === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
  });
});

describe('a picture with more points than its widest rendition', () => {
  /** Draws a performer’s banner in 3840 points, publishes its crop, and returns what pages show. */
  async function bannerOf(slug: string, { stripes, share }: { stripes: number; share: number }): Promise<Shown> {
    await sendPicture(gateway, { id: slug, shape: 'landscape', width: 3840, height: 2160, stripes });
    const bannerCrops = [`2.39:1 10% 20% ${share}%`];
    const input = { slug, name: slug, sex: 'F', banner: slug, bannerCrops };
    expect(await publish('performer', input)).toMatchObject({ __typename: 'ContentSaved' });
    await publish('film', filmWith(slug));
    const query = `{ performer(slug: "${slug}") { banner ${PICTURE} } }`;
    return (await ask<{ performer: { banner: Shown } }>(query)).performer.banner;
  }
  const widestAddress = ({ avifSrcSet }: Shown) => avifSrcSet.split(', ').at(-1)?.split(' ')[0] ?? '';
  const contrastOf = async (url: string) => (await sharp((await get(url)).rawPayload).stats()).channels[0]?.stdev;
  const renditionOf = async (id: string) =>
    (
      await gateway.services.db
        .selectFrom('pictures')
        .select('rendition')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).rendition;

  it('is cut out of its master, which has what the renditions lost', async () => {
    // Stripes that are a point wide are grey in every rendition.
    const banner = await bannerOf('fine-lark', { stripes: 1, share: 25 });
    expect({ width: banner.width, height: banner.height }).toEqual({ width: 960, height: 402 });
    expect(await contrastOf(widestAddress(banner))).toBeGreaterThan(60);
    const { version } = await renditionOf('fine-lark');
    expect(await contrastOf(`/media/pictures/films/${version}/1920.avif`)).toBeLessThan(20);
  });

  it(
    'has no cut that is wider than the widest rendition, and nobody gets the master itself',
    { tags: ['long'] },
    async () => {
      const banner = await bannerOf('wide-lark', { stripes: 8, share: 90 });
      expect({ width: banner.width, height: banner.height }).toEqual({ width: 1920, height: 803 });
      expect(await sizeOf(widestAddress(banner))).toMatchObject({ width: 1920, height: 803 });
      const { version, master } = await renditionOf('wide-lark');
      expect(master).toBe(3840);
      expect((await get(`/media/pictures/films/${version}/master.webp`)).statusCode).toBe(404);
    },
  );
});

it('a performer’s portrait and banner are shown as they were cropped', async () => {
  const input = {
    slug: 'cropped-lark',
    name: 'Cropped Lark',
    sex: 'F',
    portrait: 'lark',
    portraitCrops: ['3:4 20% 10% 60%'],
    banner: 'lark-wide',
    bannerCrops: ['2.39:1 0% 0% 80%'],
  };
  expect(await publish('performer', input)).toMatchObject({ __typename: 'ContentSaved' });
  await publish('film', filmWith('cropped-lark'));
  const { performer } = await ask<{ performer: { portrait: Shown; banner: Shown } }>(
    `{ performer(slug: "cropped-lark") { portrait ${PICTURE} banner ${PICTURE} } }`,
  );
  expect(performer.portrait.width / performer.portrait.height).toBeCloseTo(0.75, 1);
  expect(performer.banner.width / performer.banner.height).toBeCloseTo(2.39, 1);
  expect((await sizeOf(performer.portrait.src)).format).toBe('webp');
  const [read] = await readPublished(gateway.services.db, 'performer', { slugs: ['cropped-lark'] });
  expect(read?.document).toMatchObject({ portraitCrops: input.portraitCrops, bannerCrops: input.bannerCrops });
});

it('a still is cropped in the gallery alone, for those who may see the set', async () => {
  const { db } = gateway.services;
  const id = 'vxn-3';
  const { slug } = await db.selectFrom('videos').select('slug').where('id', '=', id).executeTakeFirstOrThrow();
  const pictures = [{ picture: 'hall', alt: 'A hall', crops: ['16:9 10% 10% 60%'] }];
  const set = { slug: 'cropped-set', film: slug, pictures };
  expect(await publish('pictureSet', set)).toMatchObject({ __typename: 'ContentSaved' });
  const member = await demonstrationCaller(gateway.services, 'member', vixen);
  const { data } = await gateway.graphql<{
    videoById: { pictureSet: { images: readonly { card: Shown; picture: Shown; width: number }[] } };
  }>(
    `{ videoById(id: "${id}") { pictureSet { ... on PictureSet { images { width card ${PICTURE} picture ${PICTURE} } } } } }`,
    {},
    member,
  );
  const [still] = data.videoById.pictureSet.images;
  expect(still).toMatchObject({ width: 1200, picture: { width: 1200, height: 800 } });
  expect((still?.card.width ?? 0) / (still?.card.height ?? 1)).toBeCloseTo(16 / 9, 1);
  const url = still?.card.src ?? '';
  const asMember = await gateway.inject({ url, headers: gateway.headersFor(member) });
  const seen = await sharp(asMember.rawPayload).metadata();
  expect(seen.width / seen.height).toBeCloseTo(16 / 9, 1);
  expect((await get(url)).statusCode).toBe(403);
});

it.each([
  [['2:1 10% 20%'], 'pictureCrops.0'],
  [['2:1 60% 0% 50%'], 'pictureCrops.0'],
  [['2:1 0% 0% 50%', '2:1 10% 0% 50%'], 'pictureCrops'],
])('%j is refused', async (pictureCrops, path) => {
  const input = { slug: 'wrong', title: 'Wrong', site: 'vixen', pictureCrops };
  const { problems } = await publish('film', input);
  expect(problems).toMatchObject([{ path }]);
});
