import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { endDraft, writeDraft } from './testing/film-drafts.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeScenes } from './testing/make-scenes.ts';

const SLUG = 'poster-quay';
const RED_AT = 2.5;
const TAKE = `mutation ($sourceId: ID!, $atSeconds: Float!) { result: takePoster(sourceId: $sourceId, atSeconds: $atSeconds) {
  __typename ... on StillBegun { source { id pictureId filmId kind state } } ... on StillRefused { message } } }`;

interface Taken {
  readonly result: {
    readonly __typename: string;
    readonly source?: { readonly id: string; readonly pictureId: string | null; readonly filmId: string };
    readonly message?: string;
  };
}

let gateway: IngestGateway;
let editor: Desk;
let filmId: string;
let media: string;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
  editor = await openDesk(gateway, 'editor');
  filmId = await writeDraft(editor, SLUG);
  media = await gateway.sendFor(SLUG, await makeScenes([0, 60, 'red', 120, 180]));
  await gateway.prepare();
}, 240_000);
afterAll(() => gateway.close());

const take = async (atSeconds: number, desk = editor, sourceId = media) =>
  desk.call<Taken>(TAKE, { sourceId, atSeconds });
/** Takes the picture of a moment and prepares it. @returns its source */
async function takenAt(seconds: number): Promise<string> {
  const { data } = await take(seconds);
  expect(data.result).toMatchObject({ __typename: 'StillBegun', source: { pictureId: null, filmId } });
  await gateway.prepare();
  return data.result.source?.id ?? '';
}
async function stateOf(id: string): Promise<string> {
  const { data } = await editor.call<{ mediaSource: { state: string } }>(`{ mediaSource(id: "${id}") { state } }`);
  return data.mediaSource.state;
}
/** Whether the middle of a picture is red. */
async function isRed(file: Buffer): Promise<boolean> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return red > 150 && green < 80 && blue < 80;
}
const pictureShown = async () =>
  (
    await gateway.services.db
      .selectFrom('videos')
      .select('own_media')
      .where('id', '=', filmId)
      .executeTakeFirstOrThrow()
  ).own_media?.picture;
const everybody = (version: string | undefined) =>
  gateway.inject({
    url: `/media/pictures/films/${version}/320.webp`,
    headers: gateway.headersFor({ tenant: 'vixen', area: 'tour' }),
  });

it('takes the poster of a draft at the moment that was chosen, and shows it with the draft', async () => {
  const id = await takenAt(RED_AT);
  expect(await stateOf(id)).toBe('prepared');
  const { version } = await gateway.source(id);
  const seen = await gateway.inject({ url: `/staff/media-sources/${id}/poster`, headers: editor.headers });
  expect([seen.statusCode, await isRed(seen.rawPayload)]).toEqual([200, true]);
  expect((await everybody(version ?? '')).statusCode).toBe(404);
  const audited = await gateway.services.db
    .selectFrom('staff_audit')
    .select(['actor', 'after'])
    .where('action', '=', 'take poster')
    .execute();
  expect(audited).toEqual([{ actor: editor.email, after: { filmId, version: expect.any(String), atSeconds: RED_AT } }]);

  expect(await endDraft(editor, filmId)).toBe('ContentSaved');
  expect(await pictureShown()).toMatchObject({ version, isChosen: true });
  expect(await isRed((await everybody(version ?? '')).rawPayload)).toBe(true);
});

it('replaces that of a film that people see as soon as it is prepared', async () => {
  const before = (await pictureShown())?.version;
  const id = await takenAt(0.5);
  expect(await stateOf(id)).toBe('published');
  const { version } = await gateway.source(id);
  expect(await pictureShown()).toMatchObject({ version, isChosen: true });
  const replaced = await gateway.services.db.selectFrom('replaced_media').select('version').execute();
  expect(replaced.map((row) => row.version)).toContain(before);
});

it('of two that were chosen the later one stays', async () => {
  const first = (await take(0.5)).data.result.source?.id ?? '';
  const second = (await take(RED_AT)).data.result.source?.id ?? '';
  await gateway.prepare();
  expect(await pictureShown()).toMatchObject({ version: (await gateway.source(second)).version });
  expect(['published', 'superseded']).toContain((await gateway.source(first)).state);
});

it('refuses a moment that the film does not have, a film that is not there, and who may not', async () => {
  for (const at of [-1, 5.5, 86_401]) {
    expect((await take(at)).data.result.message).toMatch(/^The film has no such moment/);
  }
  expect((await take(1, editor, 'none')).data.result.message).toMatch(/^The film has no media that play/);
  const support = await openDesk(gateway, 'support');
  expect((await take(1, support)).errors?.at(0)?.extensions?.['code']).toBe('FORBIDDEN');
});
