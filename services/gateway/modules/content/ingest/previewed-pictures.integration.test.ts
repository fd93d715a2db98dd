import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { PREVIEW_LIFE_MS } from '../../../http/preview-token.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { writeDraft } from './testing/film-drafts.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeScenes } from './testing/make-scenes.ts';

/** Its cards show the pictures that editors cropped for this ratio. */
const brand = { ...vixen, theme: { ...vixen.theme, cardRatio: '2:1' } };
const SLUG = 'pictured-quay';
const DRAFT = `mutation ($input: FilmInput!) { it: saveContent(input: { film: $input }) { ... on ContentSaved { item { id } } } }`;

let ahead = 0;
let gateway: IngestGateway;
let editor: Desk;
let id: string;
let caller: Caller;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [brand], clock: { now: () => new Date(Date.now() + ahead) } });
  editor = await openDesk(gateway, 'editor');
  const input = {
    slug: SLUG,
    title: 'Pictured Quay',
    site: 'vixen',
    runLengthSeconds: 600,
    releasedAt: '2026-01-01T00:00:00Z',
    pictureCrops: ['2:1 10% 20% 50%'],
  };
  const { data } = await editor.call<{ it: { item: { id: string } } }>(DRAFT, { input });
  id = data.it.item.id;
  // Large enough for a loop of its own for heroes (1065).
  await gateway.sendFor(SLUG, await makeScenes([0, 40, 80, 120, 160, 200, 240, 280], '640x360'));
  await gateway.prepare();
  caller = await openPreview(id);
}, 240_000);
afterAll(() => gateway.close());

type Caller = Parameters<typeof gateway.headersFor>[0];
const everybody = { tenant: 'vixen', area: 'tour' } as const;
const get = (url: string, as: Caller) =>
  gateway.inject({ url: url.split('#')[0] ?? '', headers: gateway.headersFor(as) });

async function openPreview(film: string): Promise<Caller> {
  const { data } = await editor.call<{ it: { address: string } }>(
    `mutation { it: openPreview(kind: film, id: "${film}", version: 1, brand: "vixen", person: member) {
      ... on PreviewOpened { address } } }`,
  );
  const token = new URL(data.it.address).searchParams.get('token') ?? '';
  return { tenant: 'vixen', area: 'members', headers: { 'x-preview': token, 'x-preview-as': 'member' } };
}

interface Shown {
  readonly images: Readonly<Record<'poster' | 'listing', { readonly src: string; readonly avifSrcSet: string }>>;
  readonly stills: readonly { readonly picture: { readonly src: string } }[];
  readonly heroLoops: readonly { readonly src: string }[];
}
/** The addresses that a caller is given: poster, its AVIF, a cut of it, a still, the hover preview, and the loop for a hero. */
async function addressesFor(as: Caller): Promise<readonly string[]> {
  const query = `query ($slug: String!) { video(slug: $slug) { images { poster { src avifSrcSet } listing { src } }
    stills { picture { src } } heroLoops { src } } }`;
  const { data } = await gateway.graphql<{ video: Shown }>(query, { slug: SLUG }, as);
  const { images, stills, heroLoops } = data.video;
  const [avif = ''] = images.poster.avifSrcSet.split(' ');
  return [
    images.poster.src,
    avif,
    images.listing.src,
    stills[0]?.picture.src ?? '',
    heroLoops[0]?.src ?? '',
    heroLoops[1]?.src ?? '',
  ];
}

const answersTo = async (addresses: readonly string[], as: Caller) =>
  Promise.all(
    addresses.map(async (each) => {
      const { statusCode, headers } = await get(each, as);
      return statusCode === 200 ? `${statusCode} ${headers['cache-control']}` : statusCode;
    }),
  );
const all = <Value>(value: Value) => Array.from({ length: 6 }, () => value);

it('the pictures and the hover preview of a draft are there for its preview, and stored by nobody', async () => {
  const addresses = await addressesFor(caller);
  for (const each of addresses) expect(each).toMatch(/^\/media\/v\/previewed\//);
  expect(addresses[2]).toContain('/pictures/cuts/');
  expect(await answersTo(addresses, caller)).toEqual(all('200 private, no-cache'));
  const { headers } = await get(addresses[0] ?? '', caller);
  expect([headers['surrogate-key'], headers['cache-tag']]).toEqual([undefined, undefined]);
});

it('they are nobody else’s: not everybody’s, not another preview’s, not at an open address', async () => {
  const addresses = await addressesFor(caller);
  expect(await answersTo(addresses, everybody)).toEqual(all(403));
  expect(await answersTo(addresses, await openPreview(await writeDraft(editor, 'another-quay')))).toEqual(all(404));
  const open = addresses.map((each) => each.replace(/^\/media\/v\/previewed\/[^/]+/, '/media'));
  expect(await answersTo(open, everybody)).toEqual(all(404));
  const [poster = ''] = addresses;
  const [mac = ''] = /previewed\/[^/]+/.exec(poster) ?? [];
  expect((await get(poster.replace(mac, `${mac}x`), caller)).statusCode).toBe(404);
});

it('they end with the preview, and with the right of its member of staff', async () => {
  const addresses = await addressesFor(caller);
  const { db, clock } = gateway.services;
  const disable = (at: Date | null) =>
    db.updateTable('staff_members').set({ disabled_at: at }).where('email', '=', editor.email).execute();
  await disable(clock.now());
  expect(await answersTo(addresses, caller)).toEqual(all(403));
  await disable(null);
  ahead = PREVIEW_LIFE_MS;
  expect(await answersTo(addresses, caller)).toEqual(all(403));
  ahead = 0;
  expect(await answersTo(addresses, caller)).toEqual(all('200 private, no-cache'));
});

it('those of a published film are at open addresses for everybody, which edges keep', async () => {
  const { data } = await editor.call<{ it: { __typename: string } }>(
    `mutation { it: publishContent(kind: film, id: "${id}", expectedVersion: 1) { __typename } }`,
  );
  expect(data.it.__typename).toBe('ContentSaved');
  const addresses = await addressesFor(everybody);
  for (const each of addresses) expect(each).toMatch(/\/media\/(?:pictures|previews)\//);
  expect(await answersTo(addresses, everybody)).toEqual(all('200 public, max-age=31536000, immutable'));
  const { headers } = await get(addresses[0] ?? '', everybody);
  expect(headers['surrogate-key']).toBeDefined();
});
