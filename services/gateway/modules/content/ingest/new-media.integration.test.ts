import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { deleteUnusedMedia } from './delete-unused-media.ts';
import { mediaOperation } from './media-operation.ts';
import { endDraft, writeDraft } from './testing/film-drafts.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { type MadeFilm, makeFilm } from './testing/make-film.ts';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

let gateway: IngestGateway;
let editor: Desk;
let slug: string;
let filmId: string;
let count = 0;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
  editor = await openDesk(gateway, 'editor');
});
/** A film of three seconds that people see. */
beforeEach(async () => {
  count += 1;
  slug = `seen-quay-${count}`;
  filmId = await writeDraft(editor, slug);
  await send(3);
  if ((await endDraft(editor, filmId)) !== 'ContentSaved') throw new Error('The film was not published.');
}, 240_000);
afterAll(() => gateway.close());

/** Sends a film of so many seconds and prepares it. @returns its source */
async function send(seconds: number, size: Pick<MadeFilm, 'width' | 'height'> = {}): Promise<string> {
  const id = await gateway.sendFor(slug, await makeFilm({ seconds, ...size }));
  await gateway.prepare();
  return id;
}

const everybody = { tenant: 'vixen', area: 'tour' } as const;
type Caller = Parameters<typeof gateway.headersFor>[0];
const get = (url: string, caller: Caller = everybody) => gateway.inject({ url, headers: gateway.headersFor(caller) });

async function runLengthFor(caller: Caller = everybody): Promise<number | undefined> {
  const query = 'query ($slug: String!) { video(slug: $slug) { runLength } }';
  const { data } = await gateway.graphql<{ video: { runLength: number } | null }>(query, { slug }, caller);
  return data.video?.runLength;
}
async function posterFor(caller: Caller = everybody): Promise<string> {
  const query = 'query ($slug: String!) { video(slug: $slug) { images { poster { src } } } }';
  const { data } = await gateway.graphql<{ video: { images: { poster: { src: string } } } }>(query, { slug }, caller);
  return data.video.images.poster.src;
}

/** The version of what editors wrote of the film. */
async function written(): Promise<number> {
  const query = `{ content(kind: film, id: "${filmId}") { version } }`;
  return (await editor.call<{ content: { version: number } }>(query)).data.content.version;
}

/** A preview of the film as it is published, for a member. */
async function preview(): Promise<Caller> {
  const opened = await editor.call<{ result: { address: string } }>(
    `mutation { result: openPreview(kind: film, id: "${filmId}", version: ${await written()}, brand: "vixen",
      person: member) { ... on PreviewOpened { address } } }`,
  );
  const token = new URL(opened.data.result.address).searchParams.get('token') ?? '';
  return { tenant: 'vixen', area: 'members', headers: { 'x-preview': token, 'x-preview-as': 'member' } };
}

interface Decided {
  readonly __typename: string;
  readonly source?: { readonly state: string };
  readonly message?: string;
}
async function decide(field: 'showMedia' | 'discardMedia', id: string, desk = editor): Promise<Decided | undefined> {
  const { data, errors } = await desk.call<{ it: Decided }>(
    `mutation { it: ${field}(sourceId: "${id}") { __typename
      ... on NewMediaDone { source { state } } ... on NewMediaRefused { message } } }`,
  );
  if (errors) throw new Error(errors.map(({ extensions }) => String(extensions?.['code'])).join());
  return data.it;
}
async function stateOf(id: string): Promise<string> {
  const { data } = await editor.call<{ mediaSource: { state: string } }>(`{ mediaSource(id: "${id}") { state } }`);
  return data.mediaSource.state;
}
async function idsIn(state: string): Promise<readonly string[]> {
  const query = `{ mediaSources(filmId: "${filmId}", state: ${state}) { sources { id } } }`;
  const { data } = await editor.call<{ mediaSources: { sources: { id: string }[] } }>(query);
  return data.mediaSources.sources.map(({ id }) => id);
}
const versionOf = async (id: string): Promise<string> => (await gateway.source(id)).version ?? '';
const previewFile = (version: string) => `/media/previews/films/${version}.mp4`;
const heroFile = (version: string) => `/media/previews/films/${version}/large.mp4`;

