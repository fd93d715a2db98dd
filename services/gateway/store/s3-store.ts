import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { chunksOf } from './chunks.ts';
import { headersOf } from './object-headers.ts';
import { MissingObjectError, type ObjectStore, requireKey, type StoredObject } from './object-store.ts';
import { decodeEntities, elementOf, elementsOf } from './s3-answers.ts';

/** An S3-compatible store and who may write to it. */
export interface S3Location {
  /** Origin of the service; the bucket is the first part of each path, which every compatible server understands. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Comes before every key; empty or ending in `/`. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Bytes of a part; an object of 80 GB has 10,000 of them, the most that S3 allows. Also the memory of a writer. */
export const PART_BYTES = 8 * 2 ** 20;
const MOST_ATTEMPTS = 4;

/**
 * A store in a bucket, over the S3 protocol with SigV4. Objects above one part are written in parts and appear when they
 * are completed; a writer that is killed leaves parts that no list shows: give the bucket a rule that deletes them.
 *
 * @param pathOfKey a key as part of an address; throws RangeError for what is no key
 */
export function s3Store(location: S3Location, pathOfKey: (key: string) => string = requireKey): ObjectStore {
  const { accessKeyId, secretAccessKey, region } = location;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: MOST_ATTEMPTS });
  const root = `${location.endpoint}/${location.bucket}`;
  const addressOf = (key: string): string => `${root}/${location.prefix}${pathOfKey(key)}`;

  const send = async (
    method: string,
    address: string,
    init: { body?: Uint8Array | string; headers?: HeadersInit } = {},
  ) => {
    // The body's own hash is signed: a part that was changed on its way is refused.
    const response = await client.fetch(address, { method, ...(init as RequestInit) });
    if (response.ok || response.status === 404) return response;
    const answer = await response.text();
    throw new Error(`The store answered ${response.status} to ${method}: ${elementOf(answer, 'Code') ?? 'no reason'}`);
  };

  const putInParts = async (
    address: string,
    headers: HeadersInit,
    first: Buffer,
    rest: AsyncIterator<Buffer>,
  ): Promise<number> => {
    const begun = await (await send('POST', `${address}?uploads=`, { headers })).text();
    const uploadId = elementOf(begun, 'UploadId');
    if (uploadId === null) throw new Error('The store began no upload in parts.');
    const upload = `uploadId=${encodeURIComponent(decodeEntities(uploadId))}`;
    try {
      const tags: string[] = [];
      let bytes = 0;
      for (let part: Buffer | undefined = first; part !== undefined;) {
        const answer = await send('PUT', `${address}?partNumber=${tags.length + 1}&${upload}`, { body: part });
        tags.push(answer.headers.get('etag') ?? '');
        bytes += part.length;
        const next = await rest.next();
        part = next.done === true ? undefined : next.value;
      }
      const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const completed = await (await send('POST', `${address}?${upload}`, { body })).text();
      // An upload that fails while it is put together is answered with 200 and an error.
      if (elementOf(completed, 'ETag') === null) throw new Error('The store did not put the parts together.');
      return bytes;
    } catch (error) {
      await send('DELETE', `${address}?${upload}`).catch(() => undefined);
      throw error;
    }
  };

  return {
    pathOf: () => null,
    put: async (key, body) => {
      const address = addressOf(key);
      const parts = chunksOf(body, PART_BYTES);
      const first = await parts.next();
      const headers = headersOf(key);
      if (first.done !== true && first.value.length === PART_BYTES) {
        return putInParts(address, headers, first.value, parts);
      }
      const whole = first.done === true ? Buffer.alloc(0) : first.value;
      await send('PUT', address, { body: whole, headers });
      return whole.length;
    },
    read: async (key, from, to) => {
      const headers = from === undefined ? {} : { range: `bytes=${from}-${to === undefined ? '' : to}` };
      const response = await send('GET', addressOf(key), { headers });
      if (response.status === 404 || response.body === null) throw new MissingObjectError(key);
      return Readable.fromWeb(response.body as ReadableStream);
    },
    stat: async (key) => {
      const response = await send('HEAD', addressOf(key));
      if (response.status === 404) return null;
      const bytes = Number(response.headers.get('content-length'));
      return { key, bytes, changedAt: new Date(response.headers.get('last-modified') ?? 0) };
    },
    list: (prefix) => listBucket(send, root, location.prefix, prefix),
    delete: async (key) => void (await send('DELETE', addressOf(key))),
  };
}

async function* listBucket(
  send: (method: string, address: string) => Promise<Response>,
  root: string,
  own: string,
  prefix: string,
): AsyncIterable<StoredObject> {
  for (let token: string | null = ''; token !== null;) {
    const query = new URLSearchParams({ 'list-type': '2', prefix: own + prefix });
    if (token !== '') query.set('continuation-token', token);
    const listed = await send('GET', `${root}?${query}`);
    // A list of nothing is 200: without the bucket nobody knows what is in it.
    if (listed.status === 404) throw new Error('The store has no such bucket.');
    const answer = await listed.text();
    for (const entry of elementsOf(answer, 'Contents')) {
      const key = decodeEntities(elementOf(entry, 'Key') ?? '').slice(own.length);
      const bytes = Number(elementOf(entry, 'Size'));
      yield { key, bytes, changedAt: new Date(elementOf(entry, 'LastModified') ?? 0) };
    }
    const next: string | null = elementOf(answer, 'NextContinuationToken');
    token = next === null ? null : decodeEntities(next);
  }
}
