import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '@network/server/log/create-log.ts';
import type { Environment } from '@network/server/configuration/read-variables.ts';
import { CONSOLE_KEY_HEADER, CONSOLE_NAME } from '@network/validation/console-key.ts';
import { readConsoleConfig } from './console-config.ts';
import { createGatewayProxy, type GatewayProxy } from './gateway-proxy.ts';

const FILM = 'a film of forty-two bytes, from end to end.';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Listens on a free port. @returns its origin */
async function listen(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The console in front of a gateway that answers like this. @returns the console's origin */
async function consoleBefore(gateway: RequestListener, env: Environment = {}): Promise<string> {
  const config = readConsoleConfig({ ...env, GATEWAY_URL: await listen(gateway) });
  const proxy: GatewayProxy = createGatewayProxy(config, createLog({ level: 'silent', base: {} }));
  closing.push(proxy.close);
  return listen((request, response) => void proxy.forward(request, response));
}

/** Sends media as the gateway does: the part that was requested, or nothing new. */
const sendFilm: RequestListener = ({ headers }, response) => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const own = { 'accept-ranges': 'bytes', 'content-type': 'video/mp4', etag: '"film"' };
  if (headers['if-none-match'] === '"film"') return void response.writeHead(304, own).end();
  if (from === undefined || headers['if-range'] === '"another"') return void response.writeHead(200, own).end(FILM);
  const part = FILM.slice(Number(from), Number(to) + 1);
  response.writeHead(206, { ...own, 'content-range': `bytes ${from}-${to}/${FILM.length}` }).end(part);
};

it('passes on a part of a film, so that a player can go to any moment', async () => {
  const address = `${await consoleBefore(sendFilm)}/staff/media-sources/one/whole`;
  const part = await fetch(address, { headers: { range: 'bytes=2-5' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 2-5/${FILM.length}`);
  expect(await part.text()).toBe('film');
  const whole = await fetch(address);
  expect([whole.status, whole.headers.get('accept-ranges'), await whole.text()]).toEqual([200, 'bytes', FILM]);
});

it('passes on what a browser has, and is answered with nothing new or with the whole of what changed', async () => {
  const address = `${await consoleBefore(sendFilm)}/staff/media-sources/one/whole`;
  expect((await fetch(address)).headers.get('etag')).toBe('"film"');
  expect((await fetch(address, { headers: { 'if-none-match': '"film"' } })).status).toBe(304);
  const changed = await fetch(address, { headers: { range: 'bytes=2-5', 'if-range': '"another"' } });
  expect([changed.status, await changed.text()]).toEqual([200, FILM]);
});

it('passes on nothing by which somebody could pretend to be a brand or a program', async () => {
  let received: Readonly<Record<string, unknown>> = {};
  const address = await consoleBefore(({ headers }, response) => {
    received = headers;
    response.writeHead(204, { 'x-internal': 'secret', 'x-correlation-id': 'one' }).end();
  });
  const claims = { authorization: 'Bearer one', 'x-tenant': 'vixen', 'x-brand-key': 'one', cookie: 'staff=one' };
  const answer = await fetch(`${address}/staff/session`, { headers: claims });
  expect(received).toMatchObject({ cookie: 'staff=one' });
  for (const name of ['authorization', 'x-tenant', 'x-brand-key']) expect(received[name]).toBeUndefined();
  expect(answer.headers.get('x-internal')).toBeNull();
  expect(answer.headers.get('x-correlation-id')).toBe('one');
});

it('shows its own key, whatever key somebody sends', async () => {
  const received: unknown[] = [];
  const note: RequestListener = ({ headers }, response) => {
    received.push(headers[CONSOLE_KEY_HEADER]);
    response.writeHead(204).end();
  };
  const claims = { [CONSOLE_KEY_HEADER]: 'one' };
  const secret = 'b'.repeat(32);
  const derived = createHmac('sha256', secret).update(CONSOLE_NAME).digest('hex');
  for (const env of [{ CONSOLE_KEY: 'a'.repeat(64) }, { BRAND_SECRET: secret }, {}]) {
    await fetch(`${await consoleBefore(note, env)}/staff/session`, { headers: claims });
  }
  expect(received).toEqual(['a'.repeat(64), derived, undefined]);
});

it('does not start in production without a key, and names the variable', () => {
  const env = { NODE_ENV: 'production', CONSOLE_URL: 'https://console.network.example' };
  expect(() => readConsoleConfig(env)).toThrow(/CONSOLE_KEY/);
  expect(() => readConsoleConfig({ ...env, CONSOLE_KEY: 'short' })).toThrow(/CONSOLE_KEY/);
  expect(readConsoleConfig({ ...env, CONSOLE_KEY: 'a'.repeat(64) }).key).toBe('a'.repeat(64));
});

it('says that the gateway is away', async () => {
  const config = readConsoleConfig({ GATEWAY_URL: 'http://127.0.0.1:9' });
  const proxy = createGatewayProxy(config, createLog({ level: 'silent', base: {} }));
  closing.push(proxy.close);
  const address = await listen((request, response) => void proxy.forward(request, response));
  const answer = await fetch(`${address}/staff/session`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ outcome: 'unavailable' });
});

it.each([
  ['of a declared length', (bytes: number) => 'a'.repeat(bytes)],
  ['in chunks', (bytes: number) => new Blob(['a'.repeat(bytes)]).stream()],
])('answers 413 for a body that is too large, %s, here or at the gateway', async (_how, bodyOf) => {
  let calls = 0;
  // The gateway does this too: it answers at once, and throws the rest away.
  const address = await consoleBefore((request, response) => {
    calls += 1;
    request.resume();
    response.writeHead(413, { 'content-type': 'application/json' }).end('{"code":"PAYLOAD_TOO_LARGE"}');
  });
  const post = async (bytes: number) => {
    const init = { method: 'POST', body: bodyOf(bytes), duplex: 'half' as const };
    const answer = await fetch(`${address}/staff/session`, init);
    const { code } = (await answer.json()) as { code: string };
    return [answer.status, code];
  };
  expect(await post(900_000)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(calls).toBe(1);
  expect(await post(5_000_000)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(calls).toBe(1);
});

it.each([
  ['reads nothing of it', (_request: IncomingMessage) => undefined],
  ['throws the rest away', (request: IncomingMessage) => void request.resume()],
])('passes on an answer to an upload that comes before its end, from a gateway that %s', async (_how, take) => {
  for (const status of [401, 409, 413]) {
    const address = await consoleBefore((request, response) => {
      take(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"code":"EARLY"}');
    });
    for (const bytes of [200_000, 8_000_000]) {
      const answer = await fetch(`${address}/staff/uploads/one`, { method: 'PATCH', body: 'a'.repeat(bytes) });
      expect([answer.status, await answer.json()]).toEqual([status, { code: 'EARLY' }]);
    }
  }
});
