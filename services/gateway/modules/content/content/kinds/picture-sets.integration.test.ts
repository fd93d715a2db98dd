import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../../../people/identity/testing/public.ts';
import { unzip } from '../../../browsing/picture-sets/testing/public.ts';
import { sendPicture } from '../testing/send-picture.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';
import { contentOperation } from '../transfer/content-operation.ts';

const FILM = 'vxn-3';
const SET = `query ($id: ID!) { videoById(id: $id) { picturesInSet pictureSet { __typename
  ... on PictureSet { zip images { src width height name alt picture { avifSrcSet webpSrcSet placeholder } } }
  ... on AccessDenied { nextStep } } } }`;
/** A wide red picture and a tall blue one. */
const RED = { width: 900, height: 600, background: '#d00000' };
const BLUE = { width: 600, height: 900, background: '#0000d0' };

interface ShownSet {
  readonly picturesInSet: number;
  readonly pictureSet: {
    readonly __typename: string;
    readonly nextStep?: string;
    readonly zip: string | null;
    readonly images: readonly {
      readonly src: string;
      readonly width: number;
      readonly height: number;
      readonly name: string;
      readonly alt: string | null;
      readonly picture: { readonly avifSrcSet: string; readonly webpSrcSet: string; readonly placeholder: string };
    }[];
  };
}

