import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../../../../http/server.ts';
import { operationsOf } from '../../../../operations/operation.ts';
import { modules } from '../../../registry.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder, makeFilm } from '../testing/make-film.ts';
import { deleteAbandoned } from './delete-abandoned.ts';
import { UPLOADS_PATH } from './routes.ts';

let gateway: IngestGateway;
let app: FastifyInstance;
let address: string;
let token: string;
beforeAll(async () => {
  gateway = await startIngestGateway();
  app = await createServer({ ...gateway.services, metrics: new Registry() }, modules, { ready: true });
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${UPLOADS_PATH}`;
  const admin = operationsOf(modules).get('admin');
  await admin?.run(gateway.services, ['create', 'ed@demo.example', '--role', 'editor']);
  const issued = await admin?.run(gateway.services, ['token', 'ed@demo.example', '--scopes', 'media:write']);
  token = issued?.text.split('\n')[0] ?? '';
});
afterAll(async () => {
  await app.close();
  await gateway.close();
});

/** Sends a file; resolves with its source's id, rejects with what the server said. */
function send(
  path: string,
  metadata: Record<string, string>,
  more: Partial<UploadOptions> = {},
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(createReadStream(path), {
      endpoint: address,
      headers: { authorization: `Bearer ${token}` },
      metadata,
      retryDelays: null,
      chunkSize: 9_000_000,
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('x-media-source')),
      onError: reject,
      ...more,
    });
    upload.start();
  });
}

async function bigFile(bytes: number): Promise<string> {
  const path = join(await emptyFolder(), 'big.mp4');
  await writeFile(
    path,
    Buffer.from(Array.from({ length: bytes / 16 }, (_, at) => String(at).padStart(16, '0')).join('')),
  );
  return path;
}

it('takes a film, prepares it, and shows its name without what is dangerous in it', async () => {
  const path = await makeFilm({ seconds: 2 });
  const id = await send(path, { film: gateway.videoId, filename: '../../etc/<b>pass\u202ewd</b>\u0000.mp4' });
  await gateway.prepare();
  const source = await gateway.source(id ?? '');
  expect(source).toMatchObject({ state: 'published', file_name: 'b.mp4', added_by: 'ed@demo.example', kind: 'film' });
  expect(await buffer(await gateway.services.store.read(source.store_key))).toEqual(await readFile(path));
  const recorded = await gateway.services.db
    .selectFrom('staff_audit')
    .select(['actor', 'action', 'after'])
    .where('entity_id', '=', id ?? '')
    .execute();
  const after = {
    videoId: gateway.videoId,
    isDraft: false,
    kind: 'film',
    fileName: 'b.mp4',
    bytes: (await readFile(path)).length,
  };
  expect(recorded).toEqual([{ actor: 'ed@demo.example', action: 'upload', after }]);
});

it('resumes where an upload was interrupted, byte for byte', async () => {
  const path = await bigFile(24_000_000);
  const options = { film: gateway.videoId, filename: 'big.mp4' };
  const uploadUrl = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(createReadStream(path), {
      endpoint: address,
      headers: { authorization: `Bearer ${token}` },
      metadata: options,
      chunkSize: 9_000_000,
      onError: reject,
      // After the first request.
      onChunkComplete: () => void upload.abort().then(() => resolve(upload.url ?? '')),
    });
    upload.start();
  });
  const head = await fetch(uploadUrl, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
  });
  expect(Number(head.headers.get('upload-offset'))).toBe(9_000_000);
  const id = await send(path, options, { uploadUrl });
  const source = await gateway.source(id ?? '');
  expect((await buffer(await gateway.services.store.read(source.store_key))).equals(await readFile(path))).toBe(true);
});

it('refuses who has no right, a film that is not there, what is too large, and other ids', async () => {
  const path = await makeFilm({ seconds: 1 });
  const film = { film: gateway.videoId, filename: 'a.mp4' };
  await expect(send(path, film, { headers: {} })).rejects.toThrow(/401/);
  await expect(send(path, film, { headers: { authorization: 'Bearer nst_other' } })).rejects.toThrow(/401/);
  await expect(send(path, { film: 'nothing', filename: 'a.mp4' })).rejects.toThrow(/400.*there is no film "nothing"/s);
  await expect(send(path, film, { uploadSize: 2e9 })).rejects.toThrow(/413/);
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  for (const id of ['..%2f..%2foriginals', 'x', '00000000-0000-0000-0000-000000000000']) {
    expect((await fetch(`${address}/${id}`, { method: 'HEAD', headers })).status, id).toBe(404);
  }
});

it('deletes what nobody resumed for two days, and not before', async () => {
  const created = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': '100',
      'upload-metadata': `film ${Buffer.from(gateway.videoId).toString('base64')}`,
    },
  });
  expect(created.status).toBe(201);
  const at = Date.now();
  expect(await deleteAbandoned(gateway.services, new Date(at + 47 * 3_600_000))).toBe(0);
  expect(await deleteAbandoned(gateway.services, new Date(at + 49 * 3_600_000))).toBe(1);
});
