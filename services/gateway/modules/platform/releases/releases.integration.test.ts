import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import operations from '@network/graphql/persisted-operations.json' with { type: 'json' };
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import slayed from '../../../../../apps/slayed/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { brandKeyFor } from '../../../config/secrets.ts';
import { operationsOf } from '../../../operations/operation.ts';
import { modules } from '../../registry.ts';
import { releasesPurges } from './purges.ts';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const clock = fixedClock('2026-03-02T12:00:00Z');
const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  gateway = await startTestGateway({
    clock,
    seed: true,
    tenants: [vixen, slayed],
    config: { persistedOperationsOnly: true },
    parts: { log },
  });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  lines.length = 0;
  const { db } = gateway.services;
  await db.deleteFrom('brand_releases').execute();
  await db.deleteFrom('operation_documents').execute();
  // What is known of before is read again.
  clock.advance(61_000);
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The text of a document of today, by the name of its operation. */
function documentOf(name: string): string {
  const text = Object.values(operations).find((each) => each.startsWith(`query ${name}`));
  if (text === undefined) throw new Error(`There is no ${name}.`);
  return text;
}

function fileOf(name: string, ...texts: readonly string[]): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text]))));
  return path;
}

async function operate(...args: string[]): Promise<{ readonly ok: boolean; readonly text: string }> {
  const operation = operationsOf(modules).get('releases');
  if (!operation) throw new Error('There is no command "releases".');
  return operation.run(gateway.services, args);
}

const register = (brand: string, release: string, ...texts: readonly string[]) =>
  operate('register', brand, '--release', release, '--file', fileOf(release, ...texts));

async function send(text: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) {
  const answer = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: gateway.headersFor({ tenant: 'vixen', headers }),
    payload: { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } }, variables },
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}

const LIST = 'query OlderList { videos(input: {}) { items { slug title } info { page } } }';
const LIST_AND_DATE = 'query OlderList { videos(input: {}) { items { slug title releaseDate } info { page } } }';

describe('a document that this gateway does not send itself', () => {
  it('is 503 with its own code and a line in the log until its release is registered, then 200 without a restart', async () => {
    const before = await send(LIST, {}, { 'x-release': 'r1' });
    expect(before).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      errors: [{ extensions: { code: 'DOCUMENT_UNKNOWN', messageKey: 'errors.endedRelease' } }],
    });
    const line = { msg: 'document unknown', hash: hashOf(LIST), tenant: 'vixen', release: 'r1' };
    expect(lines.map((each) => JSON.parse(each) as unknown)).toMatchObject([line]);
    expect(await register('vixen', 'r1', LIST)).toEqual({
      ok: true,
      text: 'vixen r1 is registered: 1 documents, 1 of them new.',
    });
    clock.advance(1_000);
    const after = await send(LIST);
    expect([after.status, after.errors]).toEqual([200, undefined]);
    expect(after.data.videos.items.length).toBeGreaterThan(0);
  });

  it('is answered as long as a live release sends it, and for a minute more', async () => {
    await register('vixen', 'r1', LIST, LIST_AND_DATE);
    await register('slayed', 'r1', LIST);
    expect([(await send(LIST)).status, (await send(LIST_AND_DATE)).status]).toEqual([200, 200]);
    expect(await operate('retire', 'vixen', 'r1')).toMatchObject({ ok: true });
    clock.advance(61_000);
    expect([(await send(LIST)).status, (await send(LIST_AND_DATE)).status]).toEqual([200, 503]);
    expect((await operate('list')).text).toMatch(
      /^slayed r1 {2}registered 2026-03-02 12:0\d {2}1 documents, 1 in no other live release, never used$/,
    );
    expect((await operate('list', 'all')).text).toMatch(/^vixen r1 .* retired 2026-03-02/m);
    expect(await operate('retire', 'vixen', 'r1')).toEqual({
      ok: false,
      text: 'There is no live release r1 of vixen that is not the active one.',
    });
  });

  it('keeps to rights and to the types of its variables like any other', async () => {
    const own = 'query OlderFavorites { favoriteVideos { info { page } } }';
    const typed = 'query OlderFilm($slug: String!) { video(slug: $slug) { title } }';
    await register('vixen', 'r1', own, typed);
    expect((await send(own)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await send(typed)).status).toBe(400);
    expect((await send(typed, { slug: ['a'] })).status).toBe(400);
    expect(await send(typed, { slug: 'no-such-film' })).toMatchObject({ status: 200, data: { video: null } });
  });

  it('that the schema has left behind is 503 too, and the log says why', async () => {
    const gone = 'query Gone { videos(input: {}) { items { colour } } }';
    const { db } = gateway.services;
    const at = clock.now();
    await db
      .insertInto('operation_documents')
      .values({ hash: hashOf(gone), text: gone, registered_at: at })
      .execute();
    const name = { tenant_id: 'vixen', release: 'old' };
    await db
      .insertInto('brand_releases')
      .values({ ...name, registered_at: at, retired_at: null, tenant: null })
      .execute();
    await db
      .insertInto('release_documents')
      .values({ ...name, hash: hashOf(gone), first_used_at: null, last_used_at: null })
      .execute();
    expect(await send(gone)).toMatchObject({ status: 503, errors: [{ extensions: { code: 'DOCUMENT_UNKNOWN' } }] });
    expect(lines.join()).toContain('Cannot query field \\"colour\\" on type \\"Video\\"');
  });
});