describe('the new media of a film that people see', () => {
  it('are ready beside the old ones, which play on, and nobody has a file of them', async () => {
    const before = await posterFor();
    const id = await send(5, { width: 640, height: 360 });
    expect(await stateOf(id)).toBe('prepared');
    expect([await idsIn('prepared'), (await idsIn('published')).includes(id)]).toEqual([[id], false]);
    expect((await mediaOperation.run(gateway.services, ['status', slug])).text).toContain(': prepared');
    expect([await runLengthFor(), await posterFor()]).toEqual([3, before]);
    expect((await get(previewFile(await versionOf(id)))).statusCode).toBe(404);
    expect((await get(heroFile(await versionOf(id)))).statusCode).toBe(404);
    expect((await get(before)).statusCode).toBe(200);
    // A correction of its words shows nothing of them either.
    const { data } = await editor.call<{ it: { __typename: string } }>(
      `mutation { it: publishContent(kind: film, id: "${filmId}", expectedVersion: ${await written()}) { __typename } }`,
    );
    expect([data.it.__typename, await runLengthFor()]).toEqual(['ContentSaved', 3]);
  });

  it('are what a preview of the film shows and plays, and the brand says so', { tags: ['long'] }, async () => {
    const id = await send(5);
    const caller = await preview();
    expect([await runLengthFor(caller), await runLengthFor()]).toEqual([5, 3]);
    const version = await versionOf(id);
    expect(await posterFor(caller)).toContain(version);
    const poster = await posterFor(caller);
    const shown = await get(poster, caller);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect((await get(poster)).statusCode).toBe(403);
    expect((await get(poster.replace(/^\/media\/v\/previewed\/[^/]+/, '/media'))).statusCode).toBe(404);
    const query = `{ it: getToken(videoId: "${filmId}", device: DESKTOP) { ... on VideoToken { hls { cdn } } } }`;
    const { data } = await gateway.graphql<{ it: { hls: { cdn: string } } }>(query, {}, caller);
    expect((await get(data.it.hls.cdn, caller)).body).toContain('#EXTM3U');
    expect((await get(data.it.hls.cdn)).statusCode).toBe(403);
    const facts = async () =>
      (await get('/brand/preview', caller)).json<{ isPublished: boolean; hasNewMedia: boolean }>();
    expect(await facts()).toMatchObject({ isPublished: true, hasNewMedia: true });
    await decide('showMedia', id);
    expect(await facts()).toMatchObject({ isPublished: true, hasNewMedia: false });
  });

  it('are shown by staff in place of the old ones, which go like any that are replaced', async () => {
    const [before] = await idsIn('published');
    // Large enough for a loop of its own for heroes (1065).
    const id = await send(5, { width: 640, height: 360 });
    expect(await decide('showMedia', id)).toEqual({ __typename: 'NewMediaDone', source: { state: 'published' } });
    expect(await runLengthFor()).toBe(5);
    expect(await posterFor()).toContain(await versionOf(id));
    expect((await get(previewFile(await versionOf(id)))).statusCode).toBe(200);
    expect((await get(heroFile(await versionOf(id)))).statusCode).toBe(200);
    const { db } = gateway.services;
    const replaced = await db.selectFrom('replaced_media').select('version').where('film_id', '=', filmId).execute();
    expect(replaced).toEqual([{ version: await versionOf(before ?? '') }]);
    expect(await db.selectFrom('waiting_media').select('source_id').where('film_id', '=', filmId).execute()).toEqual(
      [],
    );
    const audited = await db
      .selectFrom('staff_audit')
      .select(['actor', 'after'])
      .where('action', '=', 'show media')
      .where('entity_id', '=', id)
      .execute();
    expect(audited).toEqual([{ actor: editor.email, after: { filmId } }]);
    expect(await decide('showMedia', id)).toMatchObject({ message: 'No new media of this film wait to be shown.' });
  });

  it('are those that were sent last: a later file takes the place of one that waits', { tags: ['long'] }, async () => {
    const first = await send(4);
    const second = await send(5);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['superseded', 'prepared']);
    expect(await decide('showMedia', first)).toMatchObject({
      __typename: 'NewMediaRefused',
      message: 'A later file of this film is ready by now. Look at that one.',
    });
    await decide('showMedia', second);
    expect(await runLengthFor()).toBe(5);
    expect((await get(previewFile(await versionOf(first)))).statusCode).toBe(404);
  });

  it(
    'are discarded, which nobody sees anything of, and whose files are deleted after three days',
    { tags: ['long'] },
    async () => {
      const id = await send(5);
      const version = await versionOf(id);
      expect(await decide('discardMedia', id)).toEqual({ __typename: 'NewMediaDone', source: { state: 'superseded' } });
      expect([await runLengthFor(), (await get(previewFile(version))).statusCode]).toEqual([3, 404]);
      const caller = await preview();
      expect(await runLengthFor(caller)).toBe(3);
      const files = async () => {
        const keys: string[] = [];
        for await (const { key } of gateway.services.store.list(`renditions/${id}/`)) keys.push(key);
        return keys.length;
      };
      await deleteUnusedMedia.run(gateway.services, later(2));
      expect(await files()).toBeGreaterThan(0);
      await deleteUnusedMedia.run(gateway.services, later(4));
      expect(await files()).toBe(0);
      const left = () => gateway.services.db.selectFrom('waiting_media').select('source_id').execute();
      expect(await left()).toContainEqual({ source_id: id });
      await deleteUnusedMedia.run(gateway.services, later(7));
      expect(await left()).not.toContainEqual({ source_id: id });
    },
  );

  it('stay as long as they wait', { tags: ['long'] }, async () => {
    const id = await send(5);
    await deleteUnusedMedia.run(gateway.services, later(30));
    await decide('showMedia', id);
    expect((await get(previewFile(await versionOf(id)))).statusCode).toBe(200);
  });

  it('leave the picture that an editor chose meanwhile', { tags: ['long'] }, async () => {
    const id = await send(5);
    const picture = await makeFilm({
      width: 1_280,
      height: 720,
      seconds: 1,
      sound: false,
      name: 'poster.png',
      more: ['-frames:v', '1', '-c:v', 'png'],
    });
    const chosen = await gateway.sendFor(slug, picture, 'picture');
    await gateway.prepare();
    expect(await posterFor()).toContain(await versionOf(chosen));
    await decide('showMedia', id);
    expect([await runLengthFor(), await posterFor()]).toEqual([5, expect.stringContaining(await versionOf(chosen))]);
  });

  it('wait also while the film is taken back', { tags: ['long'] }, async () => {
    const id = await send(5);
    const { db } = gateway.services;
    const set = (is_published: boolean) =>
      db.updateTable('videos').set({ is_published }).where('id', '=', filmId).execute();
    await set(false);
    const second = await send(4);
    expect([await stateOf(id), await stateOf(second)]).toEqual(['superseded', 'prepared']);
    await set(true);
    expect(await runLengthFor()).toBe(3);
    expect(await decide('showMedia', second)).toMatchObject({ __typename: 'NewMediaDone' });
    expect(await runLengthFor()).toBe(4);
  });

  it('are decided about by whom the rules permit, and by the command', { tags: ['long'] }, async () => {
    const id = await send(5);
    const support = await openDesk(gateway, 'support', `support-${count}`);
    await expect(decide('showMedia', id, support)).rejects.toThrow('FORBIDDEN');
    await expect(decide('discardMedia', id, support)).rejects.toThrow('FORBIDDEN');
    expect(await decide('showMedia', 'none')).toMatchObject({ __typename: 'NewMediaRefused' });
    const run = (...args: string[]) => mediaOperation.run(gateway.services, args);
    expect(await run('show', slug)).toEqual({
      ok: true,
      text: `The new media of Draft ${slug} have taken the place of the old ones.`,
    });
    expect(await runLengthFor()).toBe(5);
    expect(await run('show', slug)).toMatchObject({ ok: false });
    expect(await run('show', 'no-such-film')).toMatchObject({ ok: false });
  });
});

it(
  'the first media of a film that people see are shown at once: they replace nothing',
  { tags: ['long'] },
  async () => {
    slug = `bare-quay-${count}`;
    filmId = await writeDraft(editor, slug);
    expect(await endDraft(editor, filmId)).toBe('ContentSaved');
    const id = await send(5);
    expect([await stateOf(id), await runLengthFor()]).toEqual(['published', 5]);
  },
);
