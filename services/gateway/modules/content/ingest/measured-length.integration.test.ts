import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm } from './testing/make-film.ts';

const SECONDS = 3;
const SLUG = 'dropped-quay';

interface Answer {
  readonly it: {
    readonly item?: { readonly id: string };
    readonly problems?: readonly { readonly path: string; readonly message: string }[];
  };
}

let gateway: IngestGateway;
let editor: Desk;
let filmId: string;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
  editor = await openDesk(gateway, 'editor');
  // What the console writes of a film that is dropped into it.
  const input = {
    slug: SLUG,
    title: 'Dropped Quay',
    site: 'vixen',
    chapters: [{ startsAtSeconds: 60, title: 'Late' }],
  };
  const { data } = await editor.call<Answer>(
    'mutation ($input: FilmInput!) { it: saveContent(input: { film: $input }) { ... on ContentSaved { item { id } } } }',
    { input },
  );
  filmId = data.it.item?.id ?? '';
});
afterAll(() => gateway.close());

async function publish(version: number): Promise<Answer['it']> {
  const { data } = await editor.call<Answer>(
    `mutation { it: publishContent(kind: film, id: "${filmId}", expectedVersion: ${version}) {
      ... on ContentSaved { item { id } } ... on ContentInvalid { problems { path message } } } }`,
  );
  return data.it;
}

it('a film without media is asked for its length', async () => {
  expect((await publish(1)).problems?.map(({ path }) => path)).toEqual(['runLengthSeconds']);
});

it('a film whose media were prepared has their length, which its chapters are compared with', async () => {
  await gateway.sendFor(SLUG, await makeFilm({ width: 640, height: 360, seconds: SECONDS }));
  await gateway.prepare();
  expect((await publish(1)).problems).toEqual([
    { path: 'chapters.0.startsAtSeconds', message: 'expected a time before the end of the film' },
  ]);
  const input = { slug: SLUG, title: 'Dropped Quay', site: 'vixen' };
  await editor.call(
    `mutation ($input: FilmInput!) { it: saveContent(read: { id: "${filmId}", version: 1 }, input: { film: $input }) { __typename } }`,
    { input },
  );
  expect(await publish(2)).toEqual({ item: { id: filmId } });
  const { data } = await gateway.graphql<{ video: { runLength: number } }>(
    `{ video(slug: "${SLUG}") { runLength } }`,
    {},
    { tenant: 'vixen', area: 'tour' },
  );
  expect(data.video.runLength).toBe(SECONDS);
});
