import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { deleteUnusedMedia } from './delete-unused-media.ts';
import { mediaOperation } from './media-operation.ts';
import { endDraft, writeDraft } from './testing/film-drafts.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm } from './testing/make-film.ts';

const CALLER = { tenant: 'vixen', area: 'tour' } as const;
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

let gateway: IngestGateway;
let editor: Desk;
let film: string;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
  editor = await openDesk(gateway, 'editor');
  film = await makeFilm({ width: 640, height: 360, seconds: 3 });
});
afterAll(() => gateway.close());

async function shown(slug: string) {
  const { data } = await gateway.graphql<{
    video: { runLength: number; downloadResolutions: { res: string }[] } | null;
  }>('query ($slug: String!) { video(slug: $slug) { runLength downloadResolutions { res } } }', { slug }, CALLER);
  return data.video;
}

type Preview = 'poster' | 'film' | 'whole' | 'storyboard';
interface Source {
  readonly state: string;
  readonly film: { readonly title: string; readonly isDraft: boolean };
  readonly previews: Readonly<Record<Preview, string>> | null;
  readonly steps: readonly { readonly name: string; readonly state: string }[];
}

async function source(id: string): Promise<Source> {
  const { data } = await editor.call<{ mediaSource: Source }>(
    'query ($id: ID!) { mediaSource(id: $id) { state film { title isDraft } previews { poster film whole storyboard } steps { name state } } }',
    { id },
  );
  return data.mediaSource;
}

async function idsIn(state: string): Promise<readonly string[]> {
  const { data } = await editor.call<{ mediaSources: { sources: { id: string }[] } }>(
    'query ($state: MediaSourceState) { mediaSources(state: $state) { sources { id } } }',
    { state },
  );
  return data.mediaSources.sources.map(({ id }) => id);
}

const keysOf = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of gateway.services.store.list(prefix)) keys.push(key);
  return keys;
};

it('prepares the film of a draft, which nobody sees until it is published, and then plays', async () => {
  const draft = await writeDraft(editor, 'quiet-quay');
  const id = await gateway.sendFor('quiet-quay', film);
  expect(await source(id)).toMatchObject({ state: 'working', film: { title: 'Draft quiet-quay', isDraft: true } });
  await gateway.prepare();
  const prepared = await source(id);
  expect(prepared).toMatchObject({ state: 'prepared', film: { isDraft: true } });
  expect(prepared.steps.filter(({ state }) => state !== 'done')).toEqual([]);
  expect([await idsIn('prepared'), await idsIn('published')]).toEqual([[id], []]);
  const { text } = await mediaOperation.run(gateway.services, ['status', 'quiet-quay']);
  expect(text).toContain('film of quiet-quay “Draft quiet-quay” (vixen): ');
  expect(text).toContain(': prepared');
  expect(await shown('quiet-quay')).toBeNull();
  expect(await gateway.services.db.selectFrom('videos').select('id').where('id', '=', draft).execute()).toEqual([]);

  expect(await endDraft(editor, draft)).toBe('ContentSaved');
  expect(await shown('quiet-quay')).toEqual({ runLength: 3, downloadResolutions: [{ res: 'p360' }, { res: 'p270' }] });
  expect(await source(id)).toMatchObject({ state: 'published', film: { isDraft: false } });
  expect([await idsIn('prepared'), await idsIn('published')]).toEqual([[], [id]]);
  const { own_media } = await gateway.services.db
    .selectFrom('videos')
    .select('own_media')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow();
  expect(own_media).toMatchObject({ film: { seconds: 3 }, picture: { isChosen: false } });
});

