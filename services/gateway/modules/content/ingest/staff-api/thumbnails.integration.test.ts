import { beforeAll, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import { gatewayForTests, startTestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../../catalogue/testing/public.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { addPicture } from '../../catalogue/public.ts';
import { NO_STOCK_MEDIA } from '../../media/public.ts';

let editor: Desk;
let filmId: string;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  editor = await openDesk(gateway, 'editor');
  filmId = await addVideo(gateway.services.db, 'calm-bay', 'vixen');
  const rendition = {
    version: 'p-1',
    width: 480,
    height: 640,
    avif: [480],
    webp: [480],
    color: '#000000',
    placeholder: '',
  };
  const at = gateway.services.clock.now();
  await addPicture(
    gateway.services.db,
    { id: 'dusk', shape: 'portrait', rendition: rendition as never, addedBy: editor.email },
    at,
  );
  await gateway.services.db
    .insertInto('performers')
    .values({
      id: 'p-1',
      slug: 'ada',
      name: 'Ada',
      sex: 'F',
      biography: '',
      artwork: JSON.stringify({ portrait: { id: 'dusk', ...rendition } }),
    } as never)
    .execute();
});

const look = (url: string, { headers }: Desk) => gateway.inject({ method: 'GET', url, headers });
const pictureOf = async (field: string) =>
  (
    await editor.call<{ it: { items: { picture: string | null }[] } }>(
      `{ it: contentPage(${field}) { items { picture } } }`,
    )
  ).data.it.items.map(({ picture }) => picture);

it('names the picture of a film that people see, and shows it', async () => {
  expect(await pictureOf('kind: film')).toEqual([`films/${filmId}`]);
  const answer = await look(`/staff/films/${filmId}/thumbnail`, editor);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/avif');
  expect(answer.headers['cache-control']).toContain('private');
  expect(answer.rawPayload.length).toBeGreaterThan(100);
});

it('names none of a film without a picture, so that lists ask for nothing that is not there', async () => {
  const parts = { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } };
  const bare = await startTestGateway({ tenants: [vixen], parts });
  try {
    const desk = await openDesk(bare, 'editor');
    await addVideo(bare.services.db, 'bare-bay', 'vixen');
    const { data } = await desk.call<{ it: { items: { picture: string | null }[] } }>(
      '{ it: contentPage(kind: film) { items { picture } } }',
    );
    expect(data.it.items).toEqual([{ picture: null }]);
  } finally {
    await bare.close();
  }
});

it('names none of a draft, and none of a kind without pictures', async () => {
  const input = { slug: 'late-bay', title: 'Late Bay', site: 'vixen', runLengthSeconds: 60 };
  const draft = 'mutation ($input: FilmInput!) { saveContent(input: { film: $input }) { __typename } }';
  expect((await editor.call(draft, { input })).errors).toBeUndefined();
  const tag = 'mutation { saveContent(input: { tag: { slug: "calm", name: "Calm" } }) { __typename } }';
  expect((await editor.call(tag)).errors).toBeUndefined();
  expect(await pictureOf('kind: film, state: draft')).toEqual([null]);
  expect(await pictureOf('kind: tag')).toEqual([null]);
});

it('names the uploaded picture of a performer', async () => {
  expect(await pictureOf('kind: performer')).toEqual(['pictures/dusk']);
});

it('shows nothing that is not there, and nothing to a stranger', async () => {
  expect((await look('/staff/films/nothing/thumbnail', editor)).statusCode).toBe(404);
  expect((await look('/staff/pictures/nothing/thumbnail', editor)).statusCode).toBe(404);
  expect((await gateway.inject({ url: `/staff/films/${filmId}/thumbnail` })).statusCode).toBe(401);
});

it('shows a film to whom works for its site alone', async () => {
  const elsewhere = await openDesk(gateway, 'editor', 'elsewhere');
  await gateway.services.db
    .updateTable('staff_members')
    .set({ sites: ['tushy'] })
    .where('email', '=', elsewhere.email)
    .execute();
  expect((await look(`/staff/films/${filmId}/thumbnail`, elsewhere)).statusCode).toBe(404);
});
