import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeContent } from '@network/demo/content/demonstration-content.ts';
import consoleDocuments from '@network/graphql/console-operations.json' with { type: 'json' };
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { freePort } from '@network/testing/server-process.ts';
import { createEmptyTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { packageGateway } from './package-gateway.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-package-'));
  [database] = await Promise.all([
    createEmptyTestDatabase(),
    packageGateway(resolve(import.meta.dirname, '../..'), folder),
  ]);
}, 180_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The environment that an operator sets, with nothing of this process's own. */
const environment = (port: number) => ({
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  TENANTS_DIR: join(folder, 'tenants'),
  BRAND_SECRET: 'brand-secret-of-this-test-alone-1',
  GATEWAY_SECRET: 'gateway-secret-of-this-test-alone',
  GATEWAY_PORT: String(port),
  GATEWAY_URL: 'https://api.network.example',
  MAIL: 'off',
  WORKERS: '2',
  LOG_LEVEL: 'warn',
});

async function countRows(...tables: readonly string[]): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const counts: number[] = [];
    for (const table of tables) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      counts.push(rows[0]?.count ?? -1);
    }
    return counts;
  } finally {
    await client.end();
  }
}

/** A sentence is longer than this. */
const BEGINNING = 20;

/** The sentences whose first characters a program has somewhere. It is read once, since there are thousands of them. */
function beginsWithin(code: string, sentences: ReadonlySet<string>): readonly string[] {
  const beginnings = new Set([...sentences].map((each) => each.slice(0, BEGINNING)));
  const found = new Set<string>();
  for (let at = 0; at <= code.length - BEGINNING; at += 1) {
    const here = code.slice(at, at + BEGINNING);
    if (beginnings.has(here)) found.add(here);
  }
  return [...sentences].filter((each) => found.has(each.slice(0, BEGINNING)));
}

/** Texts of a document, and of what is in it, that no program has by chance. */
function sentencesOf(value: unknown): ReadonlySet<string> {
  if (typeof value === 'string')
    return new Set(value.split(/(?<=\.) /).filter((part) => part.length > BEGINNING && part.includes(' ')));
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...sentencesOf(each)]));
}

// This runs by night, because the rehearsal of the gate runs such a package, too.
describe('a gateway that was packaged', { tags: ['long'] }, () => {
  it('runs alone in its folder, with two workers, and an operator’s commands beside it', async () => {
    const port = await freePort();
    const env = environment(port);
    const server = spawn(process.execPath, ['start.mjs'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let log = '';
    server.stdout.on('data', (part: Buffer) => (log += part.toString()));
    const ended = once(server, 'exit');
    try {
      const get = (path: string) => fetch(`http://localhost:${port}${path}`);
      await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), 30_000);
      expect(await (await get('/oidc/.well-known/openid-configuration')).json()).toMatchObject({
        issuer: 'https://api.network.example/oidc',
      });
      expect((await get('/graphql')).status).not.toBe(500);
      const plane = await get('/media/pictures/neutral-landscape-960.avif');
      expect([plane.status, plane.headers.get('content-type')]).toEqual([200, 'image/avif']);
      const listed = spawnSync(process.execPath, ['operations.mjs', 'releases', 'list'], { cwd: folder, env });
      expect([String(listed.stderr), String(listed.stdout).trim()]).toEqual(['', 'No releases.']);
      const emptyTables = ['videos', 'performers', 'users', 'staff_members', 'seeded', 'plans'];
      expect(await countRows(...emptyTables)).toEqual(emptyTables.map(() => 0));
      // Gateways of other releases answer this one's console, too.
      expect(await countRows('console_documents')).toEqual([Object.keys(consoleDocuments).length]);
      expect(log).toContain('No plan is on sale: nobody can join');
      const made = spawnSync(process.execPath, ['operations.mjs', 'admin', 'create', 'first@network.example'], {
        cwd: folder,
        env,
      });
      expect([String(made.stderr), made.status]).toEqual(['', 0]);
      expect(await countRows('staff_members')).toEqual([1]);
      // A film is named by its slug, and not by a path of this folder.
      const erasing = ['operations.mjs', 'content', 'erase', 'glass-harbor', 'A reason'];
      const refused = spawnSync(process.execPath, erasing, { cwd: folder, env });
      expect([refused.status, String(refused.stderr)]).toEqual([
        1,
        'There is no film "glass-harbor" that was taken back. Take it back in the console first.\n',
      ]);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  }, 90_000);

  it('has nothing of the demonstration, and no more packages than it runs with', () => {
    // Schemas of the staff API, and the words that comments must not contain.
    const folders = globSync('services/gateway/modules/*/*/*/', { cwd: folder });
    expect(folders.filter((each) => !each.endsWith('/staff-api'))).toEqual([
      'services/gateway/modules/browsing/comments/text',
    ]);
    expect(folders.length).toBeGreaterThan(1);
    const typefaces = ['@fontsource', '@fontsource-variable'];
    const pictures = ['@img', 'detect-libc', 'semver', 'sharp', 'wawoff2'];
    expect(globSync('*', { cwd: join(folder, 'node_modules') }).toSorted()).toEqual(
      ['@node-rs', '@simplewebauthn', ...typefaces, ...pictures].toSorted(),
    );
  });

  it.each(['services/gateway/server.js', 'services/gateway-operations/operations.js'])(
    'has no sentence of the demonstration, and none of its people and media, in %s',
    (program) => {
      const code = readFileSync(join(folder, 'dist', program), 'utf8');
      const sentences = sentencesOf(makeContent(new Date('2026-03-02T00:00:00Z')).lists);
      expect(sentences.size).toBeGreaterThan(1_000);
      const { clips, pictures, welcome } = stockMedia;
      const media = [...clips, ...pictures.portrait, ...pictures.category].map(({ id }) => id);
      const backgrounds = welcome.flatMap(({ images }) => images.map(({ file }) => file));
      const captions = clips.flatMap((clip) => clip.captions);
      expect([media.length, backgrounds.length, captions.length].map((count) => count > 20)).toEqual([
        true,
        true,
        true,
      ]);
      const texts = [...media, ...backgrounds, ...captions, '@demo.example', 'Demo1234pass', 'demo/media'];
      expect([...beginsWithin(code, sentences), ...texts].filter((each) => code.includes(each))).toEqual([]);
    },
  );

  it('says in a sentence that a Node.js is too old', () => {
    const old = join(folder, 'old.mjs');
    const start = readFileSync(join(folder, 'start.mjs'), 'utf8');
    writeFileSync(old, start.replaceAll('process.versions.node', "'18.20.1'"));
    const { status, stderr } = spawnSync(process.execPath, [old]);
    expect([status, String(stderr)]).toEqual([1, 'Node.js 24 or later is needed; this is 18.20.1.\n']);
  });
});
