import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Location } from '../s3-store.ts';

/** A small S3 server in this process: objects, ranges, lists in pages, uploads in parts, and every signature verified. */
export interface S3Server {
  readonly location: S3Location;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Uploads in parts that were begun and neither completed nor given up. */
  readonly unfinished: ReadonlyMap<string, unknown>;
  /** The codes of what was refused. */
  readonly refused: readonly string[];
  /** Has an object of so many zero bytes, which nobody has in memory. */
  addZeros(key: string, bytes: number): void;
  /** Lets the next requests fail as a server in trouble does. */
  failNext(count: number): void;
  close(): Promise<void>;
}

const PAGE = 3;
const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'an/example+secret', region: 'eu-test-1' } as const;
/** S3 refuses every part but the last that is smaller. */
const SMALLEST_PART = 5 * 2 ** 20;

class Refused extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const zeros = new Map<string, number>();
  const unfinished = new Map<string, Map<number, Buffer>>();
  const refused: string[] = [];
  let failures = 0;

  const answer = async (
    request: IncomingMessage,
  ): Promise<[number, Record<string, string>, Buffer | string | Readable]> => {
    const body = await buffer(request);
    if (failures > 0) {
      failures -= 1;
      throw new Refused(503, 'SlowDown');
    }
    const url = new URL(request.url ?? '/', 'http://host');
    verify(request, url, body);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== 'films') throw new Refused(403, 'AccessDenied');
    const key = rest.join('/');
    const query = url.searchParams;
    const uploadId = query.get('uploadId');
    const method = request.method ?? '';
    if (key === '' && method === 'GET') return [200, {}, listOf(objects, query)];
    if (method === 'POST' && query.has('uploads')) {
      const id = `${randomUUID()}+&`;
      unfinished.set(id, new Map());
      return [200, {}, `<R><UploadId>${id.replaceAll('&', '&amp;')}</UploadId></R>`];
    }
    if (uploadId !== null) {
      const parts = unfinished.get(uploadId);
      if (parts === undefined) throw new Refused(404, 'NoSuchUpload');
      if (method === 'PUT') {
        parts.set(Number(query.get('partNumber')), body);
        return [200, { etag: tagOf(body) }, ''];
      }
      unfinished.delete(uploadId);
      if (method === 'DELETE') return [204, {}, ''];
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
      const chosen = named.map(([, number, tag]) => {
        const part = parts.get(Number(number));
        if (part === undefined || tagOf(part) !== tag) throw new Refused(400, 'InvalidPart');
        return part;
      });
      if (chosen.slice(0, -1).some(({ length }) => length < SMALLEST_PART)) throw new Refused(400, 'EntityTooSmall');
      objects.set(key, Buffer.concat(chosen));
      return [200, {}, '<R><ETag>"whole"</ETag></R>'];
    }
    if (method === 'PUT') {
      objects.set(key, body);
      return [200, { etag: tagOf(body) }, ''];
    }
    if (method === 'DELETE') return (objects.delete(key), [204, {}, '']);
    const length = zeros.get(key);
    if (length !== undefined) return answerZeros(length, request.headers.range);
    const object = objects.get(key);
    if (object === undefined) throw new Refused(404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const headers = { 'last-modified': new Date(0).toUTCString() };
    if (from === undefined)
      return [200, { ...headers, 'content-length': String(object.length) }, method === 'HEAD' ? '' : object];
    return [206, headers, object.subarray(Number(from), to === '' ? undefined : Number(to) + 1)];
  };

  const server = createServer((request, response) => {
    answer(request).then(
      ([status, headers, body]) => {
        response.writeHead(status, headers);
        if (body instanceof Readable) pipeline(body, response, () => undefined);
        else response.end(body);
      },
      (error: unknown) => {
        const { status, message } = error instanceof Refused ? error : new Refused(500, String(error));
        refused.push(message);
        response.writeHead(status).end(`<Error><Code>${message}</Code></Error>`);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    location: { endpoint, bucket: 'films', prefix: 'network/', ...KEYS },
    objects,
    unfinished,
    refused,
    addZeros: (key, bytes) => void zeros.set(key, bytes),
    failNext: (count) => void (failures = count),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const ZEROS = Buffer.alloc(2 ** 16);

/** The bytes of a range, piece by piece as they are read. */
function answerZeros(length: number, range = ''): [number, Record<string, string>, Readable] {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  let left = (to === '' ? length : Number(to) + 1) - Number(from);
  const headers = { 'content-length': String(left) };
  const pieces = function* (): Generator<Buffer> {
    for (; left > 0; left -= ZEROS.length) yield left < ZEROS.length ? ZEROS.subarray(0, left) : ZEROS;
  };
  return [range === '' ? 200 : 206, headers, Readable.from(pieces())];
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function listOf(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const entries = page.map((key) => {
    const bytes = objects.get(key)?.length ?? 0;
    return `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>${bytes}</Size></Contents>`;
  });
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}

/** Verifies a signature by the letter of AWS Signature Version 4, the hash of the body included. */
function verify(request: IncomingMessage, url: URL, body: Buffer): void {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, id, scope = '', signed = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  if (id !== KEYS.accessKeyId) throw new Refused(403, 'InvalidAccessKeyId');
  const stated = request.headers['x-amz-content-sha256'];
  const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
  if (stated !== 'UNSIGNED-PAYLOAD' && stated !== hash(body)) throw new Refused(400, 'XAmzContentSHA256Mismatch');
  const encode = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), signed, stated].join('\n');
  const date = String(request.headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n');
  const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();
  const [day = '', region = ''] = scope.split('/');
  if (region !== KEYS.region || !date.startsWith(day)) throw new Refused(403, 'AuthorizationHeaderMalformed');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${KEYS.secretAccessKey}`, day), region));
  if (hmac(key, text).toString('hex') !== signature) throw new Refused(403, 'SignatureDoesNotMatch');
}
