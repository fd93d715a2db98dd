import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { type Desk, openDesk, verifyAudit } from '../../../staff/staff/testing/public.ts';
import { contentOperation } from '../../content/testing/public.ts';
import { endDraft, writeDraft } from '../testing/film-drafts.ts';
import { targetOfUpload } from '../uploads/upload-target.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder, makeFilm } from '../testing/make-film.ts';
import { eraseMedia } from './erase-media.ts';

const CALLER = { tenant: 'vixen', area: 'tour' } as const;
const ANSWER = `{ ... on BulkChanged { change { id state results { title outcome problem canUndo } } } ... on BulkRefused { message } }`;

interface Change {
  readonly id: string;
  readonly state: string;
  readonly results: readonly { readonly outcome: string; readonly problem: string | null; readonly canUndo: boolean }[];
}
interface Answer {
  readonly result: { readonly change?: Change; readonly message?: string };
}

interface Named {
  readonly result: { readonly __typename: string };
}

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nA mole\n';

let gateway: IngestGateway;
let editor: Desk;
let colleague: Desk;
let film: string;
let still: string;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
  editor = await openDesk(gateway, 'editor');
  colleague = await openDesk(gateway, 'editor', 'colleague');
  film = await makeFilm({ width: 640, height: 360, seconds: 3 });
  still = `${await emptyFolder()}/still.jpg`;
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d00000' } })
    .jpeg()
    .toFile(still);
}, 120_000);
afterAll(() => gateway.close());

let keys = 0;
const request = async (id: string, version: number) => {
  keys += 1;
  const query = `mutation ($key: String!, $items: [ReadVersion!]!) {
    result: requestBulkChange(requestKey: $key, kind: film, change: { name: erase }, items: $items, reason: "A performer asked for it") ${ANSWER} }`;
  return (await editor.call<Answer>(query, { key: `key-${keys}`, items: [{ id, version }] })).data.result;
};
const decide = async (desk: Desk, id: string | undefined) => {
  const query = `mutation ($id: ID!) { result: decideBulkChange(id: $id, approve: true, reason: "Checked") ${ANSWER} }`;
  return (await desk.call<Answer>(query, { id })).data.result;
};
const content = async (field: string, kind: string, id: string, expectedVersion: number) =>
  editor.call(
    `mutation ($id: ID!, $expectedVersion: Int!) {
      result: ${field}(kind: ${kind}, id: $id, expectedVersion: $expectedVersion) { __typename } }`,
    { id, expectedVersion },
  );
const get = async (url: string) => (await gateway.inject({ url, headers: gateway.headersFor(CALLER) })).statusCode;
const rows = async () =>
  (await gateway.services.db.selectFrom('erasures').selectAll().orderBy('approved_at').execute()).at(-1);
const erase = () => eraseMedia.run(gateway.services, new Date());
const keysOf = async (prefix = ''): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const { key } of gateway.services.store.list(prefix)) found.push(key);
  return found.toSorted();
};

/** A film with its uploaded media and a set of stills, published and taken back. */
async function takenBack(slug: string): Promise<string> {
  const id = await writeDraft(editor, slug);
  await gateway.sendFor(slug, film);
  await gateway.sendPicture(still, `still-${slug}`, 'still');
  await gateway.prepare();
  await endDraft(editor, id);
  const input = { slug: `set-${slug}`, film: slug, pictures: [{ picture: `still-${slug}`, alt: 'A red wall' }] };
  await editor.call(
    'mutation ($input: PictureSetInput!) { result: saveContent(input: { pictureSet: $input }) { __typename } }',
    {
      input,
    },
  );
  await content('publishContent', 'pictureSet', `set-${slug}`, 1);
  await content('unpublishContent', 'film', id, 2);
  return id;
}

