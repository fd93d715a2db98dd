import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { asStaff, KEY, type StaffCalls } from '../content/testing/public.ts';
import { demonstrationCaller } from '../../people/identity/testing/public.ts';
import { unzip } from '../../browsing/picture-sets/testing/public.ts';
import { mediaOperation } from './media-operation.ts';
import { prepareMedia } from './prepare-media.ts';
import { emptyFolder } from './testing/make-film.ts';
import { UPLOADS_PATH } from './uploads/routes.ts';

const FILM = 'vxn-3';
const SCOPES = 'content:read,content:write,content:publish,media:write';
const TUS = { 'tus-resumable': '1.0.0' } as const;
const SET = `query ($id: ID!) { videoById(id: $id) { slug picturesInSet pictureSet { __typename
  ... on PictureSet { zip images { src name alt width height } } } } }`;
const PREPARATION = '{ content(kind: pictureSet, id: "harbor-set") { preparation { all ready } } }';

interface Shown {
  readonly slug: string;
  readonly picturesInSet: number;
  readonly pictureSet: {
    readonly zip: string | null;
    readonly images: readonly { readonly src: string; readonly name: string; readonly alt: string | null }[];
  };
}

interface DraftSet {
  readonly state: string;
  readonly pictureSet: { readonly pictures: readonly { readonly picture: string }[] };
}

let gateway: TestGateway;
let staff: StaffCalls;
let member: TestCaller;
let originals: Readonly<Record<string, Buffer>>;
beforeAll(async () => {
  const folder = await emptyFolder();
  const config = { dataDir: folder, mediaStore: { kind: 'folder', folder: `${folder}/media` } } as const;
  gateway = await startTestGateway({ seed: true, tenants: [vixen], config });
  staff = await asStaff(gateway, 'ed@demo.example', SCOPES);
  member = await demonstrationCaller(gateway.services, 'member', vixen);
  const drawn = (red: number) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 9, b: 9 } } });
  originals = {
    'quay-1': await drawn(40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Nova Lark' } })
      .toBuffer(),
    'quay-2': await drawn(120).png().toBuffer(),
    'quay-3': await drawn(200).webp().toBuffer(),
  };
}, 120_000);
afterAll(() => gateway.close());

const call = (method: 'HEAD' | 'PATCH' | 'POST', url: string, headers: object, payload?: Buffer) =>
  gateway.inject({
    method,
    url,
    headers: { ...TUS, authorization: `Bearer ${staff.token}`, ...headers },
    ...(payload && { payload }),
  });

