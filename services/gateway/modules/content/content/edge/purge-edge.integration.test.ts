import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { announceCounts } from '../../catalogue/public.ts';
import { purgeEdge, RETRY_MS, SETTLES_MS } from './purge-edge.ts';

interface Call {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let calls: Call[] = [];
let status = 200;
const cdn = createServer((request, response) => {
  void text(request).then((body) => {
    calls.push({ path: request.url, headers: request.headers, body });
    response.writeHead(status).end('{"success":true,"token":"quoted"}');
  });
});
let gateway: TestGateway;
/** Each test begins a day after the last one. */
let start = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  const edge = { kind: 'cloudflare', origin, zones: ['zone-1', 'zone-2'], token: 'a-token' } as const;
  gateway = await startTestGateway({ config: { edge } });
});
beforeEach(async () => {
  status = 200;
  start += DAY_MS;
  await publish(-60_000);
  await purge(-50_000);
  calls = [];
});
afterAll(async () => {
  await gateway.close();
  cdn.close();
});

const moment = (milliseconds: number): Date => new Date(gateway.services.clock.now().getTime() + start + milliseconds);
const publish = (milliseconds = 0) => announceCounts(gateway.services.db, moment(milliseconds));
const purge = (milliseconds: number) => purgeEdge.run(gateway.services, moment(milliseconds));

it('purges each zone once for all that was published, when brand servers have thrown their pages away', async () => {
  await publish(-10);
  await publish();
  expect(await purge(SETTLES_MS - 11)).toEqual({});
  expect(await purge(SETTLES_MS)).toEqual({ purged: 2 });
  expect(await purge(SETTLES_MS + RETRY_MS)).toEqual({});
  expect(calls.map(({ path }) => path)).toEqual([
    '/client/v4/zones/zone-1/purge_cache',
    '/client/v4/zones/zone-2/purge_cache',
  ]);
  expect(calls[0]?.headers.authorization).toBe('Bearer a-token');
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ tags: ['pages'] });
});

it('sends a purge that failed again, and no more often than every five seconds', async () => {
  await publish();
  status = 429;
  expect(await purge(SETTLES_MS)).toEqual({ failed: 2 });
  status = 200;
  expect(await purge(SETTLES_MS + RETRY_MS - 1)).toEqual({});
  expect(await purge(SETTLES_MS + RETRY_MS)).toEqual({ purged: 2 });
});

it('is sent by one of two gateways that see a publication at once', async () => {
  await publish();
  const counts = await Promise.all([purge(SETTLES_MS), purge(SETTLES_MS)]);
  expect(counts).toContainEqual({});
  expect(calls).toHaveLength(2);
});