describe('registering a release', () => {
  it('answers the documents of the release before, on today’s gateway', async () => {
    // The cards of films differ by a field.
    const today = documentOf('VideosPage');
    const before = today.replace(/(fragment VideoCard on Video \{\n)/, '$1  readBefore: slug\n');
    expect(before).not.toBe(today);
    expect(await register('vixen', 'before', before)).toMatchObject({ ok: true });
    const variables = { input: {}, isFaceted: false };
    const answers = [await send(before, variables), await send(today, variables)];
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  });

  it('refuses what this schema can’t answer with brand, operation and field, and writes nothing', async () => {
    const wrong = 'query NewFilm { videos(input: {}) { items { slug colour } } }';
    const { ok, text } = await register('vixen', 'r2', LIST, wrong);
    expect(ok).toBe(false);
    expect(text).toMatch(/^vixen r2 can't be answered here; nothing was registered:\n {2}NewFilm: .*"colour".*"Video"/);
    expect(await operate('list', 'all')).toEqual({ ok: true, text: 'No releases.' });
    expect((await send(LIST)).status).toBe(503);
  });

  it.each([
    [
      'a document beyond the limits',
      `query Deep { ${'a: __typename '.repeat(31)} }`,
      /Deep: .*aliases is above the limit/,
    ],
    ['one that reads the schema', 'query Look { __schema { types { name } } }', /Look: .*introspection/],
    ['one without a name', '{ __typename }', /an operation without a name: expected one operation/],
    ['two in one', 'query A { __typename } query B { __typename }', /A: expected one operation with a name/],
    ['one that can’t be read', 'query Broken {', /Broken: Syntax Error/],
  ])('refuses %s', async (_what, document, text) => {
    expect(await register('vixen', 'r1', document)).toEqual({ ok: false, text: expect.stringMatching(text) });
  });

  it('refuses a text under another hash, a file of something else and a brand that nobody knows', async () => {
    const path = join(folder, 'forged.json');
    writeFileSync(path, JSON.stringify({ [hashOf('x')]: LIST }));
    const file = ['--file', path];
    expect((await operate('register', 'vixen', ...file)).text).toContain('the hash is not that of its text');
    expect((await operate('register', 'nobody', ...file)).text).toBe(
      'There is no brand "nobody". Brands: vixen, slayed.',
    );
    expect((await operate('register', 'vixen', '--release', '../r', ...file)).text).toMatch(/^--release: expected/);
    writeFileSync(path, '[1]');
    expect((await operate('register', 'vixen', ...file)).text).toMatch(/forged\.json: expected texts of operations/);
    expect((await operate('register', 'vixen', '--file', join(folder, 'none.json'))).text).toContain('no documents');
  });

  it('may be repeated, also of a retired one, and never changes what an id stands for', async () => {
    await register('vixen', 'r1', LIST);
    expect((await register('vixen', 'r1', LIST)).text).toBe('vixen r1 is registered already.');
    expect(await register('vixen', 'r1', LIST, LIST_AND_DATE)).toEqual({
      ok: false,
      text: 'vixen r1 is registered with other documents or another tenant.json; choose another id.',
    });
    await operate('retire', 'vixen', 'r1');
    expect((await register('vixen', 'r1', LIST)).text).toBe('vixen r1 was retired, and is live again.');
  });

  it('calls a package as its release.json does', async () => {
    const path = fileOf('packaged', LIST);
    writeFileSync(join(folder, 'release.json'), '{"id":"abc123"}');
    const { text } = await operate('register', 'vixen', '--file', path);
    rmSync(join(folder, 'release.json'));
    expect(text).toBe('vixen abc123 is registered: 1 documents, 1 of them new.');
  });

  it('gives a release without an id one of its documents', async () => {
    const path = fileOf('unnamed', LIST);
    const texts = [(await operate('register', 'vixen', '--file', path)).text];
    texts.push((await operate('register', 'vixen', '--file', path)).text);
    const [, id] = /^vixen ([0-9a-f]{12}) is registered/.exec(texts[0] ?? '') ?? [];
    expect(texts[1]).toBe(`vixen ${id} is registered already.`);
  });

  it('gives an operator the key of a brand, also of one that is new', async () => {
    const { secrets } = gateway.services.config;
    expect(await operate('key', 'aurora')).toEqual({ ok: true, text: brandKeyFor(secrets.brand, 'aurora') });
  });

  it('writes what is live down for the checks of the schema and of migrations', async () => {
    await register('vixen', 'r1', LIST);
    const file = join(folder, 'live.json');
    expect(await operate('snapshot', '--file', file)).toMatchObject({ ok: true });
    const live = JSON.parse(readFileSync(file, 'utf8'));
    expect(live).toMatchObject({ releases: [{ names: ['vixen r1'] }], documents: { [hashOf(LIST)]: LIST } });
    const { migrations, tables } = JSON.parse(readFileSync(join(folder, 'released-database.json'), 'utf8'));
    expect(migrations).toContain('1101-brand-releases');
    expect(tables.brand_releases).toMatchObject({ release: 'text', retired_at: 'timestamp with time zone?' });
  });

  it.each([
    [],
    ['register'],
    ['register', 'vixen', 'r1'],
    ['list', 'some'],
    ['list', '--file', 'x'],
    ['retire', 'vixen'],
    ['retire', 'vixen', 'r1', 'r2'],
    ['snapshot', 'vixen'],
    ['key'],
    ['key', 'vixen', 'r1'],
    ['register', 'vixen', '--force'],
  ])('says how it is used for %j', async (...args) =>
    expect(await operate(...args)).toEqual({ ok: false, text: expect.stringMatching(/^Usage: /) }),
  );
});

describe('what is known of the use of documents', () => {
  it('is written a minute later, and shows which release is still used', async () => {
    await register('vixen', 'r1', LIST, LIST_AND_DATE);
    await register('vixen', 'r2', LIST);
    expect((await operate('list')).text).toContain('1 in no other live release, never used');
    // Others have sent it within the hour.
    clock.advance(60 * 60_000);
    await send(LIST_AND_DATE);
    const usedAt = clock.now().toISOString().slice(0, 16).replace('T', ' ');
    clock.advance(60_000);
    await send(LIST);
    await expect.poll(async () => (await operate('list')).text).toContain(`last used ${usedAt}`);
    expect((await operate('list')).text).toContain('2 documents, 1 in no other');
    expect((await operate('list')).text).toContain('1 documents, all in other live releases too');
  });

  it('is lost half a year after a release was retired, with the texts that nothing sends', async () => {
    await register('vixen', 'r1', LIST, LIST_AND_DATE);
    await register('slayed', 'r1', LIST);
    await operate('retire', 'vixen', 'r1');
    const { db } = gateway.services;
    const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
    const purge = async (days: number) => {
      const counts: number[] = [];
      for (const { run } of releasesPurges) counts.push(await run(db, later(days)));
      return counts;
    };
    expect([await purge(179), await purge(181)]).toEqual([
      [0, 0, 0],
      [1, 1, 0],
    ]);
  });
});