const folder = mkdtempSync(join(tmpdir(), 'picture-sets-'));
let gateway: TestGateway;
let staff: StaffCalls;
let slug: string;
let member: TestCaller;
beforeAll(async () => {
  gateway = await startTestGateway({
    seed: true,
    tenants: [vixen],
    config: { dataDir: folder, mediaStore: { kind: 'folder', folder: join(folder, 'media') } },
  });
  staff = await asStaff(gateway, 'ed@demo.example');
  member = await demonstrationCaller(gateway.services, 'member', vixen);
  const { db } = gateway.services;
  slug = (await db.selectFrom('videos').select('slug').where('id', '=', FILM).executeTakeFirstOrThrow()).slug;
  await sendPicture(gateway, { id: 'red-wide', shape: 'still', ...RED });
  await sendPicture(gateway, { id: 'blue-tall', shape: 'still', ...BLUE });
  await sendPicture(gateway, { id: 'a-card', shape: 'landscape', ...RED });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const create = (input: object) => staff.save('pictureSet', input);
const update = (id: string, expectedVersion: number, input: object) =>
  staff.save('pictureSet', input, { id, version: expectedVersion });
const change = (field: string, id: string, expectedVersion: number) =>
  staff.change(field, { kind: 'pictureSet', id, expectedVersion }, KEY);
const setOf = async (caller: TestCaller = member) =>
  (await gateway.graphql<{ videoById: ShownSet }>(SET, { id: FILM }, caller)).data.videoById;
const get = (url: string, caller: TestCaller = member) => gateway.inject({ url, headers: gateway.headersFor(caller) });
const colorOf = async (file: Buffer) => {
  const [red = 0, , blue = 0] = await sharp(file).resize(1, 1).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
};

describe('a picture set of an editor', () => {
  it('takes the place of the demonstration’s once it is published, and gives it back', async () => {
    const before = await setOf();
    const pictures = [
      { picture: 'blue-tall', alt: 'A tall blue wall' },
      { picture: 'red-wide', alt: 'A wide red floor' },
    ];
    const { item } = await create({ slug: 'evening-set', film: slug, pictures });
    expect(item).toMatchObject({ state: 'draft' });
    expect((await setOf()).picturesInSet).toBe(before.picturesInSet);

    expect((await change('publishContent', 'evening-set', 1)).__typename).toBe('ContentSaved');
    const { picturesInSet, pictureSet } = await setOf();
    expect(picturesInSet).toBe(2);
    expect(pictureSet.images).toMatchObject([
      { name: `${slug}-01.jpg`, width: 600, height: 900, alt: 'A tall blue wall' },
      { name: `${slug}-02.jpg`, width: 900, height: 600, alt: 'A wide red floor' },
    ]);
    const colors = pictureSet.images.map(async ({ src }) => colorOf((await get(src)).rawPayload));
    expect(await Promise.all(colors)).toEqual(['blue', 'red']);

    const reordered = pictures.toReversed();
    await update('evening-set', 2, { slug: 'evening-set', film: slug, pictures: reordered });
    expect((await setOf()).pictureSet.images[0]?.alt).toBe('A tall blue wall');
    await change('publishContent', 'evening-set', 3);
    expect((await setOf()).pictureSet.images[0]?.alt).toBe('A wide red floor');
    expect(await change('publishContent', 'evening-set', 3)).toMatchObject({
      __typename: 'ContentConflict',
      current: { version: 4 },
    });

    await change('unpublishContent', 'evening-set', 4);
    expect((await setOf()).picturesInSet).toBe(before.picturesInSet);
    await change('publishContent', 'evening-set', 5);
  });

  it('X07 has each picture in every width, in AVIF and WebP, and exactly those in one file', async () => {
    const { pictureSet } = await setOf();
    const widths = pictureSet.images.map(({ picture }) => picture.avifSrcSet.match(/ \d+w/g));
    expect(widths).toEqual([
      [' 240w', ' 480w', ' 640w', ' 900w'],
      [' 240w', ' 480w', ' 600w'],
    ]);
    for (const { picture } of pictureSet.images) {
      expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
      const sources = `${picture.avifSrcSet}, ${picture.webpSrcSet}`.split(', ');
      for (const source of sources) {
        const [address = '', width = ''] = source.split(' ');
        const answer = await get(address);
        expect([answer.statusCode, answer.headers['content-type']], source).toEqual([
          200,
          `image/${address.slice(address.lastIndexOf('.') + 1)}`,
        ]);
        expect((await sharp(answer.rawPayload).metadata()).width).toBe(Number.parseInt(width, 10));
      }
    }
    const zip = (await get(pictureSet.zip ?? '')).rawPayload;
    const files = unzip(zip);
    expect(files.map(({ name }) => name)).toEqual(pictureSet.images.map(({ name }) => name));
    expect(await Promise.all(files.map(({ content }) => colorOf(content)))).toEqual(['red', 'blue']);
  });

  it('A03 is for those who may see it, by no other address', async () => {
    const { pictureSet } = await setOf();
    const picture = pictureSet.images[0]?.src ?? '';
    const [silver, trial, expired] = await Promise.all(
      ['silver', 'trial', 'expired'].map((name) => demonstrationCaller(gateway.services, name, vixen)),
    );
    expect((await get(picture, silver)).statusCode).toBe(403);
    expect((await setOf(trial)).pictureSet).toMatchObject({ __typename: 'PictureSet', zip: null });
    expect((await setOf(expired)).pictureSet).toMatchObject({ nextStep: 'REACTIVATE' });
    const { rendition } = await gateway.services.db
      .selectFrom('pictures')
      .select('rendition')
      .where('id', '=', 'red-wide')
      .executeTakeFirstOrThrow();
    expect((await get(`/media/pictures/films/${rendition.version}/640.webp`)).statusCode).toBe(404);
    const staffOnly = await gateway.inject({ url: '/staff/pictures/red-wide', headers: gateway.headersFor(member) });
    expect(staffOnly.statusCode).toBe(401);
    const headers = { authorization: `Bearer ${staff.token}` };
    expect((await gateway.inject({ url: '/staff/pictures/red-wide', headers })).statusCode).toBe(200);
  });

  it('is refused with the place of what is wrong', async () => {
    const alt = 'A wall';
    const refused = async (input: object) => (await create({ slug: 'another', film: slug, ...input })).problems;
    expect(await refused({ pictures: [] })).toMatchObject([{ path: 'pictures' }]);
    const long = 'A wall '.repeat(50);
    expect(await refused({ pictures: [{ picture: 'red-wide', alt: long }] })).toMatchObject([
      { path: 'pictures.0.alt' },
    ]);
    const twice = [1, 2].map(() => ({ picture: 'red-wide', alt }));
    expect(await refused({ pictures: twice })).toMatchObject([{ path: 'pictures.1.picture' }]);

    const pictures = ['a-card', 'never-sent', 'red-wide'].map((picture) => ({ picture, alt }));
    await create({ slug: 'unready', film: slug, pictures });
    expect((await change('publishContent', 'unready', 1)).problems).toEqual([
      { path: 'pictures.0.picture', message: 'no still picture "a-card" was uploaded and prepared' },
      { path: 'pictures.1.picture', message: 'no still picture "never-sent" was uploaded and prepared' },
      { path: 'film', message: 'the pictureSet "evening-set" has it' },
    ]);
  });

  it('comes out of the export and goes in by the import, unchanged', async () => {
    const file = join(folder, 'sets.json');
    const row = {
      slug: 'evening-set',
      film: slug,
      pictures: [{ picture: 'blue-tall', alt: 'Imported' }],
    };
    writeFileSync(file, JSON.stringify({ format: 1, pictureSets: [row] }));
    const run = (...args: string[]) => contentOperation.run(gateway.services, args);
    expect((await run('import', file)).text).toMatch(/1 changed/);
    expect((await setOf()).pictureSet.images).toMatchObject([{ alt: 'Imported' }]);
    await run('export', join(folder, 'out'));
    expect((await run('import', join(folder, 'out'))).text).toMatch(/^0 created, 0 changed, .* 0 refused/);
  });

  it('goes with its film: nobody is sent a picture that is shown with it alone, and edges are told of each', async () => {
    const { db } = gateway.services;
    const { pictureSet } = await setOf();
    const still = pictureSet.images[0]?.src ?? '';
    const versionOf = async (id: string) =>
      (await db.selectFrom('pictures').select('rendition').where('id', '=', id).executeTakeFirstOrThrow()).rendition
        .version;
    const card = await versionOf('a-card');
    const address = `/media/pictures/films/${card}/640.webp`;
    await db.insertInto('film_pictures').values({ version: card, film_id: FILM }).execute();
    expect([(await get(still)).statusCode, (await get(address)).statusCode]).toEqual([200, 200]);
    const item = await db.selectFrom('content_items').select('version').where('id', '=', FILM).executeTakeFirst();
    const key = { kind: 'film', id: FILM, expectedVersion: item?.version ?? 0 };
    const unpublished = await staff.change('unpublishContent', key, KEY);
    expect(unpublished.__typename).toBe('ContentSaved');
    expect([(await get(still)).statusCode, (await get(address)).statusCode]).toEqual([404, 404]);
    const [takedown] = await db.selectFrom('edge_takedowns').select('versions').where('film_id', '=', FILM).execute();
    // The pictures that the set had before the import are among them as well.
    const versions = await Promise.all(['a-card', 'blue-tall', 'red-wide'].map(versionOf));
    expect(takedown?.versions).toEqual(expect.arrayContaining(versions));
    await db.insertInto('film_pictures').values({ version: card, film_id: 'vxn-4' }).execute();
    expect((await get(address)).statusCode).toBe(200);
  });
});