it('shows members of staff with the right what was prepared of a draft, and nobody else', async () => {
  await writeDraft(editor, 'seen-by-staff');
  const id = await gateway.sendFor('seen-by-staff', film);
  await gateway.prepare();
  const { previews } = await source(id);
  const token = editor.headers;
  const types = {
    poster: 'image/webp',
    film: 'video/mp4',
    whole: 'video/mp4',
    storyboard: 'text/vtt; charset=utf-8',
  } as const;
  for (const part of ['poster', 'film', 'whole', 'storyboard'] as const) {
    const url = previews?.[part] ?? '';
    const answer = await gateway.inject({ url, headers: token });
    expect([answer.statusCode, answer.headers['content-type']], part).toEqual([200, types[part]]);
    expect((await gateway.inject({ url })).statusCode, part).toBe(401);
    expect((await gateway.inject({ url, headers: gateway.headersFor(CALLER) })).statusCode, part).toBe(401);
    expect((await gateway.inject({ url: url.replace(id, 'none'), headers: token })).statusCode, part).toBe(404);
  }
  const range = { ...token, range: 'bytes=0-99' };
  const whole = await gateway.inject({ url: previews?.whole ?? '', headers: range });
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([206, 100]);
  const sheet = (previews?.storyboard ?? '').replace('.vtt', '.webp');
  expect((await gateway.inject({ url: sheet, headers: token })).headers['content-type']).toBe('image/webp');
  // What the addresses of members are made of is in no answer.
  const { version } = await gateway.source(id);
  expect(version).not.toBeNull();
  expect(JSON.stringify(await source(id))).not.toContain(version);
});

it('gives a draft the later one of two films, and the picture that an editor chose', { tags: ['long'] }, async () => {
  const draft = await writeDraft(editor, 'sent-twice');
  const first = await gateway.sendFor('sent-twice', film);
  const picture = await makeFilm({
    width: 1_280,
    height: 720,
    seconds: 1,
    sound: false,
    name: 'poster.png',
    more: ['-frames:v', '1', '-c:v', 'png'],
  });
  await gateway.sendFor('sent-twice', picture, 'picture');
  await gateway.prepare();
  await gateway.sendFor('sent-twice', await makeFilm({ seconds: 2 }));
  await gateway.prepare();
  await endDraft(editor, draft);
  expect((await shown('sent-twice'))?.runLength).toBe(2);
  const { own_media } = await gateway.services.db
    .selectFrom('videos')
    .select('own_media')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow();
  expect(own_media?.picture?.isChosen).toBe(true);
  expect((await gateway.source(first)).state).toBe('published');
});

it(
  'gives a film that is published while its file is being prepared the file as soon as that is ready',
  { tags: ['long'] },
  async () => {
    const draft = await writeDraft(editor, 'published-early');
    const id = await gateway.sendFor('published-early', film);
    await endDraft(editor, draft);
    expect((await shown('published-early'))?.runLength).toBe(1_800);
    await gateway.prepare();
    expect((await source(id)).state).toBe('published');
    expect((await shown('published-early'))?.runLength).toBe(3);
  },
);

it('ends the preparation of a file whose draft was deleted', async () => {
  const draft = await writeDraft(editor, 'deleted-early');
  const id = await gateway.sendFor('deleted-early', film);
  await endDraft(editor, draft, 'deleteDraft');
  await gateway.prepare();
  expect(await gateway.source(id)).toMatchObject({ state: 'failed', facts: null, version: null });
  expect(await keysOf(`renditions/${id}/`)).toEqual([]);
});

it(
  'leaves the media of a draft as long as there is the draft, and deletes those of one that was deleted',
  { tags: ['long'] },
  async () => {
    const draft = await writeDraft(editor, 'waits-long');
    const gone = await writeDraft(editor, 'is-deleted');
    const [left, lost] = [await gateway.sendFor('waits-long', film), await gateway.sendFor('is-deleted', film)];
    await gateway.prepare();
    expect(await endDraft(editor, gone, 'deleteDraft')).toBe('ContentSaved');
    expect(await source(lost)).toBeNull();

    await deleteUnusedMedia.run(gateway.services, later(2));
    expect(await keysOf(`renditions/${lost}/`)).not.toEqual([]);
    expect(await keysOf(`originals/${lost}`)).not.toEqual([]);
    expect(await deleteUnusedMedia.run(gateway.services, later(4))).toMatchObject({ sources: 2 });
    expect([await keysOf(`renditions/${lost}/`), await keysOf(`originals/${lost}`)]).toEqual([[], []]);
    const { db } = gateway.services;
    expect(await db.selectFrom('media_sources').select('id').where('id', '=', lost).execute()).toEqual([]);
    expect(await db.selectFrom('prepared_media').select('film_id').where('film_id', '=', gone).execute()).toEqual([]);

    expect(await keysOf(`renditions/${left}/`)).not.toEqual([]);
    expect(await endDraft(editor, draft)).toBe('ContentSaved');
    const { version } = await gateway.source(left);
    expect((await gateway.inject({ url: `/media/previews/films/${version}.mp4` })).statusCode).toBe(200);
  },
);
