import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { adminOperation, type Desk, openDesk, verifyAudit } from '../../staff/staff/testing/public.ts';

let everywhere: Desk;
let local: Desk;
const films = new Map<string, Item>();
const gateway = gatewayForTests({ tenants: [vixen, tushy] });
beforeAll(async () => {
  everywhere = await openDesk(gateway, 'editor', 'everywhere');
  local = await openDesk(gateway, 'editor', 'local');
  await admin('sites', local.email, 'vixen');
  for (const site of ['vixen', 'tushy']) films.set(site, (await create(everywhere, site)).item as Item);
}, 120_000);

const admin = (...args: readonly string[]) => adminOperation.run(gateway.services, args);

interface Item {
  readonly id: string;
  readonly version: number;
}
interface Result {
  readonly __typename: string;
  readonly item?: Item;
  readonly problems?: readonly { readonly path: string }[];
}
const RESULT = '{ __typename ... on ContentSaved { item { id version } } ... on ContentInvalid { problems { path } } }';
const REFUSED = { __typename: 'ContentInvalid', problems: [{ path: 'site' }] };

async function run(desk: Desk, mutation: string, variables: object = {}, types = ''): Promise<Result> {
  const { data, errors } = await desk.call<{ it: Result }>(`mutation ${types} { it: ${mutation} ${RESULT} }`, {
    ...variables,
  });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.it;
}
const create = (desk: Desk, site: string, slug = `of-${site}`) =>
  run(
    desk,
    'saveContent(input: { film: $input })',
    { input: { slug, title: slug, site, runLengthSeconds: 600 } },
    '($input: FilmInput!)',
  );
const of = (site: string): Item => films.get(site) ?? { id: '', version: 0 };
const key = ({ id, version }: Item) => `kind: film, id: "${id}", expectedVersion: ${version}`;

