import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

/** As an operator sets it, with nothing of this process's own environment. */
const environment = (port: number) => ({
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  TENANTS_DIR: join(folder, 'tenants'),
  BRAND_SECRET: 'b'.repeat(32),
  GATEWAY_SECRET: 'g'.repeat(32),
  GATEWAY_PORT: String(port),
  GATEWAY_URL: 'https://api.network.example',
  MAIL: 'off',
  WORKERS: '2',
  LOG_LEVEL: 'error',
});

describe('a gateway that was packaged', () => {
  it('runs alone in its folder, with two workers, and an operator’s commands beside it', async () => {
    const port = await freePort();
    const env = environment(port);
    const server = spawn(process.execPath, ['start.mjs'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = once(server, 'exit');
    try {
      const get = (path: string) => fetch(`http://localhost:${port}${path}`);
      await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), 30_000);
      expect(await (await get('/oidc/.well-known/openid-configuration')).json()).toMatchObject({
        issuer: 'https://api.network.example/oidc',
      });
      expect((await get('/graphql')).status).not.toBe(500);
      const listed = spawnSync(process.execPath, ['operations.mjs', 'releases', 'list'], { cwd: folder, env });
      expect([String(listed.stderr), String(listed.stdout).trim()]).toEqual(['', 'No releases.']);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  }, 90_000);

  it('has nothing of the demonstration, and no more packages than it runs with', () => {
    expect(globSync('services/gateway/modules/*/*/', { cwd: folder }).toSorted()).toEqual([
      'services/gateway/modules/comments/staff-api',
      'services/gateway/modules/comments/text',
      'services/gateway/modules/content/staff-api',
      'services/gateway/modules/ingest/staff-api',
      'services/gateway/modules/staff/staff-api',
      'services/gateway/modules/support/staff-api',
    ]);
    const typefaces = ['@fontsource', '@fontsource-variable'];
    const pictures = ['@img', 'detect-libc', 'semver', 'sharp'];
    expect(globSync('*', { cwd: join(folder, 'node_modules') }).toSorted()).toEqual(
      ['@electric-sql', '@node-rs', '@simplewebauthn', ...typefaces, ...pictures].toSorted(),
    );
  });

  it('says in a sentence that a Node.js is too old', () => {
    const old = join(folder, 'old.mjs');
    const start = readFileSync(join(folder, 'start.mjs'), 'utf8');
    writeFileSync(old, start.replaceAll('process.versions.node', "'18.20.1'"));
    const { status, stderr } = spawnSync(process.execPath, [old]);
    expect([status, String(stderr)]).toEqual([1, 'Node.js 24 or later is needed; this is 18.20.1.\n']);
  });
});
