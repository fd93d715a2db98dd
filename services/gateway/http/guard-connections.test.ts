import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { type BodyPace, createBodyPace, PACE_EVERY_MS } from '@network/server/limits/body-pace.ts';
import { guardConnections } from './guard-connections.ts';

const CAP = 3;

let app: FastifyInstance;
let sockets: Socket[] = [];
/** The server's ends, oldest first. */
let accepted: Socket[] = [];

/** A server that answers `hello`; a request with `x-brand` has shown a brand's key. */
async function start(
  trustedProxies: readonly string[],
  { host = '127.0.0.1', pace }: { host?: string; pace?: BodyPace } = {},
): Promise<void> {
  app = fastify();
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    const tenant: Tenant | null = request.headers['x-brand'] === undefined ? null : vixen;
    Object.assign(request, { caller: { tenant } });
  });
  guardConnections(app, { trustedProxies, connectionsPerAddress: CAP, lowestBodyRate: 1 }, pace);
  app.server.on('connection', (socket) => accepted.push(socket));
  app.get('/', async () => 'hello');
  app.post('/', async () => 'written');
  await app.listen({ port: 0, host });
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  accepted = [];
  await app.close();
});

/** Opens a connection that stays open, and says whether it was answered. */
async function open(header = 'X-Nothing: 1', host = '127.0.0.1'): Promise<boolean> {
  const socket = connect((app.server.address() as AddressInfo).port, host);
  sockets.push(socket);
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString()));
  await once(socket, 'connect');
  socket.write(`GET / HTTP/1.1\r\nHost: gateway\r\n${header}\r\n\r\n`);
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return text.startsWith('HTTP/1.1 200 ');
}

async function openMany(count: number, header?: string): Promise<number> {
  let answered = 0;
  for (let each = 0; each < count; each += 1) if (await open(header)) answered += 1;
  return answered;
}

describe('connections of one address to the gateway', () => {
  it('are answered up to the cap; the next one is closed without an answer', async () => {
    await start(['10.0.0.0/8']);
    expect(await openMany(CAP + 2)).toBe(CAP);
  });

  it('count again once others have ended', async () => {
    await start(['10.0.0.0/8']);
    expect(await openMany(CAP)).toBe(CAP);
    sockets[0]?.destroy();
    await expect.poll(() => open()).toBe(true);
    expect(await open()).toBe(false);
  });

  it.each([['127.0.0.0/8'], ['127.0.0.1'], ['::1', '127.0.0.1/32']])(
    'are not counted for a trusted proxy, named as %s',
    async (...ranges) => {
      await start(ranges);
      expect(await openMany(CAP * 3)).toBe(CAP * 3);
    },
  );

  it('are not counted for a trusted proxy that a server for both families names in IPv6', async () => {
    await start(['127.0.0.1'], { host: '::' });
    expect(await openMany(CAP * 2)).toBe(CAP * 2);
  });

  it('are counted for a proxy in another range', async () => {
    await start(['127.0.0.2', 'fd00::/8']);
    expect(await openMany(CAP + 1)).toBe(CAP);
  });
});

describe('a brand server', () => {
  it('opens as many as it needs once one has shown its key', async () => {
    await start([]);
    expect(await open('X-Brand: vixen')).toBe(true);
    expect(await openMany(CAP * 3)).toBe(CAP * 3);
  });

  it('is counted again when the last connection that has shown it has ended', async () => {
    await start([]);
    expect(await openMany(2, 'X-Brand: vixen')).toBe(2);
    expect(await openMany(CAP)).toBe(CAP);
    sockets[0]?.destroy();
    await expect.poll(() => openSockets()).toBe(CAP + 1);
    // One with the key is left.
    expect(await open()).toBe(true);
    sockets[1]?.destroy();
    await expect.poll(() => open()).toBe(false);
  });

  it('shows its key twice by one connection and counts once', async () => {
    await start([]);
    expect(await open('X-Brand: vixen')).toBe(true);
    const [first] = sockets as [Socket];
    const again = once(first, 'data');
    first.write('GET / HTTP/1.1\r\nHost: gateway\r\nX-Brand: vixen\r\n\r\n');
    await again;
    expect(await openMany(CAP)).toBe(CAP);
    first.destroy();
    await expect.poll(() => open()).toBe(false);
  });
});

it('a body that stalls is ended with 408, one that comes in is not', async () => {
  let now = 0;
  const pace = createBodyPace(100, () => now);
  await start([], { pace });
  const send = async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const arrived = once(app.server, 'request');
    socket.write('POST / HTTP/1.1\r\nHost: gateway\r\nContent-Type: text/plain\r\nContent-Length: 4000\r\n\r\nhello');
    await arrived;
    return socket;
  };
  const stalled = await send();
  const going = await send();
  const ended = once(stalled, 'data');
  const answered = once(going, 'data');
  going.write('a'.repeat(2_000));
  await expect.poll(() => accepted[1]?.bytesRead).toBeGreaterThan(2_000);
  now += PACE_EVERY_MS;
  pace.look();
  expect(String(await ended)).toMatch(/^HTTP\/1\.1 408 /);
  going.write('a'.repeat(1_995));
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 /);
});

function openSockets(): number {
  return sockets.filter(({ destroyed }) => !destroyed).length;
}
