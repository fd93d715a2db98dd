import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { readPublished } from './content-kinds.ts';
import type { ContentKind } from './content-kinds.ts';

let editor: Desk;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  editor = await openDesk(gateway, 'editor');
  const rendition = {
    version: 'v1',
    width: 960,
    height: 540,
    avif: [480],
    webp: [480, 960],
    color: '#000',
    placeholder: '',
  };
  const { db, clock } = gateway.services;
  await db
    .insertInto('pictures')
    .values({
      id: 'calm-sea',
      shape: 'landscape',
      rendition: JSON.stringify(rendition),
      added_by: editor.email,
      added_at: clock.now(),
    })
    .execute();
}, 120_000);

interface Result {
  readonly __typename: string;
  readonly item?: { readonly id: string; readonly version: number };
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}
async function publish(kind: ContentKind, input: object): Promise<Result> {
  const result =
    '{ __typename ... on ContentSaved { item { id version } } ... on ContentInvalid { problems { path message } } }';
  const { data } = await editor.call<{ it: Result }>(
    `mutation ($input: ContentInput!) { it: saveContent(input: $input) ${result} }`,
    { input: { [kind]: input } },
  );
  const { item } = data.it;
  if (item === undefined) return data.it;
  const { data: published } = await editor.call<{ it: Result }>(
    `mutation { it: publishContent(kind: ${kind}, id: "${item.id}", expectedVersion: ${item.version}) ${result} }`,
  );
  return published.it;
}
const query = async (text: string) => JSON.stringify((await gateway.graphql(text, {}, { tenant: 'vixen' })).data);

it('the focal point of a picture is in its address on the pages, and in what is exported', async () => {
  const category = { slug: 'calm', name: 'Calm', picture: 'calm-sea', pictureFocus: '30% 60%' };
  expect(await publish('category', category)).toMatchObject({ __typename: 'ContentSaved' });
  const [read] = await readPublished(gateway.services.db, 'category', { slugs: ['calm'] });
  expect(read?.document).toEqual({ ...category, translations: [] });
});

it('a film has one, too, whatever its picture is', async () => {
  const film = {
    slug: 'quay',
    title: 'Quay',
    site: 'vixen',
    runLengthSeconds: 600,
    categories: ['calm'],
    pictureFocus: '0% 100%',
  };
  expect(await publish('film', film)).toMatchObject({ __typename: 'ContentSaved' });
  expect(await query('{ video(slug: "quay") { images { listing { src webpSrcSet } } } }')).toMatch(
    /\.webp#focus-ak","webpSrcSet":"[^#]*"/,
  );
  // A category is listed with its films.
  expect(await query('{ categories { slug picture { src } } }')).toContain('480.webp#focus-dg');
  const [read] = await readPublished(gateway.services.db, 'film', { slugs: ['quay'] });
  expect(read?.document).toMatchObject({ pictureFocus: '0% 100%' });
});

it('nothing else is one', async () => {
  const input = { slug: 'wrong', name: 'Wrong', sex: 'F', portraitFocus: '33% 60%; color: red' };
  expect(await publish('performer', input)).toMatchObject({
    problems: [{ path: 'portraitFocus', message: 'expected two percentages in steps of ten such as 30% 60%' }],
  });
});
