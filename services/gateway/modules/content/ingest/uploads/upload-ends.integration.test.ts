import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createServer } from '../../../../http/server.ts';
import { operationsOf } from '../../../../operations/operation.ts';
import { modules } from '../../../registry.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { UPLOADS_PATH } from './routes.ts';

/** More than two parts of the store. */
const FILE = randomBytes(18_000_000);
const PART = 8 * 2 ** 20;

let gateway: IngestGateway;
/** Two gateways with one database and one store. */
let apps: readonly FastifyInstance[];
let one: string;
let other: string;
let headers: Record<string, string>;
beforeAll(async () => {
  gateway = await startIngestGateway();
  const start = async () => {
    const app = await createServer({ ...gateway.services, metrics: new Registry() }, modules, { ready: true });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  };
  apps = [await start(), await start()];
  const [first = '', second = ''] = apps.map(
    (app) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${UPLOADS_PATH}`,
  );
  [one, other] = [first, second];
  const admin = operationsOf(modules).get('admin');
  await admin?.run(gateway.services, ['create', 'ed@demo.example', '--role', 'editor']);
  const issued = await admin?.run(gateway.services, ['token', 'ed@demo.example', '--scopes', 'media:write']);
  headers = { authorization: `Bearer ${issued?.text.split('\n')[0] ?? ''}`, 'tus-resumable': '1.0.0' };
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await gateway.close();
});
beforeEach(() => gateway.services.db.deleteFrom('media_sources').execute());

/** Begins an upload of the file; returns its id. */
async function begin(): Promise<string> {
  const metadata = Object.entries({ film: gateway.videoId, filename: 'big.mp4' }).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const created = await fetch(one, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(FILE.length), 'upload-metadata': metadata.join(',') },
  });
  return created.headers.get('location')?.split('/').at(-1) ?? '';
}

const patch = (address: string, id: string, offset: number, body: BodyInit = FILE.subarray(offset)) =>
  fetch(`${address}/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
    duplex: 'half',
  } as RequestInit);

async function offsetOf(address: string, id: string): Promise<number> {
  return Number((await fetch(`${address}/${id}`, { method: 'HEAD', headers })).headers.get('upload-offset'));
}

const sources = () => gateway.services.db.selectFrom('media_sources').select(['id', 'store_key']).execute();

async function expectWhole(): Promise<void> {
  const found = await sources();
  expect(found).toHaveLength(1);
  expect((await buffer(await gateway.services.store.read(found[0]?.store_key ?? ''))).equals(FILE)).toBe(true);
}

it(
  'lets one request at a time work on an upload: who comes to another gateway goes on where the first one was',
  { tags: ['long'] },
  async () => {
    const id = await begin();
    // A connection that stays open and brings nothing more.
    const stalled = patch(
      one,
      id,
      0,
      new ReadableStream({
        start: (controller) => controller.enqueue(FILE.subarray(0, PART + 1_000_000)),
      }),
    );
    const locked = () => gateway.services.db.selectFrom('upload_locks').select('upload_id').execute();
    await vi.waitFor(async () => expect(await locked()).toHaveLength(1), { interval: 10, timeout: 30_000 });
    const offset = await offsetOf(other, id);
    expect(offset).toBe(PART + 1_000_000);
    await stalled.catch(() => null);
    const answer = await patch(other, id, offset);
    expect([answer.status, answer.headers.get('x-media-source')]).toEqual([204, id]);
    await expectWhole();
    expect(await locked()).toEqual([]);
  },
);

it('makes one source of an upload whose end comes to two gateways at once', async () => {
  const id = await begin();
  await patch(one, id, 0, FILE.subarray(0, PART));
  const answers = await Promise.all([one, other, one, other].map((address) => patch(address, id, PART)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(204);
  expect(statuses.filter((status) => ![204, 400, 409].includes(status))).toEqual([]);
  await expectWhole();
  expect(await offsetOf(other, id)).toBe(FILE.length);
});

it('loses nothing that was sent when the database fails at the end: the last part is sent again', async () => {
  const { db } = gateway.services;
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`.execute(
    db,
  );
  await sql`create trigger fails before insert on media_sources execute function fail()`.execute(db);
  const sent: string[] = [];
  const id = await new Promise<string | undefined>((resolve, reject) => {
    const upload = new Upload(FILE, {
      endpoint: one,
      headers: { authorization: headers['authorization'] ?? '' },
      metadata: { film: gateway.videoId, filename: 'big.mp4' },
      retryDelays: [0, 0],
      chunkSize: 9_000_000,
      onBeforeRequest: (request) =>
        void sent.push(`${request.getMethod()} ${request.getHeader('Upload-Offset') ?? ''}`),
      onAfterResponse: async (_request, response) => {
        if (response.getStatus() === 503) await sql`drop trigger fails on media_sources`.execute(db);
      },
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('x-media-source')),
      onError: reject,
    });
    upload.start();
  });
  const last = 9_000_000 + PART;
  expect(sent).toEqual(['POST ', 'PATCH 0', 'PATCH 9000000', 'HEAD ', `PATCH ${last}`]);
  await expectWhole();
  expect((await sources())[0]?.id).toBe(id);
});

it('answers who missed the end of their upload with its source, and makes no second one', async () => {
  const id = await begin();
  expect((await patch(one, id, 0)).status).toBe(204);
  const head = await fetch(`${other}/${id}`, { method: 'HEAD', headers });
  expect([head.headers.get('upload-offset'), head.headers.get('x-media-source')]).toEqual([String(FILE.length), id]);
  const again = await patch(other, id, FILE.length, '');
  expect([again.status, again.headers.get('x-media-source')]).toEqual([204, id]);
  await expectWhole();
  const parts = [];
  for await (const { key } of gateway.services.store.list(`uploads/${id}/`)) parts.push(key);
  expect(parts).toEqual([`uploads/${id}/upload.json`]);
});
