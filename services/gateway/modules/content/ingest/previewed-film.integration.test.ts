import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreviewPerson } from '@network/access/preview/preview-people.ts';
import vixen from '@network/vixen/tenant.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { writeDraft } from './testing/film-drafts.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm } from './testing/make-film.ts';

let gateway: IngestGateway;
let editor: Desk;
let id: string;
let token: string;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
  editor = await openDesk(gateway, 'editor');
  id = await writeDraft(editor, 'previewed-quay');
  await gateway.sendFor('previewed-quay', await makeFilm({ width: 640, height: 360, seconds: 3 }));
  await gateway.prepare();
  token = await openPreview(id);
}, 240_000);
afterAll(() => gateway.close());

async function openPreview(film: string): Promise<string> {
  const { data } = await editor.call<{ result: { address: string } }>(
    `mutation { result: openPreview(kind: film, id: "${film}", version: 1, brand: "vixen", person: member) {
      ... on PreviewOpened { address } } }`,
  );
  return new URL(data.result.address).searchParams.get('token') ?? '';
}

const callAs = (person: PreviewPerson, preview = token) => ({
  tenant: 'vixen',
  area: person === 'visitor' ? ('tour' as const) : ('members' as const),
  headers: { 'x-preview': preview, 'x-preview-as': person },
});
const everybody = { tenant: 'vixen', area: 'tour' } as const;

interface Played {
  readonly __typename: string;
  readonly hls?: { readonly cdn: string };
  readonly expiresAt?: string;
}
const ask = async (field: 'getToken' | 'getTrailerToken', person: PreviewPerson): Promise<Played> => {
  const query = `{ it: ${field}(videoId: "${id}", device: DESKTOP) { __typename ... on VideoToken { expiresAt hls { cdn } } } }`;
  const { data } = await gateway.graphql<{ it: Played }>(query, {}, callAs(person));
  return data.it;
};
const get = (url: string, caller: Parameters<typeof gateway.headersFor>[0]) =>
  gateway.inject({ url, headers: gateway.headersFor(caller) });

describe('the film of a draft in its preview', () => {
  it('plays for whom it would play, to its last file', async () => {
    for (const person of ['member', 'bundle'] as const) {
      const { hls } = await ask('getToken', person);
      const master = await get(hls?.cdn ?? '', callAs(person));
      expect(master.body).toContain('#EXTM3U');
      const [variant = ''] = /^p\d+l?\/index\.m3u8$/m.exec(master.body) ?? [];
      const folder = (hls?.cdn ?? '').replace(/[^/]+$/, '');
      expect((await get(folder + variant, callAs(person))).statusCode).toBe(200);
      const video = await get(folder + variant.replace('index.m3u8', 'video.mp4'), callAs(person));
      expect([video.statusCode, video.headers['content-type']]).toEqual([200, 'video/mp4']);
    }
  });

  it('does not for whom it would not, and the trailer does for everybody', async () => {
    for (const person of ['lapsed', 'guest'] as const) {
      expect(await ask('getToken', person)).toEqual({ __typename: 'AccessDenied' });
    }
    for (const person of ['visitor', 'lapsed', 'member'] as const) {
      const { hls } = await ask('getTrailerToken', person);
      expect((await get(hls?.cdn ?? '', callAs(person))).statusCode).toBe(200);
    }
  });

  it('is signed for the preview alone, and for no longer than it lasts', async () => {
    for (const [field, person] of [
      ['getToken', 'member'],
      ['getTrailerToken', 'visitor'],
    ] as const) {
      const { hls, expiresAt = '' } = await ask(field, person);
      const address = hls?.cdn ?? '';
      expect((await get(address, everybody)).statusCode).toBe(403);
      expect(new Date(expiresAt).getTime()).toBeLessThanOrEqual(gateway.services.clock.now().getTime() + 15 * 60_000);
      const other = await openPreview(await writeDraft(editor, `another-${field.toLowerCase()}`));
      expect((await get(address, callAs(person, other))).statusCode).toBe(403);
    }
  });

  it('ends with the right of its member of staff', async () => {
    const { hls } = await ask('getToken', 'member');
    const disable = (at: Date | null) =>
      gateway.services.db
        .updateTable('staff_members')
        .set({ disabled_at: at })
        .where('email', '=', editor.email)
        .execute();
    await disable(gateway.services.clock.now());
    expect((await get(hls?.cdn ?? '', callAs('member'))).statusCode).toBe(403);
    await disable(null);
    expect((await get(hls?.cdn ?? '', callAs('member'))).statusCode).toBe(200);
  });

  it('has the captions of a draft, which are nobody else’s', async () => {
    const input = {
      slug: 'previewed-captions',
      film: 'previewed-quay',
      language: 'en',
      text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nGood evening.\n',
    };
    const { data: published } = await editor.call<{ it: { __typename: string } }>(
      `mutation { it: publishContent(kind: film, id: "${id}", expectedVersion: 1) { __typename } }`,
    );
    expect(published.it.__typename).toBe('ContentSaved');
    const { data: created } = await editor.call<{ it: { item: { id: string } } }>(
      'mutation ($input: CaptionInput!) { it: saveContent(input: { caption: $input }) { ... on ContentSaved { item { id } } } }',
      { input },
    );
    const { data } = await editor.call<{ result: { address: string } }>(
      `mutation { result: openPreview(kind: caption, id: "${created.it.item.id}", version: 1, brand: "vixen", person: member) {
        ... on PreviewOpened { address } } }`,
    );
    const ofCaptions = new URL(data.result.address).searchParams.get('token') ?? '';
    const query = `{ it: getToken(videoId: "${id}", device: DESKTOP) { ... on VideoToken { captions { language src } } } }`;
    const { data: played } = await gateway.graphql<{ it: { captions: readonly { src: string }[] } }>(
      query,
      {},
      callAs('member', ofCaptions),
    );
    const [track] = played.it.captions;
    expect((await get(track?.src ?? '', callAs('member', ofCaptions))).body).toContain('Good evening.');
    expect((await get(track?.src ?? '', callAs('member'))).statusCode).toBe(403);
  });
});