it('needs two people, leaves no file of the film, and keeps who, when, why and which file', async () => {
  const { db } = gateway.services;
  const before = await keysOf();
  const id = await takenBack('quiet-quay');
  const made = await keysOf();
  expect(made.length).toBeGreaterThan(before.length + 10);
  const { own_media } = await db
    .selectFrom('videos')
    .select('own_media')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const preview = `/media/previews/films/${own_media?.film?.version}.mp4`;
  const heroLoop = `/media/previews/films/${own_media?.film?.version}/large.mp4`;

  const { change } = await request(id, 3);
  expect(change).toMatchObject({ state: 'open', results: [] });
  expect((await decide(editor, change?.id)).message).toMatch(/does not wait for you/);
  expect(await keysOf()).toEqual(made);
  const { change: done } = await decide(colleague, change?.id);
  expect(done).toMatchObject({ state: 'done', results: [{ outcome: 'done', problem: null, canUndo: false }] });
  expect([await get(preview), await get(heroLoop)]).toEqual([404, 404]);
  const queued = await db.selectFrom('edge_takedowns').select('versions').where('film_id', '=', id).execute();
  expect(queued.at(-1)?.versions).toContain(own_media?.film?.version);

  expect(await erase()).toEqual({ erased: 1 });
  expect(await keysOf()).toEqual(before);
  const left = await Promise.all([
    db.selectFrom('videos').select('id').where('id', '=', id).execute(),
    db.selectFrom('media_sources').select('id').where('video_id', '=', id).execute(),
    db.selectFrom('pictures').select('id').execute(),
    db.selectFrom('content_items').select('id').where('id', 'in', [id, 'set-quiet-quay']).execute(),
    db.selectFrom('content_versions').select('id').where('id', 'in', [id, 'set-quiet-quay']).execute(),
  ]);
  expect(left).toEqual([[], [], [], [], []]);
  const sha256 = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  const record = await rows();
  expect(record).toMatchObject({ film_id: id, title: 'Draft quiet-quay', reason: 'A performer asked for it' });
  expect(record?.requested_by).not.toBe(record?.approved_by);
  expect(record?.erased_at).toBeInstanceOf(Date);
  expect(
    Object.values(record?.files as object)
      .map((file: { sha256: string }) => file.sha256)
      .toSorted(),
  ).toEqual([await sha256(film), await sha256(still)].toSorted());
  const audited = await db.selectFrom('staff_audit').select(['action', 'actor']).where('entity_id', '=', id).execute();
  expect(audited.at(-1)).toEqual({ action: 'erase', actor: record?.approved_by });
  expect(await verifyAudit(db)).toEqual({ rows: expect.any(Number) });
  const { text } = await contentOperation.run(gateway.services, ['erased']);
  expect(text).toContain(await sha256(film));
});

it('goes on where the store failed, with the hashes that it had taken', { tags: ['long'] }, async () => {
  const before = await keysOf();
  const id = await takenBack('late-light');
  await decide(colleague, (await request(id, 3)).change?.id);
  const { services } = gateway;
  let deletes = 0;
  const failing = {
    ...services.store,
    delete: async (key: string) => {
      deletes += 1;
      if (deletes === 4) throw new Error('The store answered 503.');
      await services.store.delete(key);
    },
  };
  expect(await eraseMedia.run({ ...services, store: failing }, new Date())).toEqual({ failed: 1 });
  expect(await rows()).toMatchObject({ erased_at: null });
  const { files } = (await rows()) ?? {};
  expect(Object.keys(files as object)).toHaveLength(2);
  expect(await erase()).toEqual({});
  expect(await eraseMedia.run(services, new Date(Date.now() + 600_000))).toEqual({ erased: 1 });
  expect([await keysOf(), (await rows())?.files]).toEqual([before, files]);
});

it('leaves a picture that something else shows, and a film that people see', async () => {
  const id = await takenBack('shared-shore');
  const other = await writeDraft(editor, 'other-shore');
  const input = {
    slug: 'other-set',
    film: 'other-shore',
    pictures: [{ picture: 'still-shared-shore', alt: 'A wall' }],
  };
  await editor.call(
    'mutation ($input: PictureSetInput!) { result: saveContent(input: { pictureSet: $input }) { __typename } }',
    {
      input,
    },
  );
  await endDraft(editor, other);
  const refused = (await decide(colleague, (await request(other, 2)).change?.id)).change;
  expect(refused?.results).toMatchObject([{ outcome: 'refused', problem: expect.stringContaining('published') }]);
  await decide(colleague, (await request(id, 3)).change?.id);
  await erase();
  const pictures = await gateway.services.db.selectFrom('pictures').select('id').execute();
  expect(pictures).toEqual([{ id: 'still-shared-shore' }]);
});

it('nobody can name a picture that is being erased, nor send another one under its name', async () => {
  const { db } = gateway.services;
  const before = await keysOf();
  const id = await takenBack('lent-lamp');
  await decide(colleague, (await request(id, 3)).change?.id);
  expect(await db.selectFrom('pictures').select('id').where('id', '=', 'still-lent-lamp').execute()).toEqual([]);
  const sent = { picture: 'still-lent-lamp', shape: 'still' };
  expect(await targetOfUpload(db, sent, null)).toMatch(/There is a picture "still-lent-lamp" already/);
  expect(await erase()).toEqual({ erased: 1 });
  expect(await keysOf()).toEqual(before);
  expect(await targetOfUpload(db, sent, null)).toMatchObject({ pictureId: 'still-lent-lamp' });
});

