import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import combined from '../../../../../apps/combined/tenant.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { asStaff, KEY, type StaffCalls } from './testing/staff-calls.ts';
import { contentOperation } from './transfer/content-operation.ts';

let staff: StaffCalls;
const gateway = gatewayForTests({ tenants: [vixen, tushy, combined] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@demo.example');
}, 120_000);

const input = (site: string, slug: string) => ({
  slug,
  title: `${slug} of ${site}`,
  site,
  runLengthSeconds: 600,
  releasedAt: '2026-01-01T00:00:00Z',
});

interface Item {
  readonly id: string;
  version: number;
}

async function publish(item: Item): Promise<void> {
  const key = { kind: 'film', id: item.id, expectedVersion: item.version };
  const { __typename, item: saved } = await staff.change('publishContent', key, KEY);
  expect(__typename).toBe('ContentSaved');
  item.version = saved?.version ?? 0;
}

async function publishNew(site: string, slug: string): Promise<Item> {
  const { item } = await staff.save('film', input(site, slug));
  const created = { id: item?.id ?? '', version: 1 };
  await publish(created);
  return created;
}

async function rename(item: Item, site: string, slug: string): Promise<void> {
  item.version = (await staff.save('film', input(site, slug), item)).item?.version ?? 0;
  await publish(item);
}

/** The title and the slug of the film at an address of a brand; null where there is none. */
async function at(tenant: string, slug: string): Promise<readonly [string, string] | null> {
  const { data, errors } = await gateway.graphql<{ video: { title: string; slug: string } | null }>(
    'query ($slug: String!) { video(slug: $slug) { title slug } }',
    { slug },
    { tenant },
  );
  expect(errors).toBeUndefined();
  return data.video === null ? null : [data.video.title, data.video.slug];
}

const listed = async (url: string, tenant: string): Promise<string> =>
  (await gateway.inject({ url, headers: gateway.headersFor({ tenant, area: 'tour' }) })).body;

it('films of two sites have one slug, each on its own brand, and two addresses where both are shown', async () => {
  await publishNew('vixen', 'quiet-quay');
  await publishNew('tushy', 'quiet-quay');
  expect(await at('vixen', 'quiet-quay')).toEqual(['quiet-quay of vixen', 'quiet-quay']);
  expect(await at('tushy', 'quiet-quay')).toEqual(['quiet-quay of tushy', 'quiet-quay']);
  expect(await at('combined', 'quiet-quay')).toEqual(['quiet-quay of vixen', 'quiet-quay']);
  expect(await at('combined', 'quiet-quay-tushy')).toEqual(['quiet-quay of tushy', 'quiet-quay-tushy']);
  // A link from there leads to the page on its own brand, whose address is its slug.
  expect(await at('tushy', 'quiet-quay-tushy')).toEqual(['quiet-quay of tushy', 'quiet-quay']);
  expect(await at('vixen', 'quiet-quay-tushy')).toBeNull();
  expect(await listed('/rss.xml', 'tushy')).toContain('/videos/quiet-quay<');
  expect(await listed('/rss.xml', 'combined')).toContain('/videos/quiet-quay-tushy<');
  expect(await listed('/sitemaps/videos-2026-01.xml', 'tushy')).toContain('/videos/quiet-quay<');
  expect(await listed('/sitemaps/videos-2026-01.xml', 'combined')).toContain('/videos/quiet-quay-tushy<');
});

it('a film leads to the one before it by the slug of its brand', async () => {
  await publishNew('tushy', 'quieter-quay');
  const query = '{ video(slug: "quieter-quay") { crossNavigation { previous { slug } next { slug } } } }';
  type Found = { video: { crossNavigation: Record<'previous' | 'next', { slug: string } | null> } };
  const besides = async (tenant: string) => {
    const { previous, next } = (await gateway.graphql<Found>(query, {}, { tenant })).data.video.crossNavigation;
    return (previous ?? next)?.slug;
  };
  expect(await besides('tushy')).toBe('quiet-quay');
  expect(await besides('combined')).toBe('quiet-quay-tushy');
});

it('two films of a site never have one slug', async () => {
  const again = await staff.save('film', input('tushy', 'quiet-quay'));
  expect(again.problems?.map(({ path }) => path)).toEqual(['slug']);
  const address = await staff.save('film', input('tushy', 'quiet-quay-tushy'));
  expect(address.problems?.map(({ path }) => path)).toEqual(['slug']);
});

