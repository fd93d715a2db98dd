import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { writeDraft } from './testing/film-drafts.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { emptyFolder } from './testing/make-film.ts';
import { makeScenes } from './testing/make-scenes.ts';

const SLUG = 'chosen-quay';
const RED_AT = 7.5;
const TAKE = `mutation ($sourceId: ID!, $atSeconds: Float!) { result: takeStill(sourceId: $sourceId, atSeconds: $atSeconds) {
  __typename ... on StillBegun { source { id pictureId state } } ... on StillRefused { message } } }`;
const SAVED =
  '{ __typename ... on ContentSaved { item { id version } } ... on ContentInvalid { problems { path message } } }';

interface Taken {
  readonly result: {
    readonly __typename: string;
    readonly source?: { readonly id: string; readonly pictureId: string };
    readonly message?: string;
  };
}
interface Saved {
  readonly result: {
    readonly __typename: string;
    readonly item?: { readonly version: number };
    readonly problems?: readonly { readonly path: string }[];
  };
}
interface ChosenStill {
  readonly place: number;
  readonly startsAtSeconds: number;
  readonly picture: string;
}

let gateway: IngestGateway;
let editor: Desk;
let id: string;
let media: string;
let version = 1;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
  editor = await openDesk(gateway, 'editor');
  id = await writeDraft(editor, SLUG);
  media = await gateway.sendFor(SLUG, await makeScenes([0, 40, 80, 120, 160, 200, 240, 'red', 280]));
  await gateway.prepare();
}, 240_000);
afterAll(() => gateway.close());

const take = async (atSeconds: number, desk = editor, sourceId = media) =>
  desk.call<Taken>(TAKE, { sourceId, atSeconds });
const get = (url: string) => gateway.inject({ url, headers: gateway.headersFor({ tenant: 'vixen', area: 'tour' }) });
const look = (url: string, { headers }: Desk) => gateway.inject({ method: 'GET', url, headers });
/** Saves the stills of the film; later versions go on from what this saved. */
async function save(stills: readonly ChosenStill[]): Promise<Saved['result']> {
  const input = {
    slug: SLUG,
    title: 'Chosen quay',
    site: 'vixen',
    runLengthSeconds: 1_800,
    releasedAt: '2026-01-01T00:00:00Z',
    stills,
  };
  const { data } = await editor.call<Saved>(
    `mutation ($id: ID!, $version: Int!, $input: FilmInput!) {
      result: saveContent(read: { id: $id, version: $version }, input: { film: $input }) ${SAVED} }`,
    { id, version, input },
  );
  version = data.result.item?.version ?? version;
  return data.result;
}
async function change(field: 'publishContent' | 'unpublishContent'): Promise<Saved['result']> {
  const { data } = await editor.call<Saved>(
    `mutation ($id: ID!, $version: Int!) { result: ${field}(kind: film, id: $id, expectedVersion: $version) ${SAVED} }`,
    { id, version },
  );
  version = data.result.item?.version ?? version;
  return data.result;
}
const shown = async () => {
  const query = `{ video(slug: "${SLUG}") { stills { startsAt picture { src width height } } } }`;
  const { data } = await gateway.graphql<{
    video: { stills: { startsAt: number; picture: { src: string; width: number; height: number } }[] } | null;
  }>(query, {}, { tenant: 'vixen', area: 'tour' });
  return data.video?.stills ?? [];
};
/** The color in the middle of a picture. */
async function colorOf(file: Buffer): Promise<readonly number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) => red > 150 && green < 80 && blue < 80;
const picture = async (pictureId: string) =>
  gateway.services.db.selectFrom('pictures').selectAll().where('id', '=', pictureId).executeTakeFirstOrThrow();

/** Takes a picture of a moment and prepares it. */
async function takenAt(seconds: number): Promise<string> {
  const { data } = await take(seconds);
  expect(data.result.__typename).toBe('StillBegun');
  await gateway.prepare();
  expect(await gateway.source(data.result.source?.id ?? '')).toMatchObject({ state: 'published', problem: null });
  return data.result.source?.pictureId ?? '';
}

it('shows editors what was taken out of a draft, and nobody else', async () => {
  const query = `{ mediaSource(id: "${media}") { previews { stills { place startsAtSeconds preview } } } }`;
  const { data } = await editor.call<{
    mediaSource: { previews: { stills: { place: number; startsAtSeconds: number; preview: string }[] } };
  }>(query);
  const { stills } = data.mediaSource.previews;
  expect(stills.length).toBeGreaterThanOrEqual(6);
  expect(stills.map(({ place }) => place)).toEqual(stills.map((_, index) => index + 1));
  const first = await look(stills[0]?.preview ?? '', editor);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await look(`/staff/media-sources/${media}/stills/x`, editor)).statusCode).toBe(404);
  expect((await gateway.inject({ url: stills[0]?.preview ?? '' })).statusCode).toBe(401);
});