it('a frame that was being taken while its film was erased goes with it', { tags: ['long'] }, async () => {
  const { db } = gateway.services;
  const before = await keysOf();
  const id = await takenBack('framed-ferry');
  const { id: sourceId } = await db
    .selectFrom('media_sources')
    .select('id')
    .where('video_id', '=', id)
    .executeTakeFirstOrThrow();
  const take = `mutation ($sourceId: ID!) { result: takeStill(sourceId: $sourceId, atSeconds: 1) { __typename } }`;
  expect((await editor.call<Named>(take, { sourceId })).data.result.__typename).toBe('StillBegun');
  await decide(colleague, (await request(id, 3)).change?.id);
  await gateway.prepare();
  expect(await db.selectFrom('pictures').select('id').where('id', 'like', 'framed-ferry-%').execute()).toEqual([]);
  expect(await erase()).toEqual({ erased: 1 });
  expect(await keysOf()).toEqual(before);
});

it('by the command waits for a member of staff, who is the second person', { tags: ['long'] }, async () => {
  const id = await takenBack('plain-pier');
  const run = (...args: string[]) => contentOperation.run(gateway.services, ['erase', ...args]);
  expect(await run('plain-pier', ' ')).toMatchObject({ ok: false, text: expect.stringContaining('reason') });
  expect(await run('other-shore', 'A request')).toMatchObject({
    ok: false,
    text: expect.stringContaining('taken back'),
  });
  const { ok, text } = await run('plain-pier', 'A request by mail');
  expect([ok, text]).toEqual([true, expect.stringContaining('waits to be erased')]);
  expect(await run('plain-pier', 'The same again')).toEqual({
    ok: false,
    text: expect.stringContaining('already waiting'),
  });
  const change = /\((.+)\)/.exec(text)?.[1];
  expect((await decide(editor, change)).change?.results).toMatchObject([{ outcome: 'done' }]);
  expect(await rows()).toMatchObject({ film_id: id, requested_by: 'operator' });
});

it(
  'takes nothing of a film that was renamed and had the slug before, and all of that one when it goes itself',
  { tags: ['long'] },
  async () => {
    const { db } = gateway.services;
    await erase();
    const renamed = await takenBack('moved-mole');
    const draft = { slug: 'moved-mole-en', film: 'moved-mole', language: 'en', text: VTT };
    const create =
      'mutation ($input: CaptionInput!) { result: saveContent(input: { caption: $input }) { __typename } }';
    await editor.call(create, { input: draft });
    const input = { slug: 'former-mole', title: 'Renamed', site: 'vixen', runLengthSeconds: 1_800 };
    const update = `mutation ($id: ID!, $input: FilmInput!) {
    result: saveContent(read: { id: $id, version: 3 }, input: { film: $input }) { __typename } }`;
    expect((await editor.call<Named>(update, { id: renamed, input })).data.result.__typename).toBe('ContentSaved');
    await content('publishContent', 'film', renamed, 4);
    await content('unpublishContent', 'film', renamed, 5);
    const other = await writeDraft(editor, 'moved-mole');
    await editor.call(create, { input: { ...draft, slug: 'new-mole-en' } });
    await endDraft(editor, other);
    await content('unpublishContent', 'film', other, 2);
    const ids = ['set-moved-mole', 'moved-mole-en', 'new-mole-en'];
    const left = async () => {
      const items = await db.selectFrom('content_items').select('id').where('id', 'in', ids).orderBy('id').execute();
      return items.map(({ id }) => id);
    };
    const stills = () => db.selectFrom('pictures').select('id').where('id', '=', 'still-moved-mole').execute();

    await decide(colleague, (await request(other, 3)).change?.id);
    expect(await erase()).toEqual({ erased: 1 });
    expect(await left()).toEqual(['moved-mole-en', 'set-moved-mole']);
    expect(await stills()).toHaveLength(1);
    await decide(colleague, (await request(renamed, 6)).change?.id);
    expect(await erase()).toEqual({ erased: 1 });
    expect([await left(), await stills()]).toEqual([[], []]);
  },
);

it('is rid of new media that waited to be shown, at once and with their files', { tags: ['long'] }, async () => {
  const before = await keysOf();
  const id = await writeDraft(editor, 'renewed-quay');
  await gateway.sendFor('renewed-quay', film);
  await gateway.prepare();
  await endDraft(editor, id);
  const source = await gateway.sendFor('renewed-quay', await makeFilm({ seconds: 2 }));
  await gateway.prepare();
  await content('unpublishContent', 'film', id, 2);
  const { version } = await gateway.source(source);
  const { change } = await request(id, 3);
  await decide(colleague, change?.id);
  expect(await get(`/media/previews/films/${version}.mp4`)).toBe(404);
  expect(await gateway.services.db.selectFrom('waiting_media').select('source_id').execute()).toEqual([]);
  expect(await erase()).toEqual({ erased: 1 });
  expect(await keysOf()).toEqual(before);
});
