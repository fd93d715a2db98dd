import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloudfrontEdge, pathsOf } from './cloudfront-edge.ts';
import type { Edge } from './edge.ts';

interface Call {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const film = { id: 'a-2', filmId: 'film', slugs: ['moonlit'], versions: ['v1'], prefixes: ['renditions/s1/'] };
let calls: Call[] = [];
let status = 201;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    calls.push({ path: request.url, headers: request.headers, body });
    response
      .writeHead(status)
      .end(status === 201 ? '<Invalidation xmlns="a"><Id>I1</Id></Invalidation>' : '<Error><Code>Odd</Code></Error>');
  });
});
let edge: Edge;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  edge = cloudfrontEdge({ kind: 'cloudfront', origin, zones: ['E1'], accessKeyId: 'AKIA', secretAccessKey: 'secret' });
});
beforeEach(() => {
  calls = [];
  status = 201;
});
afterAll(() => void server.close());

it('invalidates the paths of a film by a request that is signed for CloudFront', async () => {
  expect(await edge.takeBack('E1', [film])).toBeNull();
  const [call] = calls;
  expect(call?.path).toBe('/2020-05-31/distribution/E1/invalidation');
  expect(call?.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIA\/\d{8}\/us-east-1\/cloudfront\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
  );
  expect(call?.body.replace(/[0-9a-f]{64}/, 'a-hash')).toBe(
    '<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>9</Quantity><Items>' +
      '<Path>/sitemap*</Path><Path>/rss.xml*</Path><Path>/de/*</Path><Path>/es/*</Path><Path>/media/pictures/cuts/*</Path>' +
      '<Path>/videos/moonlit*</Path><Path>/media/cards/moonlit.jpg*</Path>' +
      '<Path>/media/pictures/films/v1/*</Path><Path>/media/previews/films/v1*</Path>' +
      '</Items></Paths><CallerReference>a-hash</CallerReference></InvalidationBatch>',
  );
});

it('says what CloudFront answered, after one try: the outbox tries again', async () => {
  status = 503;
  expect(await edge.takeBack('E1', [film])).toEqual({ reason: '503 Odd', isBusy: false });
  expect(calls).toHaveLength(1);
});

it('leaves pages alone, which end within a minute', async () => {
  expect(await edge.purgePages('E1')).toBeNull();
  expect(calls).toEqual([]);
});

it('names no more patterns than may be under way', () => {
  const versions = Array.from({ length: 8 }, (_, nth) => `v${nth}`);
  const films = [{ slugs: ['moonlit'], versions, prefixes: ['renditions/s1/', 'renditions/s2/'] }];
  const lists = ['/sitemap*', '/rss.xml*'];
  const all = ['/media/pictures/*', '/media/previews/*', '/media/cards/*', '/videos/*'];
  expect(pathsOf(films, false)).toEqual([...lists, '/de/*', '/es/*', ...all]);
  expect(pathsOf(films, true)).toEqual([...lists, ...all, '/renditions/*']);
});

it('names what two films have in common once, and files where it is in front of the store', () => {
  const films = [film, { ...film, slugs: ['sunlit'], versions: ['v2'] }];
  const paths = pathsOf(films, true);
  expect(paths).toHaveLength(12);
  expect(paths).toContain('/renditions/s1/*');
});