describe('an editor of one site', () => {
  it('writes and publishes what it shows, and nothing of another site', async () => {
    expect((await create(local, 'vixen', 'mine')).__typename).toBe('ContentSaved');
    expect(await create(local, 'tushy', 'theirs')).toEqual(REFUSED);
    const theirs = of('tushy');
    const input = { slug: 'of-tushy', title: 'Changed', site: 'vixen', runLengthSeconds: 600 };
    const update = `saveContent(read: { id: "${theirs.id}", version: ${theirs.version} }, input: { film: $input })`;
    expect(await run(local, update, { input }, '($input: FilmInput!)')).toEqual(REFUSED);
    for (const mutation of [
      `publishContent(${key(theirs)})`,
      `scheduleContent(${key(theirs)}, publishAt: "2999-01-01T00:00:00Z")`,
      `deleteDraft(${key(theirs)})`,
      `restoreVersion(${key(theirs)}, version: 1)`,
    ]) {
      expect([mutation, await run(local, mutation)]).toEqual([mutation, REFUSED]);
    }
    expect((await run(everywhere, `publishContent(${key(of('vixen'))})`)).__typename).toBe('ContentSaved');
  });

  it('moves nothing of its own to another site', async () => {
    const mine = (await create(local, 'vixen', 'stays')).item ?? { id: '', version: 0 };
    const input = { slug: 'stays', title: 'Stays', site: 'tushy', runLengthSeconds: 600 };
    const update = `saveContent(read: { id: "${mine.id}", version: 1 }, input: { film: $input })`;
    expect(await run(local, update, { input }, '($input: FilmInput!)')).toEqual(REFUSED);
  });

  it('writes what belongs to a film of its site, and nothing that every site shows', async () => {
    const caption = (film: string) =>
      run(
        local,
        'saveContent(input: { caption: $input })',
        { input: { slug: `${film}-en`, film, language: 'en', text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n' } },
        '($input: CaptionInput!)',
      );
    expect((await caption('of-vixen')).__typename).toBe('ContentSaved');
    expect(await caption('of-tushy')).toEqual(REFUSED);
    expect(await run(local, 'saveContent(input: { tag: { slug: "dusk", name: "Dusk" } })')).toEqual(REFUSED);
  });

  it('sees what is theirs in every list, and nothing of another site', async () => {
    const theirs = of('tushy');
    const slugs = async (desk: Desk, query: string) =>
      JSON.stringify((await desk.call(query)).data).includes('of-tushy');
    const day = 'from: "2998-12-31T00:00:00Z", until: "2999-01-02T00:00:00Z"';
    await run(everywhere, `scheduleContent(${key(theirs)}, publishAt: "2999-01-01T00:00:00Z")`);
    for (const query of [
      '{ contentPage(kind: film) { items { film { slug } } } }',
      '{ contentPage(kind: film, order: changed) { items { film { slug } } } }',
      '{ contentList(kind: film) { film { slug } } }',
      `{ content(kind: film, id: "${theirs.id}") { film { slug } } }`,
      '{ contentBySlug(kind: film, slug: "of-tushy") { film { slug } } }',
      '{ contentBySlugs(kind: film, slugs: ["of-tushy"]) { film { slug } } }',
      `{ contentVersions(kind: film, id: "${theirs.id}") { item { film { slug } } } }`,
      `{ contentVersion(kind: film, id: "${theirs.id}", version: 1) { item { film { slug } } } }`,
      `{ calendar(${day}) { entries { item { film { slug } } } } }`,
    ]) {
      expect([query, await slugs(everywhere, query), await slugs(local, query)]).toEqual([query, true, false]);
    }
  });

  it('previews nothing of another site', async () => {
    const { id } = of('tushy');
    const { data } = await local.call(
      `mutation { it: openPreview(kind: film, id: "${id}", version: 1, brand: "tushy", person: member) { __typename } }`,
    );
    expect(data['it']).toEqual({ __typename: 'ContentMissing' });
  });

  it('changes many things of their own alone, and a preview says which', async () => {
    const { data } = await everywhere.call<{ it: readonly Item[] }>('{ it: contentList(kind: film) { id version } }');
    const items = data.it.filter(({ id }) => id === of('tushy').id || id === of('vixen').id);
    const variables = { items, change: { name: 'addTag', slug: 'dusk' } };
    const types = '($items: [ReadVersion!]!, $change: BulkChangeInput!)';
    const { data: preview } = await local.call<{
      it: readonly { readonly id: string; readonly problem: string | null }[];
    }>(
      `query ${types} { it: previewBulkChange(kind: film, change: $change, items: $items) { id problem } }`,
      variables,
    );
    expect(preview.it.find(({ id }) => id === of('tushy').id)?.problem).not.toBeNull();
    expect(preview.it.find(({ id }) => id === of('vixen').id)?.problem).toBeNull();
    const { data: done } = await local.call<{
      it: { change: { results: readonly { id: string; outcome: string }[] } };
    }>(
      `mutation ${types} { it: requestBulkChange(requestKey: "by-site", kind: film, change: $change, items: $items, reason: "Dusk")
        { ... on BulkChanged { change { results { id outcome } } } } }`,
      variables,
    );
    expect(Object.fromEntries(done.it.change.results.map(({ id, outcome }) => [id, outcome]))).toEqual({
      [of('vixen').id]: 'done',
      [of('tushy').id]: 'refused',
    });
  });

  it('sends no files for films of another site', async () => {
    const send = async (film: Item, desk: Desk) => {
      const response = await gateway.inject({
        method: 'POST',
        url: '/staff/uploads',
        headers: {
          ...desk.headers,
          'tus-resumable': '1.0.0',
          'upload-length': '10',
          'upload-metadata': `film ${Buffer.from(film.id).toString('base64')}`,
        },
      });
      return response.statusCode;
    };
    expect(await send(of('tushy'), local)).toBe(400);
    expect(await send(of('vixen'), local)).toBe(201);
  });
});

describe('the sites of a member of staff', () => {
  it('are set by an operator, take effect at once, and are in the audit', async () => {
    expect(await admin('sites', local.email, 'nowhere')).toMatchObject({ ok: false });
    expect(await admin('sites', 'nobody@staff.example', 'all')).toMatchObject({ ok: false });
    expect(await admin('create', 'new@staff.example', '--role', 'editor', '--sites', 'tushy')).toMatchObject({
      ok: true,
    });
    expect((await admin('list')).text).toContain('new@staff.example  editor  tushy');
    expect(await admin('sites', local.email, 'all')).toMatchObject({ ok: true });
    expect((await create(local, 'tushy', 'after')).__typename).toBe('ContentSaved');
    const rows = await gateway.services.db
      .selectFrom('staff_audit')
      .select(['before', 'after'])
      .where('action', '=', 'set-sites')
      .orderBy('sequence')
      .execute();
    expect(rows).toEqual([
      { before: { sites: null }, after: { sites: ['vixen'] } },
      { before: { sites: ['vixen'] }, after: { sites: null } },
    ]);
    expect(await verifyAudit(gateway.services.db)).toEqual({ rows: expect.any(Number) });
  });
});

it('a moderator of one site decides about the wall posts of that site alone', async () => {
  const moderator = await openDesk(gateway, 'moderator', 'wall');
  await admin('sites', moderator.email, 'vixen');
  const { db, clock } = gateway.services;
  const videoId = of('vixen').id;
  for (const site of ['vixen', 'tushy']) {
    const post = { curator: 'Ines', text: 'Light.', video_id: videoId, shape: 'wide', status: 'pending' } as const;
    const row = { ...post, id: `post-of-${site}`, site_id: site, posted_at: clock.now(), moderated_at: null };
    await db.insertInto('wall_posts').values(row).execute();
  }
  const { data } = await moderator.call<{ it: { posts: readonly { readonly id: string }[] } }>(
    '{ it: wallQueue { posts { id } } }',
  );
  expect(data.it.posts.map(({ id }) => id)).toEqual(['post-of-vixen']);
  const decide = async (id: string) => {
    const decision = `decideWallPost(id: "${id}", approve: true, reason: "Fine")`;
    return (await moderator.call<{ it: object }>(`mutation { it: ${decision} { __typename } }`)).data.it;
  };
  expect(await decide('post-of-tushy')).toEqual({ __typename: 'WallPostRefused' });
  expect(await decide('post-of-vixen')).toEqual({ __typename: 'WallPostDecided' });
});
