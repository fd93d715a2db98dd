import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@network/testing/server-process.ts';
import { buildProject } from './build-project.ts';
import { packageConsole } from './package-console.ts';

let folder: string;
let gateway: Server;
let isGatewayReady = true;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-package-'));
  // What a gateway answers of the two things that the console's server calls.
  gateway = createServer((incoming, response) => {
    if (incoming.url === '/readyz') return void response.writeHead(isGatewayReady ? 200 : 503).end();
    response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ path: incoming.url }));
  });
  await new Promise<void>((listening) => {
    gateway.listen(0, '127.0.0.1', listening);
  });
  const root = resolve(import.meta.dirname, '../..');
  await buildProject(root, 'console');
  await packageConsole(root, folder);
});
afterAll(async () => {
  await new Promise((closed) => gateway.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

/** The environment that an operator sets, with nothing of this process's own. */
const environment = (port: number) => ({
  NODE_ENV: 'production',
  CONSOLE_URL: 'https://console.network.example',
  CONSOLE_KEY: 'a'.repeat(64),
  GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  PORT: String(port),
  LOG_LEVEL: 'error',
});

const start = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['start.mjs'], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });

async function send(port: number, path: string, host = 'console.network.example', method = 'GET') {
  return new Promise<{ status: number; body: string }>((answered, reject) => {
    request({ host: 'localhost', port, path, method, headers: { host } }, (response) => {
      void text(response).then((body) => answered({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

// This runs by night, because the rehearsal of the gate runs such a package, too.
describe('a console that was packaged', { tags: ['long'] }, () => {
  it('runs alone in its folder: its page, its files, the gateway behind /staff, and an end that drains', async () => {
    const port = await freePort();
    const server = start(environment(port));
    const ended = once(server, 'exit');
    const readiness = () => send(port, '/readyz').then(({ status }) => status);
    try {
      await vi.waitFor(async () => expect(await readiness()).toBe(200), 30_000);
      const { status, body } = await send(port, '/members');
      expect(status).toBe(200);
      const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(body) ?? [];
      expect((await send(port, script)).status).toBe(200);
      expect(await send(port, '/staff/graphql', undefined, 'POST')).toEqual({
        status: 401,
        body: '{"path":"/staff/graphql"}',
      });
      expect((await send(port, '/', 'another.example')).status).toBe(421);
      isGatewayReady = false;
      await vi.waitFor(async () => expect(await readiness()).toBe(503), 10_000);
      isGatewayReady = true;
      await vi.waitFor(async () => expect(await readiness()).toBe(200), 10_000);
    } finally {
      server.kill('SIGTERM');
    }
    // A load balancer sees it go before it does.
    await vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout: 10_000, interval: 10 });
    expect(await ended).toEqual([0, null]);
  });

  it('is refused with a sentence where its address is missing, or Node.js is too old', () => {
    const { CONSOLE_URL: _without, ...env } = environment(0);
    const refused = spawnSync(process.execPath, ['start.mjs'], { cwd: folder, env, encoding: 'utf8' });
    expect(refused.status).toBe(1);
    expect(`${refused.stdout}${refused.stderr}`).toContain('CONSOLE_URL: expected the public origin of the console');
    const old = join(folder, 'old.mjs');
    const program = readFileSync(join(folder, 'start.mjs'), 'utf8');
    writeFileSync(old, program.replaceAll('process.versions.node', "'18.20.1'"));
    const { status, stderr } = spawnSync(process.execPath, [old], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'Node.js 24 or later is needed; this is 18.20.1.\n']);
  });

  it('has its server, its page, and nothing of another workspace', () => {
    const top = globSync('*', { cwd: folder }).toSorted();
    expect(top.filter((name) => name !== 'old.mjs')).toEqual(['client', 'server.js', 'start.mjs']);
  });
});
