import { beforeAll, describe, expect, it } from 'vitest';
import { PREVIEW_PEOPLE, type PreviewPerson } from '@network/access/preview/preview-people.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { PREVIEW_LIFE_MS } from '../../../../http/preview-token.ts';
import { type Desk, openDesk, verifyAudit } from '../../../staff/staff/testing/public.ts';

let now = new Date('2026-03-02T12:00:00Z');
let editor: Desk;
const gateway = gatewayForTests({ tenants: [vixen, tushy], clock: { now: () => now } });
beforeAll(async () => {
  editor = await openDesk(gateway, 'editor');
  film = await write('saveContent(input: { film: INPUT })', { title: 'Glass Harbor' });
}, 120_000);

interface Item {
  readonly id: string;
  readonly version: number;
}
let film: Item;

const write = async (field: string, more: object): Promise<Item> => {
  const input = { slug: 'glass-harbor', site: 'vixen', runLengthSeconds: 600, ...more };
  const { data, errors } = await editor.call<{ result: { item: Item } }>(
    `mutation ($input: FilmInput!) { result: ${field.replace('INPUT', '$input')} { ... on ContentSaved { item { id version } } } }`,
    { input },
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.result.item;
};

interface Opened {
  readonly __typename: string;
  readonly address?: string;
  readonly problems?: readonly { readonly path: string }[];
}
const open = async ({ id, version }: Item, person: PreviewPerson = 'member', brand = 'vixen'): Promise<Opened> => {
  const query = `mutation ($id: ID!, $version: Int!, $brand: String!) { result: openPreview(kind: film, id: $id, version: $version,
    brand: $brand, person: ${person}) { __typename ... on PreviewOpened { address } ... on ContentInvalid { problems { path } } } }`;
  return (await editor.call<{ result: Opened }>(query, { id, version, brand })).data.result;
};
const tokenOf = async (item: Item): Promise<string> =>
  new URL((await open(item)).address ?? '').searchParams.get('token') ?? '';

/** Asks as a brand server does for a preview. */
const callAs = (token: string, person: PreviewPerson, tenant = 'vixen') => ({
  tenant,
  area: person === 'visitor' ? ('tour' as const) : ('members' as const),
  headers: { 'x-preview': token, 'x-preview-as': person },
});
const VIDEO = '{ video(slug: "glass-harbor") { title } }';
interface Found {
  readonly video: { readonly title: string } | null;
}
const titleFor = async (token: string, person: PreviewPerson = 'member') =>
  (await gateway.graphql<Found>(VIDEO, {}, callAs(token, person))).data.video?.title;
const publicTitle = async () =>
  (await gateway.graphql<Found>(VIDEO, {}, { tenant: 'vixen', area: 'tour' })).data.video?.title;

describe('a preview of a draft', () => {
  it('is the page of its brand with its values, as everybody the rules know, and nobody else sees any of it', async () => {
    const token = await tokenOf(film);
    for (const person of PREVIEW_PEOPLE)
      expect([person, await titleFor(token, person)]).toEqual([person, 'Glass Harbor']);
    expect(await publicTitle()).toBeUndefined();
    const { rows } = await countRows();
    expect(rows).toEqual({ videos: 0, publications: 0, webhooks: 0 });
  });

  it('is of its version: a later one needs another preview', async () => {
    const token = await tokenOf(film);
    const next = await write(
      `saveContent(read: { id: "${film.id}", version: ${film.version} }, input: { film: INPUT })`,
      {
        title: 'Glass Harbour',
      },
    );
    expect(await titleFor(token)).toBe('Glass Harbor');
    expect(await titleFor(await tokenOf(next))).toBe('Glass Harbour');
    film = next;
  });

  it('goes by the rights of its person', async () => {
    const token = await tokenOf(film);
    const facts = async (person: PreviewPerson) =>
      (await gateway.inject({ url: '/brand/preview', headers: gateway.headersFor(callAs(token, person)) })).json<{
        viewer: string | null;
        title: string;
        version: number;
      }>();
    expect(await facts('visitor')).toMatchObject({ viewer: null, title: 'Glass Harbour', version: film.version });
    expect(JSON.parse((await facts('member')).viewer ?? '')).toMatchObject({ siteAccess: ['vixen'] });
    expect(JSON.parse((await facts('lapsed')).viewer ?? '')).toMatchObject({ siteAccess: [] });
  });

  it('changes nothing as any person, and opens no other path', async () => {
    const token = await tokenOf(film);
    for (const person of ['visitor', 'member'] as const) {
      const mutation = 'mutation { removeFromHistory(videoId: "1") }';
      const { errors } = await gateway.graphql(mutation, {}, callAs(token, person));
      expect(errors?.[0]?.extensions?.['code']).toBe('PERSON_NEEDED');
      const other = await gateway.inject({
        url: '/brand/publications',
        headers: gateway.headersFor(callAs(token, person)),
      });
      expect(other.statusCode).not.toBe(200);
    }
  });

  it('is of no session, even where one comes along', async () => {
    const token = await tokenOf(film);
    const caller = { ...callAs(token, 'member'), session: 'a-session-of-somebody-else' };
    const { errors } = await gateway.graphql('{ findOneUserProfile { userId } }', {}, caller);
    expect(errors?.[0]?.extensions?.['code']).toBe('PERSON_NEEDED');
  });
});

describe('a preview of what stands in a form', () => {
  const openUnsaved = async (id: string | null, version: number, unsaved: object): Promise<Opened> => {
    const query = `mutation ($id: ID, $version: Int!, $unsaved: ContentInput) { result: openPreview(kind: film, id: $id,
      version: $version, brand: "vixen", person: member, unsaved: $unsaved) { __typename ... on PreviewOpened { address }
      ... on ContentInvalid { problems { path } } } }`;
    return (await editor.call<{ result: Opened }>(query, { id, version, unsaved: { film: unsaved } })).data.result;
  };
  const tokenIn = ({ address = '' }: Opened) => new URL(address).searchParams.get('token') ?? '';
  const form = { slug: 'glass-harbor', title: 'Glass Harbour at Night', site: 'vixen', runLengthSeconds: 600 };
  const versionsOf = async () =>
    (await gateway.services.db.selectFrom('content_versions').selectAll().execute()).length;

  it('is the page that the form would make; the version and everybody else stay as they are', async () => {
    const before = await versionsOf();
    const token = tokenIn(await openUnsaved(film.id, film.version, form));
    expect(await titleFor(token)).toBe('Glass Harbour at Night');
    expect(await titleFor(token, 'lapsed')).toBe('Glass Harbour at Night');
    expect(await titleFor(await tokenOf(film))).toBe('Glass Harbour');
    expect([await publicTitle(), await versionsOf()]).toEqual([undefined, before]);
    const facts = await gateway.inject({
      url: '/brand/preview',
      headers: gateway.headersFor(callAs(token, 'member')),
    });
    expect(facts.json()).toMatchObject({ isUnsaved: true, isPublished: false, title: 'Glass Harbour at Night' });
  });

  it('is there for something that was never saved', async () => {
    const token = tokenIn(await openUnsaved(null, 0, { ...form, slug: 'unwritten', title: 'Unwritten' }));
    const { data } = await gateway.graphql<Found>(
      '{ video(slug: "unwritten") { title } }',
      {},
      callAs(token, 'member'),
    );
    expect(data.video?.title).toBe('Unwritten');
  });

  it('is checked as a save would be', async () => {
    const problemsOf = async (more: object, id: string | null = film.id) =>
      (await openUnsaved(id, film.version, { ...form, ...more })).problems;
    expect(await problemsOf({ title: ' ' })).toMatchObject([{ path: 'title' }]);
    expect(await problemsOf({ slug: 'glass-harbor' }, null)).toMatchObject([{ path: 'slug' }]);
    expect(await problemsOf({ tags: ['nowhere'] })).toMatchObject([{ path: 'tags.0' }]);
    expect(await openUnsaved('no-such-film', 1, form)).toMatchObject({ __typename: 'ContentMissing' });
  });

  it('is nobody else’s, and what ended is deleted', async () => {
    const { db } = gateway.services;
    const token = tokenIn(await openUnsaved(film.id, film.version, form));
    await db.updateTable('unsaved_previews').set({ staff_id: 'somebody-else' }).execute();
    expect((await gateway.graphql(VIDEO, {}, callAs(token, 'member'))).status).toBe(403);
    const before = now;
    now = new Date(now.getTime() + PREVIEW_LIFE_MS);
    await openUnsaved(film.id, film.version, form);
    expect(await db.selectFrom('unsaved_previews').selectAll().execute()).toHaveLength(1);
    now = before;
  });
});

describe('no preview opens', () => {
  const refusal = async (token: string, tenant = 'vixen') =>
    (await gateway.inject({ url: '/brand/preview', headers: gateway.headersFor(callAs(token, 'member', tenant)) }))
      .statusCode;

  it('without a token, with a forged one, or on another brand', async () => {
    const headers = gateway.headersFor({ tenant: 'vixen', area: 'members' });
    expect((await gateway.inject({ url: '/brand/preview', headers })).statusCode).toBe(403);
    const token = await tokenOf(film);
    expect(await refusal(token)).toBe(200);
    expect(await refusal(`${token}x`)).toBe(403);
    expect(await refusal(token, 'tushy')).toBe(403);
  });

  it('for a document that does not suit the brand, is not there, or can’t be shown', async () => {
    expect(await open(film, 'member', 'tushy')).toMatchObject({ problems: [{ path: 'brand' }] });
    expect(await open({ ...film, version: 99 })).toMatchObject({ __typename: 'ContentMissing' });
    const lacking = await write('saveContent(input: { film: INPUT })', {
      slug: 'lacking',
      title: 'Lacking',
      tags: ['nowhere'],
    });
    expect(await open(lacking)).toMatchObject({ __typename: 'ContentInvalid' });
  });

  it('after a quarter of an hour, or once its member of staff is disabled', async () => {
    const token = await tokenOf(film);
    const db = gateway.services.db;
    await db.updateTable('staff_members').set({ disabled_at: now }).where('email', '=', editor.email).execute();
    expect(await refusal(token)).toBe(403);
    await db.updateTable('staff_members').set({ disabled_at: null }).where('email', '=', editor.email).execute();
    expect(await refusal(token)).toBe(200);
    now = new Date(now.getTime() + PREVIEW_LIFE_MS);
    expect(await refusal(token)).toBe(403);
    expect((await gateway.graphql(VIDEO, {}, callAs(token, 'member'))).status).toBe(403);
  });
});

it('the audit says who looked at what, and stays whole', async () => {
  const rows = await gateway.services.db
    .selectFrom('staff_audit')
    .select(['actor', 'entity_id', 'after'])
    .where('action', '=', 'preview')
    .execute();
  expect(rows[0]).toEqual({
    actor: editor.email,
    entity_id: film.id,
    after: { version: 1, brand: 'vixen', person: 'member' },
  });
  expect(await verifyAudit(gateway.services.db)).toEqual({ rows: expect.any(Number) });
});

async function countRows() {
  const { db } = gateway.services;
  const count = async (table: 'videos' | 'publications' | 'webhook_deliveries') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    rows: {
      videos: await count('videos'),
      publications: await count('publications'),
      webhooks: await count('webhook_deliveries'),
    },
  };
}
