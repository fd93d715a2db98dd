import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { addPerson } from '../modules/identity/testing/public.ts';
import { queueMail } from '../modules/mail/public.ts';
import { post } from '../modules/wallet/public.ts';
import { lockDataFolder } from '../db/data-folder.ts';
import { runBackup } from './backup-command.ts';
import { runCommand } from './command.ts';
import { readMoment } from './jobs-operation.ts';
import { OPERATIONS_KEY_HEADER, operationsKey } from './operations-key.ts';

let gateway: TestGateway;
let key: string;
beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'embedded' });
  key = operationsKey(gateway.services.config);
});
afterAll(() => gateway.close());

interface Overrides {
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
  readonly payload?: object;
}

const run = (name: string, args: readonly string[], overrides: Overrides = {}) =>
  gateway.inject({
    method: 'POST',
    url: `/operations/${name}`,
    headers: { [OPERATIONS_KEY_HEADER]: key },
    payload: { args },
    ...overrides,
  });

describe('an operation of the running gateway', () => {
  it.each<[string, Overrides]>([
    ['without the key', { headers: {} }],
    ['with another key', { headers: { [OPERATIONS_KEY_HEADER]: 'f'.repeat(64) } }],
    ['from another machine', { remoteAddress: '203.0.113.7' }],
  ])('is nowhere to be found %s', async (_how, overrides) => {
    expect((await run('jobs', ['purge-tokens'], overrides)).statusCode).toBe(404);
  });

  it('is nowhere to be found through a proxy on this machine', async () => {
    const headers = { [OPERATIONS_KEY_HEADER]: key, 'x-forwarded-for': '203.0.113.7' };
    expect((await run('jobs', ['purge-tokens'], { headers })).statusCode).toBe(404);
  });

  it('answers a caller with the key, on this machine', async () => {
    const response = await run('jobs', ['purge-tokens']);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ok: true,
      text: expect.stringMatching(/^purge-tokens at 2026-03-02T12:00:00\.000Z: .*sessions 0/),
    });
  });

  it('refuses what is no command and no list of arguments', async () => {
    expect((await run('nothing', [])).statusCode).toBe(404);
    expect((await run('jobs', [], { payload: { args: 'purge-tokens' } })).statusCode).toBe(400);
    expect((await run('jobs', [], { payload: { args: [], more: 1 } })).statusCode).toBe(400);
  });
});

describe('npm run jobs', () => {
  it.each([
    [[], /^Usage: .*Jobs: .*purge-tokens/],
    [['nothing'], /^There is no job "nothing"\. Jobs: .*purge-tokens/],
    [['purge-tokens', '--at', 'yesterday'], /^--at: expected a date such as .*, got "yesterday"/],
    [['purge-tokens', '--at', '2026-02-30'], /^--at: expected a date/],
    [['purge-tokens', '--for', 'ever'], /^Usage: /],
    [['purge-tokens', 'gems-grant'], /^Usage: /],
  ])('with %j says what was expected', async (args, text) => {
    expect((await run('jobs', args)).json()).toEqual({ ok: false, text: expect.stringMatching(text) });
  });
});

describe('a moment as an argument', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T12:30', '2026-03-01T12:30:00.000Z'],
    ['2026-03-01T12:30:15+02:00', '2026-03-01T10:30:15.000Z'],
    ['2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
  ])('%s is %s', (text, moment) => {
    expect(readMoment(text)?.toISOString()).toBe(moment);
  });

  it.each(['', '2026-3-1', '2026-02-29', '2026-03-01T25:00', '2026-03-01 12:00', 'Monday', '1e3'])(
    '%j is none',
    (text) => {
      expect(readMoment(text)).toBeNull();
    },
  );
});

describe('npm run member', () => {
  it('shows what every module knows of a member, and steers no terminal', async () => {
    const { db, clock } = gateway.services;
    const userId = await addPerson(db, 'ada@example.com', 'Right1password');
    await db.updateTable('users').set({ display_name: 'ada\u001b[31m' }).where('id', '=', userId).execute();
    const posting = { userId, unit: 'gems', type: 'GRANT', reason: 'FRIDAY', at: clock.now() } as const;
    await post(db, { ...posting, amount: 40, counterpart: 'issued', idempotencyKey: 'one' });
    const later = new Date(clock.now().getTime() + 1_000);
    await post(db, { ...posting, amount: -15, counterpart: 'spent', idempotencyKey: 'two', at: later });
    await queueMail(
      db,
      { kind: 'welcome', to: 'ada@example.com', tenant: 'vixen', values: { link: '/' } },
      clock.now(),
    );

    const { ok, text } = (await run('member', ['ADA@example.com'])).json<{ ok: boolean; text: string }>();
    expect(ok).toBe(true);
    for (const title of ['Account', 'Sessions', 'Subscriptions', 'Ledger', 'Mails']) expect(text).toContain(title);
    expect(text).toMatch(/gems {2}40 +40 +GRANT/);
    expect(text).toMatch(/gems {2}-15 +25 +GRANT/);
    expect(text).toMatch(/Sessions\n {2}none/);
    expect(text).toContain('ada?[31m');
    expect(text).toMatch(/welcome +vixen +queued/);
  });

  it.each([
    [[], /^Usage: /],
    [['nobody@example.com'], /^There is no member with the address nobody@example\.com\.$/],
    [['nobody'], /^"nobody" is no email address\.$/],
  ])('with %j says what is wrong', async (args, text) => {
    expect((await run('member', args)).json()).toEqual({ ok: false, text: expect.stringMatching(text) });
  });
});

describe('a command while the gateway that holds the data folder is starting', () => {
  it('says that it is to be tried again, in one sentence', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'operations-'));
    const folder = join(dataDir, 'database');
    const release = lockDataFolder(folder);
    // Nobody listens on port 1.
    const config = testGatewayConfig({ dataDir, port: 1, database: { engine: 'embedded', folder } });
    const sentence =
      `DATA_DIR: process ${process.pid} holds the data folder and takes no commands at http://localhost:1; ` +
      'a gateway that is starting does in a moment: try again then';
    try {
      await expect(runCommand(config, 'jobs', ['purge-tokens'])).rejects.toThrow(sentence);
      await expect(runBackup(config, join(dataDir, 'backup'))).rejects.toThrow(sentence);
    } finally {
      release();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
