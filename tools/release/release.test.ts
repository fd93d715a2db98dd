import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';

const KEY = '0'.repeat(64);

let folder: string;
let gateway: Server;
let status: number;
let received: { readonly path: string; readonly body: unknown }[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  copyFileSync(join(import.meta.dirname, 'main.ts'), join(folder, 'release.ts'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'tenant.json'), '{"id":"vixen"}');
  writeFileSync(join(folder, 'documents.json'), '{}');
  writeFileSync(join(folder, 'release.json'), '{"id":"abc123"}');
  [status, received] = [200, []];
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? '', body: body === '' ? null : JSON.parse(body) });
      response.writeHead(status).end('{"text":"The gateway’s line."}');
    });
  }).listen(0, 'localhost');
  await once(gateway, 'listening');
});
afterEach(async () => {
  gateway.close();
  await once(gateway, 'close');
  rmSync(folder, { recursive: true });
});

/** Runs the command in the folder of a package. @returns its code and what it printed */
function run(...args: string[]): Promise<readonly [code: number, printed: string]> {
  const env = { GATEWAY_URL: `http://localhost:${(gateway.address() as AddressInfo).port}`, BRAND_KEY: KEY };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [join(folder, 'release.ts'), ...args], { env }, (_error, stdout, stderr) =>
      resolve([child.exitCode ?? 1, (stdout + stderr).trim()]),
    );
  });
}

it('registers and activates the release that the folder is, without its id being typed', async () => {
  expect(await run('register')).toEqual([0, 'The gateway’s line.']);
  expect(await run('activate')).toEqual([0, 'The gateway’s line.']);
  expect(received).toEqual([
    { path: '/releases/vixen/register', body: { release: 'abc123', tenant: { id: 'vixen' }, documents: {} } },
    { path: '/releases/vixen/activate', body: { release: 'abc123' } },
  ]);
});

it('a release that is registered by another id is called so in its folder, and only if the gateway took it', async () => {
  status = 422;
  expect(await run('register', '--release', 'spring')).toEqual([1, 'The gateway’s line.']);
  expect(readFileSync(join(folder, 'release.json'), 'utf8')).toContain('abc123');
  status = 200;
  await run('register', '--release', 'spring');
  await run('activate');
  await run('activate', 'winter');
  expect(received.slice(2).map(({ body }) => body)).toEqual([{ release: 'spring' }, { release: 'winter' }]);
});

it('what it can’t do is answered with its commands, and calls nobody', async () => {
  for (const wrong of [[], ['activat'], ['back', 'abc123'], ['register', 'abc123'], ['activate', '--release', 'x']]) {
    const [code, printed] = await run(...wrong);
    expect([code, printed.split('\n')[0]]).toEqual([1, 'Usage: node release.mjs register [--release ID]']);
  }
  expect(received).toEqual([]);
});