/** Sends a picture as the console does, with an interruption in its middle. */
async function send(id: string, file: Buffer): Promise<void> {
  const metadata = Object.entries({ picture: id, shape: 'still', filename: `${id}.DAT` });
  const created = await call('POST', UPLOADS_PATH, {
    'upload-length': String(file.length),
    'upload-metadata': metadata.map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`).join(','),
  });
  const url = String(created.headers.location);
  const part = (from: number, to: number) => {
    const headers = { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' };
    return call('PATCH', url, headers, file.subarray(from, to));
  };
  const half = Math.floor(file.length / 2);
  await part(0, half);
  const offset = Number((await call('HEAD', url, {})).headers['upload-offset']);
  expect(offset).toBe(half);
  expect((await part(offset, file.length)).headers['x-media-kind']).toBe('picture');
}

const shown = async (caller = member) =>
  (await gateway.graphql<{ videoById: Shown }>(SET, { id: FILM }, caller)).data.videoById;
const get = (url: string, headers: Record<string, string> = {}, caller = member, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.inject({ method, url, headers: { ...gateway.headersFor(caller), ...headers } });
const publish = (expectedVersion: number) =>
  staff.change('publishContent', { kind: 'pictureSet', id: 'harbor-set', expectedVersion }, KEY);
const preparation = async () =>
  (await staff.call<{ content: { preparation: { all: number; ready: number } } }>(PREPARATION)).data.content
    .preparation;

describe('a set from its upload to its download', () => {
  it('is in preparation for staff, and shown to nobody, until every picture is prepared', async () => {
    const before = await shown();
    const pictures = Object.keys(originals).map((picture, index) => ({ picture, alt: index === 0 ? 'A quay' : '' }));
    const input = { slug: 'harbor-set', film: before.slug, pictures };
    expect((await staff.save('pictureSet', input)).__typename).toBe('ContentSaved');
    expect(await preparation()).toEqual({ all: 3, ready: 0 });
    for (const [id, file] of Object.entries(originals)) await send(id, file);
    expect((await publish(1)).problems?.map(({ path }) => path)).toEqual(
      [0, 1, 2].map((at) => `pictures.${at}.picture`),
    );
    expect((await shown()).picturesInSet).toBe(before.picturesInSet);
    await prepareMedia.run(gateway.services, gateway.services.clock.now());
    expect(await preparation()).toEqual({ all: 3, ready: 3 });
    expect((await publish(1)).__typename).toBe('ContentSaved');
  });

  it('is counted, and one file of the originals as they were sent, in order', async () => {
    const { slug, picturesInSet, pictureSet } = await shown();
    expect([picturesInSet, pictureSet.images.map(({ alt }) => alt)]).toEqual([3, ['A quay', null, null]]);
    const names = ['jpg', 'png', 'webp'].map((end, index) => `${slug}-0${index + 1}.${end}`);
    expect(pictureSet.images.map(({ name }) => name)).toEqual(names);
    const zip = await get(pictureSet.zip ?? '');
    const files = unzip(zip.rawPayload);
    expect(files.map(({ name }) => name)).toEqual(names);
    for (const [index, original] of Object.values(originals).entries()) {
      expect(files[index]?.content.equals(original)).toBe(true);
    }
    expect(zip.headers).toMatchObject({
      'content-length': String(zip.rawPayload.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    });
  });

  it('is resumed where it broke off, unless it is another by then', async () => {
    const address = (await shown()).pictureSet.zip ?? '';
    const whole = await get(address);
    const { length } = whole.rawPayload;
    const tag = String(whole.headers.etag);
    const rest = await get(address, { range: 'bytes=1000-', 'if-range': tag });
    expect([rest.statusCode, rest.headers['content-range']]).toEqual([206, `bytes 1000-${length - 1}/${length}`]);
    expect(rest.rawPayload.equals(whole.rawPayload.subarray(1000))).toBe(true);
    expect((await get(address, { range: 'bytes=1000-', 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await get(address, { range: `bytes=${length}-` })).statusCode).toBe(416);
    const head = await get(address, {}, member, 'HEAD');
    expect([head.headers['content-length'], head.headers.etag]).toEqual([String(length), tag]);
  });

  it('A03 A06 is for whom the rules name, and takes nothing of the quota of films', async () => {
    const [trial, spent] = await Promise.all(
      ['trial', 'quota'].map((name) => demonstrationCaller(gateway.services, name, vixen)),
    );
    expect((await shown(trial)).pictureSet.zip).toBeNull();
    expect((await get((await shown()).pictureSet.zip ?? '', {}, trial)).statusCode).toBe(403);
    const counted = async () =>
      (await gateway.services.db.selectFrom('download_events').select('video_id').execute()).length;
    const before = await counted();
    expect((await get((await shown(spent)).pictureSet.zip ?? '', {}, spent)).statusCode).toBe(200);
    expect(await counted()).toBe(before);
  });
});

describe('a set out of a folder', () => {
  it('of a draft whose slug another site’s film has is that draft’s', async () => {
    const { db } = gateway.services;
    const { slug } = await db.selectFrom('videos').select('slug').where('id', '=', FILM).executeTakeFirstOrThrow();
    const input = { slug, title: 'Another', site: 'tushy', runLengthSeconds: 600 };
    const { item } = await staff.save('film', input);
    const folder = await emptyFolder();
    await writeFile(join(folder, '1.jpg'), originals['quay-1'] ?? '');
    expect(await mediaOperation.run(gateway.services, ['set', item?.id ?? '', folder])).toMatchObject({ ok: true });
    const query = `{ content(kind: pictureSet, id: "${slug}-tushy-pictures") { pictureSet { film } } }`;
    const { data } = await staff.call<{ content: { pictureSet: { film: string } } }>(query);
    expect(data.content.pictureSet.film).toBe(`${slug}-tushy`);
  });

  it('is a draft of its pictures in the order of their names, and is not sent twice', async () => {
    const folder = await emptyFolder();
    const [one, two] = Object.values(originals);
    await writeFile(join(folder, '10.png'), two ?? '');
    await writeFile(join(folder, '9.jpg'), one ?? '');
    await writeFile(join(folder, '.DS_Store'), one ?? '');
    await writeFile(join(folder, 'notes.txt'), 'none');
    const film = await gateway.services.db
      .selectFrom('videos')
      .select('slug')
      .where('id', '=', 'vxn-4')
      .executeTakeFirstOrThrow();
    const sendFolder = async () => mediaOperation.run(gateway.services, ['set', 'vxn-4', folder]);
    expect((await sendFolder()).ok).toBe(true);
    const query = `{ content(kind: pictureSet, id: "${film.slug}-pictures") { state pictureSet { pictures { picture } } } }`;
    const read = async () => (await staff.call<{ content: DraftSet }>(query)).data.content;
    const draft = await read();
    expect(draft.state).toBe('draft');
    const named = await gateway.services.db
      .selectFrom('media_sources')
      .select(['picture_id', 'file_name'])
      .where('picture_id', 'like', `${film.slug.slice(0, 40)}%`)
      .execute();
    const nameOf = new Map(named.map(({ picture_id, file_name }) => [picture_id, file_name]));
    expect(draft.pictureSet.pictures.map(({ picture }) => nameOf.get(picture))).toEqual(['9.jpg', '10.png']);
    expect((await sendFolder()).text).toContain('was not made');
    expect(named).toHaveLength(2);
    const { count } = await gateway.services.db
      .selectFrom('media_sources')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('picture_id', 'like', `${film.slug.slice(0, 40)}%`)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });
});