it('an old address leads to its film, whatever another site’s film is called', async () => {
  const old = await publishNew('vixen', 'late-light');
  await rename(old, 'vixen', 'later-light');
  await publishNew('tushy', 'late-light');
  for (const brand of ['vixen', 'combined']) {
    expect(await at(brand, 'late-light'), brand).toEqual(['later-light of vixen', 'later-light']);
  }
  expect(await at('tushy', 'late-light')).toEqual(['late-light of tushy', 'late-light']);
  expect(await at('combined', 'late-light-tushy')).toEqual(['late-light of tushy', 'late-light-tushy']);
});

it('a film whose slug was not its address is found by both when it has another', async () => {
  await publishNew('vixen', 'calm-bay');
  const second = await publishNew('tushy', 'calm-bay');
  await rename(second, 'tushy', 'calmer-bay');
  const found = ['calmer-bay of tushy', 'calmer-bay'];
  for (const slug of ['calm-bay', 'calm-bay-tushy', 'calmer-bay']) expect(await at('tushy', slug), slug).toEqual(found);
  for (const slug of ['calm-bay-tushy', 'calmer-bay']) expect(await at('combined', slug), slug).toEqual(found);
  expect(await at('combined', 'calm-bay')).toEqual(['calm-bay of vixen', 'calm-bay']);
  // A film of its own site may take what it gave up.
  await publishNew('tushy', 'calm-bay');
  expect(await at('tushy', 'calm-bay')).toEqual(['calm-bay of tushy', 'calm-bay']);
});

it('several things are found by what documents name them by, and what is not there is left out', async () => {
  const query = `{ contentBySlugs(kind: film, slugs: ["quiet-quay-tushy", "quiet-quay", "quiet-quay", "nobody"]) {
    film { title address } } }`;
  const { data } = await staff.call<{ contentBySlugs: { film: { title: string; address: string | null } }[] }>(query);
  expect(data.contentBySlugs.map(({ film }) => film).toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
    { title: 'quiet-quay of tushy', address: 'quiet-quay-tushy' },
    { title: 'quiet-quay of vixen', address: null },
  ]);
});

it('other documents name a film by its address', async () => {
  const caption = {
    slug: 'quay-of-tushy-en',
    film: 'quiet-quay-tushy',
    language: 'en',
    text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nA quay\n',
  };
  await staff.save('caption', caption);
  const key = { kind: 'caption', id: caption.slug, expectedVersion: 1 };
  expect(await staff.change('publishContent', key, KEY)).toMatchObject({ __typename: 'ContentSaved' });
  const rows = await gateway.services.db
    .selectFrom('video_captions')
    .innerJoin('videos', 'videos.id', 'video_captions.video_id')
    .select('videos.site_id')
    .where('video_captions.id', '=', caption.slug)
    .execute();
  expect(rows).toEqual([{ site_id: 'tushy' }]);
});

it('a file brings films of two sites with one slug, changes nothing the second time, and goes out as it came', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'network-two-sites-'));
  const films = ['vixen', 'tushy', 'deeper'].map((site) => input(site, 'first-snow'));
  await writeFile(join(folder, 'films.json'), JSON.stringify({ format: 1, films }));
  const importOnce = async () => (await contentOperation.run(gateway.services, ['import', folder])).text;
  expect(await importOnce()).toMatch(/3 created/);
  expect(await importOnce()).toMatch(/3 unchanged/);
  const rows = await gateway.services.db
    .selectFrom('videos')
    .select(['site_id', 'slug', 'own_slug'])
    .where('title', 'like', 'first-snow of %')
    .orderBy('slug')
    .execute();
  expect(rows).toEqual([
    { site_id: 'vixen', slug: 'first-snow', own_slug: null },
    { site_id: 'deeper', slug: 'first-snow-deeper', own_slug: 'first-snow' },
    { site_id: 'tushy', slug: 'first-snow-tushy', own_slug: 'first-snow' },
  ]);
  const exported = join(folder, 'export');
  expect((await contentOperation.run(gateway.services, ['export', exported])).ok).toBe(true);
  const again = await contentOperation.run(gateway.services, ['import', exported]);
  expect(again.text).not.toMatch(/[1-9]\d* (?:created|changed|refused)/);
  await rm(folder, { recursive: true });
});
