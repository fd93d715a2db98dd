import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import type { GatewayConfig } from '../config/config.ts';
import { addPerson, openBrowser } from '../modules/people/identity/testing/public.ts';
import { runBackup } from '../operations/backup-command.ts';
import { runRestore } from '../operations/restore-command.ts';
import { backupLines, type BackupHeader } from './backup-file.ts';
import { migrationsOf, tablesOf } from './schema-catalogue.ts';
import type { FilePart } from './stored-files.ts';

/** Longer than a line of a backup has room for. */
const PICTURE = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500_000, 7)]);
const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';

let folder: string;
let dataDir: string;
let file: string;
let gateway: TestGateway;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  dataDir = join(folder, 'data');
  file = join(folder, 'network.backup');
  gateway = await startTestGateway({ tenants: [vixen], config: { dataDir } });
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

async function sendPicture(): Promise<void> {
  const form = new FormData();
  const fields = {
    name: 'Ada Sample',
    email: EMAIL,
    birthDate: '1999-04-01',
    country: 'Portugal',
    about: 'A dancer who would like to be in films.',
  };
  for (const [name, value] of Object.entries({ ...fields, adult: 'yes', storage: 'yes' })) form.set(name, value);
  form.append('pictures', new Blob([PICTURE], { type: 'image/jpeg' }), 'me.jpg');
  const body = new Response(form);
  const response = await gateway.inject({
    method: 'POST',
    url: '/brand/requests/casting',
    headers: {
      ...gateway.headersFor({ tenant: 'vixen', area: 'tour' }),
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(response.json()).toMatchObject({ outcome: 'received' });
}

const pictures = (): readonly string[] =>
  existsSync(join(dataDir, 'requests'))
    ? readdirSync(join(dataDir, 'requests'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /^[^/]+\/[^/]+$/.test(name) && !name.startsWith('incoming'))
        .toSorted((one, other) => one.localeCompare(other))
    : [];

const contentOf = (name: string): Buffer => readFileSync(join(dataDir, 'requests', name));

const rowsOf = async ({ services: { db } }: TestGateway) => ({
  users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
  requests: await db.selectFrom('public_requests').selectAll().orderBy('id').execute(),
  files: await db.selectFrom('public_request_files').selectAll().orderBy('id').execute(),
  plans: await db.selectFrom('plans').selectAll().orderBy('id').execute(),
});

/** An empty database and its configuration: what is there after a machine was lost. */
async function newMachine(): Promise<{ readonly spare: TestGateway; readonly config: GatewayConfig }> {
  const spare = await startTestGateway({ tenants: [vixen], config: { dataDir } });
  return { spare, config: spare.services.config };
}

describe('a restore is rehearsed', () => {
  it('rows and files are as they were, and a gateway starts with them, after both were lost', async () => {
    await addPerson(gateway.services.db, EMAIL, PASSWORD);
    await sendPicture();
    const before = { rows: await rowsOf(gateway), pictures: pictures() };
    expect(before.pictures).toHaveLength(1);
    expect(await runBackup(gateway.services.config, file)).toMatchObject({
      ok: true,
      text: expect.stringMatching(/1 files written/),
    });
    await gateway.close();
    rmSync(dataDir, { recursive: true });

    const { spare, config } = await newMachine();
    expect(await runRestore(config, file, true)).toMatchObject({
      ok: true,
      text: expect.stringMatching(/1 files rest/),
    });
    gateway = spare;
    const restored = await startTestGateway({ tenants: [vixen], config: { dataDir, database: config.database } });
    try {
      expect((await restored.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
      expect(await rowsOf(restored)).toEqual(before.rows);
      expect(pictures()).toEqual(before.pictures);
      expect(contentOf(before.pictures[0] ?? '').equals(PICTURE)).toBe(true);
      const browser = openBrowser(restored, vixen);
      await browser.signIn(EMAIL, PASSWORD);
      expect(browser.session).not.toBeNull();
      expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring-'))).toEqual([]);
    } finally {
      await restored.close();
    }
  });

  it('with --replace files that the backup does not have are gone, without it they stay', async () => {
    await sendPicture();
    expect(await runBackup(gateway.services.config, file)).toMatchObject({ ok: true });
    const [saved = ''] = pictures();
    writeFileSync(join(dataDir, 'requests', saved.replace(/[^/]+$/, 'later')), 'later');
    expect(await runRestore(gateway.services.config, file, true)).toMatchObject({ ok: true });
    expect(pictures()).toEqual([saved]);
  });

  it('a file that leads out of the folders changes neither rows nor files', async () => {
    expect.hasAssertions();
    await changesNothing('../escaped');
  });
  it.each([
    ['leads out of its folder', 'requests/../../escaped'],
    ['is the database', 'postgres/data/PG_VERSION'],
    ['has no folder', 'requests'],
  ])('a file that %s changes neither rows nor files', { tags: ['long'] }, async (_what, path) => {
    expect.hasAssertions();
    await changesNothing(path);
  });
  const changesNothing = async (path: string) => {
    await addPerson(gateway.services.db, EMAIL, PASSWORD);
    await sendPicture();
    const before = { rows: await rowsOf(gateway), pictures: pictures() };
    await writeForged(path);
    expect(await runRestore(gateway.services.config, file, true)).toMatchObject({
      ok: false,
      text: expect.stringMatching(/belongs nowhere/),
    });
    expect(await rowsOf(gateway)).toEqual(before.rows);
    expect(pictures()).toEqual(before.pictures);
    expect(existsSync(join(folder, 'escaped'))).toBe(false);
  };

  it('rows that can’t be restored leave the files that there are', async () => {
    await sendPicture();
    const before = pictures();
    await writeForged('requests/a/b', [{ table: 'no_such_table', rows: ['{}'] }]);
    expect(await runRestore(gateway.services.config, file, true)).toMatchObject({ ok: false });
    expect(pictures()).toEqual(before);
  });
});

/** A backup of no rows that is whole, with a file by that path. */
async function writeForged(path: string, chunks: readonly { table: string; rows: readonly string[] }[] = []) {
  const { db } = gateway.services;
  expect((await tablesOf(db)).length).toBeGreaterThan(0);
  const migrations = [...(await migrationsOf(db))];
  const header: BackupHeader = { format: 'network-backup', version: 2, madeAt: '2026-03-02T12:00:00.000Z', migrations };
  const parts: FilePart[] = [{ file: path, data: 'AAAA', isLast: true }];
  const lines = backupLines(header, Readable.from(chunks), Readable.from(parts));
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(file));
}