it('takes the picture of the moment that was chosen, in the film’s shape, and the audit has it', async () => {
  const pictureId = await takenAt(RED_AT);
  const { rendition, shape } = await picture(pictureId);
  expect([shape, rendition.width / rendition.height]).toEqual(['landscape', expect.closeTo(16 / 9, 1)]);
  const preview = await look(`/staff/pictures/${pictureId}`, editor);
  expect(isRed(await colorOf(preview.rawPayload))).toBe(true);
  // Nobody finds the media of a draft by the address that members will have.
  expect((await get(`/media/pictures/films/${rendition.version}/320.webp`)).statusCode).toBe(404);
  const audited = await gateway.services.db
    .selectFrom('staff_audit')
    .select(['actor', 'after'])
    .where('action', '=', 'take still')
    .execute();
  expect(audited).toEqual([
    { actor: editor.email, after: { filmId: id, version: expect.any(String), atSeconds: RED_AT, pictureId } },
  ]);
});

it('refuses a moment that the film does not have, a film that is not there, and who may not', async () => {
  for (const at of [-1, 9.5, 86_401]) {
    expect((await take(at)).data.result.message).toMatch(/^The film has no such moment/);
  }
  expect((await take(1, editor, 'none')).data.result.message).toMatch(/^The film has no media that play/);
  const support = await openDesk(gateway, 'support');
  expect((await take(1, support)).errors?.at(0)?.extensions?.['code']).toBe('FORBIDDEN');
});

it('the film’s page has what was chosen in the place of what was taken, until it is put back', async () => {
  const chosen = await takenAt(RED_AT);
  expect(await save([{ place: 2, startsAtSeconds: 7, picture: chosen }])).toMatchObject({ __typename: 'ContentSaved' });
  expect(await change('publishContent')).toMatchObject({ __typename: 'ContentSaved' });
  const { rendition } = await picture(chosen);
  const replaced = await shown();
  const own = replaced.filter(({ picture: { src } }) => src.includes(rendition.version));
  expect(own.map(({ startsAt }) => startsAt)).toEqual([7]);
  const seconds = replaced.map(({ startsAt }) => startsAt);
  expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
  const file = await get(own[0]?.picture.src ?? '');
  expect([file.statusCode, isRed(await colorOf(file.rawPayload))]).toEqual([200, true]);

  expect(await save([])).toMatchObject({ __typename: 'ContentSaved' });
  await change('publishContent');
  const back = await shown();
  expect(back).toHaveLength(replaced.length);
  expect(back.some(({ picture: { src } }) => src.includes(rendition.version))).toBe(false);
  expect((await get(own[0]?.picture.src ?? '')).statusCode).toBe(404);
});

it('an uploaded picture replaces one as well, and is gone with the film', async () => {
  const path = `${await emptyFolder()}/red.jpg`;
  await sharp({ create: { width: 1_280, height: 720, channels: 3, background: '#d00000' } })
    .jpeg()
    .toFile(path);
  await gateway.sendPicture(path, 'red-wall', 'landscape');
  await gateway.prepare();
  await save([{ place: 1, startsAtSeconds: 3, picture: 'red-wall' }]);
  await change('publishContent');
  const { rendition } = await picture('red-wall');
  const address = (await shown()).find(({ picture: { src } }) => src.includes(rendition.version))?.picture.src ?? '';
  expect((await get(address)).statusCode).toBe(200);
  // Media that are sent again have other stills, and what an editor chose stays.
  await gateway.sendFor(SLUG, await makeScenes([20, 60, 100, 140, 180, 220, 260]));
  await gateway.prepare();
  await gateway.show(id);
  expect((await shown()).some(({ picture: { src } }) => src === address)).toBe(true);

  expect(await change('unpublishContent')).toMatchObject({ __typename: 'ContentSaved' });
  expect((await get(address)).statusCode).toBe(404);
});

it('says what is wrong with stills', async () => {
  const still = { place: 1, startsAtSeconds: 3, picture: 'red-wall' };
  expect((await save([still, still])).problems?.map(({ path }) => path)).toEqual(['stills']);
  expect((await save([{ ...still, place: 10 }])).problems?.map(({ path }) => path)).toEqual(['stills.0.place']);
  await save([
    { ...still, startsAtSeconds: 1_800 },
    { ...still, place: 2, picture: 'no-such-picture' },
  ]);
  expect((await change('publishContent')).problems?.map(({ path }) => path).toSorted()).toEqual([
    'stills.0.startsAtSeconds',
    'stills.1.picture',
  ]);
});
