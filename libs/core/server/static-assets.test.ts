import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEncoding, loadStaticAssets } from './static-assets.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets', 'a-123.js'), 'let a = 1;');
  writeFileSync(join(folder, 'assets', 'a-123.js.br'), brotliCompressSync('let a = 1;'));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  const assets = loadStaticAssets(folder);
  server = createServer((request, response) => {
    if (!assets(request, response, request.url ?? '')) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

function sendRequest(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingHttpHeaders; size: number }>((resolve, reject) => {
    const request = httpRequest({ port, path, headers, method }, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, size }));
    });
    request.on('error', reject).end();
  });
}

describe('files of a client build', () => {
  it('are cached permanently when their name has a hash, and for an hour otherwise', async () => {
    expect((await sendRequest('/assets/a-123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await sendRequest('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('are sent as the build compressed them, with a tag of their own', async () => {
    const plain = await sendRequest('/assets/a-123.js');
    const small = await sendRequest('/assets/a-123.js', { 'accept-encoding': 'gzip, br' });
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(small.headers.etag).not.toBe(plain.headers.etag);
  });

  it('are not sent again', async () => {
    const { headers } = await sendRequest('/favicon.svg');
    const again = await sendRequest('/favicon.svg', { 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.status, again.size]).toEqual([304, 0]);
    expect((await sendRequest('/favicon.svg', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('have a head without a body', async () => {
    const head = await sendRequest('/favicon.svg', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.size]).toEqual([200, '6', 0]);
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/../favicon.svg',
    '/assets/%61-123.js',
    '/assets',
    '/assets/a-123.js.br',
    '/nope.js',
  ])('are never found at %s', async (path) => expect((await sendRequest(path)).status).toBe(404));

  it.each([
    ['br', true],
    ['gzip, br;q=0.5', true],
    ['br;q=0', false],
    ['br;q=0.000', false],
    ['gzip', false],
    [undefined, false],
  ])('Accept-Encoding %s', (header, accepted) => expect(chooseEncoding(header) === 'br').toBe(accepted));
});
