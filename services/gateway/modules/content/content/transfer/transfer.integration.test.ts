import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { updateItem } from '../items/edit-draft.ts';
import { contentOperation } from './content-operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
let seeded: TestGateway;
let empty: TestGateway;
beforeAll(async () => {
  seeded = await startTestGateway({ seed: true, tenants: [vixen] });
  empty = await startTestGateway({ tenants: [vixen] });
  // Tests begin with plans, a new network has none.
  await empty.services.db.deleteFrom('plans').execute();
}, 120_000);
afterAll(async () => {
  await seeded.close();
  await empty.close();
  rmSync(folder, { recursive: true });
});

const run = (gateway: TestGateway, ...args: string[]) => contentOperation.run(gateway.services, args);
const filesOf = (path: string) => readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]);
const countOf = async (gateway: TestGateway): Promise<number> =>
  (await gateway.services.db.selectFrom('videos').select('id').execute()).length;

function writeFile(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  return path;
}

describe('content', () => {
  it('is the same after an export and an import into an empty database, which is found there', async () => {
    const path = join(folder, 'all');
    expect(await run(seeded, 'export', path)).toMatchObject({ ok: true });
    const dry = await run(empty, 'import', path, '--dry-run');
    expect(dry.text).toContain('Nothing was written');
    expect(await countOf(empty)).toBe(0);
    const first = await run(empty, 'import', path);
    expect(first).toMatchObject({
      ok: true,
      // A new database has the standard offer already.
      text: expect.stringMatching(/^\d{4} created, 0 changed, 1 unchanged, 0 refused\.$/),
    });
    const again = join(folder, 'again');
    await run(empty, 'export', again);
    expect(filesOf(again)).toEqual(filesOf(path));
    for (const table of ['performer_sites', 'category_sites', 'video_performers', 'video_tags'] as const) {
      const rows = await Promise.all(
        [seeded, empty].map(async ({ services }) =>
          (await services.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted(),
        ),
      );
      expect(rows[1]).toEqual(rows[0]);
    }
    const [a, b] = await Promise.all(
      [seeded, empty].map(async ({ services }) => {
        const rows = await services.db.selectFrom('videos').select(['id', 'search', 'facets']).orderBy('id').execute();
        return rows.map((row) => ({ ...row, facets: row.facets.toSorted() }));
      }),
    );
    expect(b).toEqual(a);
  }, 120_000);

  it('is left alone by the same files once more', async () => {
    const { db } = empty.services;
    const stamps = () => db.selectFrom('content_items').select(['kind', 'id', 'version']).orderBy('id').execute();
    const before = await stamps();
    const { text } = await run(empty, 'import', join(folder, 'all'));
    expect(text).toMatch(/^0 created, 0 changed, \d{4} unchanged, 0 refused\.$/);
    expect(await stamps()).toEqual(before);
    // What the demonstration's seed made is known as well.
    expect((await run(seeded, 'import', join(folder, 'all'))).text).toMatch(/^0 created, 0 changed, \d{4} unchanged/);
  }, 120_000);

  it('is known by the same files whether its empty fields are stored or not', async () => {
    const { db } = empty.services;
    const films = db.selectFrom('content_items').where('kind', '=', 'film');
    const { document } = await films.select('document').limit(1).executeTakeFirstOrThrow();
    expect(Object.keys(document as object)).not.toContain('stills');
    await db
      .updateTable('content_items')
      .set({ document: sql`document || '{"stills": [], "address": null}'` })
      .where('kind', '=', 'film')
      .execute();
    const { text } = await run(empty, 'import', join(folder, 'all'));
    expect(text).toMatch(/^0 created, 0 changed, \d{4} unchanged, 0 refused\.$/);
  }, 120_000);

  it('is imported row by row: what is wrong is named with its place, and the others are written', async () => {
    const film = {
      slug: 'one-film',
      title: 'One Film',
      site: 'vixen',
      releasedAt: '2026-03-01T00:00:00Z',
      runLengthSeconds: 600,
    };
    const path = writeFile('mixed.json', {
      format: 1,
      films: [
        film,
        { ...film, slug: 'two films' },
        { ...film, slug: 'third-film', performers: ['nobody-at-all'] },
        { ...film, slug: 'fourth-film', colour: 'red' },
        { ...film },
        { ...film, slug: 'fifth-film', releasedAt: null },
        { ...film, slug: 'sixth-film', state: 'draft', runLengthSeconds: null },
        'film',
        { ...film, slug: 'seventh-film', chapters: [{ startsAtSeconds: 700, title: 'Late' }] },
        { ...film, slug: 'eighth-film', title: 'A\u0000B' },
        { ...film, slug: 'ninth-film', releasedAt: '2027-02-29T10:00Z' },
        { ...film, slug: 'tenth-film', releasedAt: '0000-01-01T00:00:00Z' },
        { ...film, slug: 'eleventh-film', title: 'Half \ud83d' },
      ],
    });
    const before = await countOf(empty);
    const { ok, text } = await run(empty, 'import', path);
    expect(ok).toBe(false);
    expect(text.split('\n')).toEqual([
      '2 created, 0 changed, 0 unchanged, 11 refused.',
      'mixed.json films[1] slug: expected lower-case letters and digits in groups joined by single hyphens',
      'mixed.json films[3]: Unrecognized key: "colour"',
      'mixed.json films[5] releasedAt: expected a time: a published film has one',
      'mixed.json films[7]: Invalid input: expected object, received string',
      'mixed.json films[9] title: expected no character U+0000',
      'mixed.json films[10] releasedAt: expected a time such as 2026-03-01T12:00:00Z, of the years 1900 to 2999',
      'mixed.json films[11] releasedAt: expected a time such as 2026-03-01T12:00:00Z, of the years 1900 to 2999',
      'mixed.json films[12] title: expected whole characters: this text has half of one',
      'mixed.json films[4] slug: an earlier row has this slug'.replace(
        'slug: an earlier row has this slug',
        'id: an earlier row is about the same',
      ),
      'mixed.json films[2] performers.0: no performer "nobody-at-all" is published',
      'mixed.json films[8] chapters.0.startsAtSeconds: expected a time before the end of the film',
    ]);
    expect(await countOf(empty)).toBe(before + 1);
    const changed = writeFile('changed.json', { format: 1, films: [{ ...film, title: 'One Other Film' }] });
    expect((await run(empty, 'import', changed)).text).toBe('0 created, 1 changed, 0 unchanged, 0 refused.');
    const hidden = writeFile('hidden.json', {
      format: 1,
      films: [{ ...film, title: 'One Other Film', state: 'unpublished' }],
    });
    expect((await run(empty, 'import', hidden)).text).toBe('0 created, 1 changed, 0 unchanged, 0 refused.');
    const { data } = await empty.graphql('{ video(slug: "one-film") { slug } }', {}, { tenant: 'vixen' });
    expect(data).toEqual({ video: null });
  });

  it('refuses the rows that take each other’s slugs, and writes the others of their batch', async () => {
    const film = { site: 'vixen', releasedAt: '2026-03-01T00:00:00Z', runLengthSeconds: 600 };
    const rows = (one: string, two: string, title: string) => [
      { ...film, id: 'swap-1', slug: one, title: 'Swap One' },
      { ...film, id: 'swap-2', slug: two, title: 'Swap Two' },
      { ...film, id: 'swap-3', slug: 'swap-three', title },
    ];
    const first = writeFile('swap.json', { format: 1, films: rows('swap-one', 'swap-two', 'Swap Three') });
    expect((await run(empty, 'import', first)).text).toBe('3 created, 0 changed, 0 unchanged, 0 refused.');
    const second = writeFile('swap.json', { format: 1, films: rows('swap-two', 'swap-one', 'Swap Trio') });
    const { text } = await run(empty, 'import', second);
    expect(text.split('\n')).toEqual([
      '0 created, 1 changed, 0 unchanged, 2 refused.',
      'swap.json films[0] slug: another film has this slug, with the id "swap-2"',
      'swap.json films[1] slug: another film has this slug, with the id "swap-1"',
    ]);
    // An editor gave it another slug, which is not published yet: people still see it under this one.
    const editing = {
      by: { email: 'ed@demo.example', tokenId: null },
      at: new Date('2026-03-02T12:00:00Z'),
      sites: null,
    };
    const input = { ...film, slug: 'swap-free', title: 'Swap Trio' };
    await updateItem(empty.services.db, { kind: 'film', id: 'swap-3', expectedVersion: 2 }, input, editing);
    const third = [
      { ...film, slug: 'swap-three', title: 'Taken' },
      { ...film, slug: 'swap-four', title: 'Free' },
    ];
    const outcome = await run(empty, 'import', writeFile('taken.json', { format: 1, films: third }));
    expect(outcome.text.split('\n')).toEqual([
      '1 created, 0 changed, 0 unchanged, 1 refused.',
      expect.stringContaining('taken.json films[0] slug: another one that is published'),
    ]);
  });

  it('is the same after a file that names a slug twice, however far apart: the first row counts', async () => {
    const tag = (name: string) => ({ slug: 'twice', name });
    const others = Array.from({ length: 600 }, (_, index) => ({ slug: `other-${index}`, name: `Other ${index}` }));
    const path = writeFile('twice.json', { format: 1, tags: [tag('First'), ...others, tag('Second')] });
    const refused = 'twice.json tags[601] id: an earlier row is about the same';
    expect((await run(empty, 'import', path)).text.split('\n')).toEqual([
      '601 created, 0 changed, 0 unchanged, 1 refused.',
      refused,
    ]);
    expect((await run(empty, 'import', path)).text.split('\n')).toEqual([
      '0 created, 0 changed, 601 unchanged, 1 refused.',
      refused,
    ]);
  });

  it('is refused where a row brings what objects are made of, or nests without an end', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const path = writeFile(
      'hostile.json',
      `{ "format": 1, "tags": [
        { "__proto__": { "name": "Inherited" }, "slug": "hostile" },
        { "slug": "hostile", "name": "Own", "constructor": { "prototype": { "isAdmin": true } } },
        { "slug": "hostile", "name": ${deep} },
        ${deep},
        { "slug": "hostile", "name": "Sound", "toString": 1 }
      ], "films": [{ "slug": "hostile-film", "chapters": [{ "__proto__": { "title": "x" }, "startsAtSeconds": 1 }] }] }`,
    );
    const { text } = await run(empty, 'import', path);
    const lines = text.split('\n');
    expect(lines[0]).toBe('0 created, 0 changed, 0 unchanged, 6 refused.');
    expect(lines).toContain('hostile.json tags[0]: Unrecognized key: "__proto__"');
    expect(lines).toContain('hostile.json tags[1]: Unrecognized key: "constructor"');
    expect(lines).toContain('hostile.json tags[2] name: Invalid input: expected string, received array');
    expect(lines).toContain('hostile.json films[0] chapters.0: Unrecognized key: "__proto__"');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('is read with a byte order mark', async () => {
    const path = writeFile(
      'mark.json',
      `\uFEFF${JSON.stringify({ format: 1, tags: [{ slug: 'marked', name: 'Marked' }] })}`,
    );
    expect((await run(empty, 'import', path)).text).toBe('1 created, 0 changed, 0 unchanged, 0 refused.');
  });

  it('is not what lies hidden in a folder', async () => {
    const path = join(folder, 'with-hidden');
    mkdirSync(path);
    writeFileSync(join(path, '._tags.json'), Buffer.from([0, 5, 22, 7]));
    writeFileSync(join(path, 'tags.json'), JSON.stringify({ format: 1, tags: [{ slug: 'seen', name: 'Seen' }] }));
    expect((await run(empty, 'import', path)).text).toBe('1 created, 0 changed, 0 unchanged, 0 refused.');
    rmSync(join(path, 'tags.json'));
    expect((await run(empty, 'import', path)).text).toContain('expected .json files in this folder');
  });

  it('is not read from a file of a gigabyte, which has to be several', async () => {
    const path = writeFile('huge.json', '{');
    truncateSync(path, 2 ** 30);
    const { ok, text } = await run(empty, 'import', path);
    expect([ok, text]).toEqual([
      false,
      'huge.json: expected at most 256 MB, got 1024: make several files of it, in one folder',
    ]);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFF{ "format": 1 }', 'utf16le'), 'wrong.json: expected UTF-8'],
    ['Latin-1', Buffer.from('{ "format": 1, "tags": [{ "slug": "a", "name": "café" }] }', 'latin1'), 'expected UTF-8'],
    ['half a file', '{ "format": 1, "tags": [{ "slug": "a"', 'expected JSON'],
    [
      'a format without an end',
      `{ "format": ${'['.repeat(200_000)}${']'.repeat(200_000)} }`,
      '"format": expected 1, got a list',
    ],
    ['a prototype', '{ "format": 1, "__proto__": { "tags": [] } }', '"__proto__": expected one of tags'],
    ['no JSON', '{', 'expected JSON'],
    ['another format', { format: 2 }, '"format": expected 1, got 2'],
    ['an unknown list', { format: 1, movies: [] }, '"movies": expected one of tags'],
    ['no list', { format: 1, films: {} }, '"films": expected a list'],
    ['a list', [], 'expected an object'],
    [
      'a list twice',
      '{ "format": 1,\n"tags": [],\n"tags": [] }',
      'wrong.json: line 3: "tags" stands twice in one object',
    ],
  ])('of a file with %s is not read', async (_what, content, reason) => {
    const { ok, text } = await run(empty, 'import', writeFile('wrong.json', content));
    expect([ok, text]).toEqual([false, expect.stringContaining(reason)]);
  });

  it.each([
    [['import']],
    [['import', '/nowhere/at/all']],
    [['burn', '/tmp']],
    [[]],
    [['export', '/tmp/x', '--dry-run']],
  ])('is not touched by %j', async (args) => expect(await run(empty, ...args)).toMatchObject({ ok: false }));
});
