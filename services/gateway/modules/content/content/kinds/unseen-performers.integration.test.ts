import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import tenant from '../../../../../../apps/vixen/tenant.ts';
import { findPicture } from '../../catalogue/public.ts';
import { sendPicture } from '../testing/send-picture.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';
import type { ContentKind } from './content-kinds.ts';

const vixen = { ...tenant, features: { ...tenant.features, showAngels: true } };
const UPRIGHT = { shape: 'portrait', width: 900, height: 1200 } as const;
const folder = mkdtempSync(join(tmpdir(), 'unseen-'));
let gateway: TestGateway;
let staff: StaffCalls;
beforeAll(async () => {
  gateway = await startTestGateway({
    tenants: [vixen],
    config: { dataDir: folder, mediaStore: { kind: 'folder', folder: join(folder, 'media') } },
  });
  staff = await asStaff(gateway, 'ed@demo.example');
}, 120_000);
beforeEach(async () => {
  await gateway.services.db.deleteFrom('edge_takedowns').execute();
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

/** What was created, with the version that the next change expects. */
interface Item {
  readonly kind: string;
  readonly id: string;
  version: number;
}

async function change(field: string, item: Item): Promise<void> {
  const variables = { kind: item.kind, id: item.id, expectedVersion: item.version };
  expect(await staff.change(field, variables, KEY)).toMatchObject({ __typename: 'ContentSaved' });
  item.version += 1;
}
const publish = (item: Item) => change('publishContent', item);
const takeBack = (item: Item) => change('unpublishContent', item);

async function show(kind: ContentKind, input: object): Promise<Item> {
  const { item, problems } = await staff.save(kind, input);
  expect(problems).toBeUndefined();
  const created = { kind, id: item?.id ?? '', version: 1 };
  await publish(created);
  return created;
}

const filmOf = (slug: string, performers: readonly string[]) => ({
  slug,
  title: slug,
  site: 'vixen',
  runLengthSeconds: 600,
  releasedAt: '2025-01-01T00:00:00Z',
  performers,
});
const showFilm = (slug: string, performer: string) => show('film', filmOf(slug, [performer]));

/** A performer with a portrait. @returns how to look at its file, and its version */
async function showPerformer(slug: string) {
  await sendPicture(gateway, { id: `${slug}-face`, ...UPRIGHT, background: '#d00000' });
  await show('performer', { slug, name: slug, sex: 'F', portrait: `${slug}-face` });
  return faceOf(`${slug}-face`);
}

async function faceOf(picture: string) {
  const found = await findPicture(gateway.services.db, picture);
  if (found === null) throw new Error(`There is no picture "${picture}".`);
  const { version, webp } = found.rendition;
  const url = `/media/pictures/films/${version}/${webp[0]}.webp`;
  const status = async () =>
    (await gateway.inject({ url, headers: gateway.headersFor({ tenant: 'vixen' }) })).statusCode;
  return { version, status };
}

async function forgotten(): Promise<readonly string[]> {
  const rows = await gateway.services.db.selectFrom('edge_takedowns').select('versions').execute();
  return rows.flatMap(({ versions }) => versions);
}

it('a performer’s portrait is gone with the last of their films, and edges are told; it is back with one', async () => {
  const { version, status } = await showPerformer('nova');
  expect(await status()).toBe(404);
  const [first, second] = [await showFilm('first-quay', 'nova'), await showFilm('second-quay', 'nova')];
  expect(await status()).toBe(200);
  await takeBack(first);
  expect([await status(), (await forgotten()).includes(version)]).toEqual([200, false]);
  await takeBack(second);
  expect([await status(), (await forgotten()).includes(version)]).toEqual([404, true]);
  await publish(first);
  expect(await status()).toBe(200);
});

it('is gone where a film no longer names them', async () => {
  const { version, status } = await showPerformer('juno');
  const film = await showFilm('dropped-quay', 'juno');
  expect(await status()).toBe(200);
  const next = filmOf('dropped-quay', []);
  expect(await staff.save('film', next, film)).toMatchObject({ __typename: 'ContentSaved' });
  film.version += 1;
  expect(await status()).toBe(200);
  await publish(film);
  expect([await status(), (await forgotten()).includes(version)]).toEqual([404, true]);
});

it('a prize goes on showing it, until it is taken back too', async () => {
  const { version, status } = await showPerformer('mira');
  const film = await showFilm('prized-quay', 'mira');
  const award = { slug: 'lens', site: 'vixen', year: 2026, name: 'Lens', organization: 'Lens', performer: 'mira' };
  const prize = await show('award', { ...award, position: 1 });
  await takeBack(film);
  expect([await status(), (await forgotten()).includes(version)]).toEqual([200, false]);
  await takeBack(prize);
  expect([await status(), (await forgotten()).includes(version)]).toEqual([404, true]);
});

it('the pictures of an angel go with the films of the performer', async () => {
  const performer = await showPerformer('iris');
  const film = await showFilm('angelic-quay', 'iris');
  await sendPicture(gateway, { id: 'iris-angel', ...UPRIGHT, background: '#0000d0' });
  const angel = { slug: 'iris-angel', performer: 'iris', motto: 'On', chosenOn: '2026-01-01', position: 1 };
  await show('angel', { ...angel, portrait: 'iris-angel' });
  const own = await faceOf('iris-angel');
  expect([await own.status(), await performer.status()]).toEqual([200, 200]);
  await takeBack(film);
  expect([await own.status(), await performer.status()]).toEqual([404, 404]);
  expect(await forgotten()).toEqual(expect.arrayContaining([own.version, performer.version]));
});

it('a picture that something else shows stays', async () => {
  await sendPicture(gateway, {
    id: 'shared-face',
    ...UPRIGHT,
    shape: 'landscape',
    width: 1280,
    height: 720,
    background: '#00d000',
  });
  await show('performer', { slug: 'lena', name: 'Lena', sex: 'F', banner: 'shared-face' });
  const film = await showFilm('shared-quay', 'lena');
  const category = await show('category', { slug: 'shores', name: 'Shores', picture: 'shared-face' });
  const { status } = await faceOf('shared-face');
  await takeBack(film);
  expect(await status()).toBe(200);
  await takeBack(category);
  expect(await status()).toBe(404);
});
