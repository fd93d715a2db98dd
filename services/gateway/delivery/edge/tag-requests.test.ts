import { expect, it } from 'vitest';
import { purgeRequestOf, purgeRequestsOf } from './tag-requests.ts';

const edge = { origin: 'https://api.example', zones: ['z1'], token: 'secret' } as const;

it.each([
  ['cloudflare', '/client/v4/zones/z1/purge_cache', { authorization: 'Bearer secret' }, '{"tags":["pages"]}'],
  ['bunny', '/pullzone/z1/purgeCache', { accesskey: 'secret' }, '{"CacheTag":"pages"}'],
  ['fastly', '/service/z1/purge/pages', { 'fastly-key': 'secret', 'fastly-soft-purge': '1' }, undefined],
] as const)('asks %s to purge the pages of a zone', (kind, path, headers, body) => {
  const request = purgeRequestOf({ ...edge, kind }, 'z1');
  expect(request).toMatchObject({ url: `https://api.example${path}`, headers });
  expect(request.body).toBe(body);
});

it.each([
  ['cloudflare', ['/client/v4/zones/z1/purge_cache'], [undefined], ['{"tags":["media-a","card-b"]}']],
  [
    'bunny',
    ['/pullzone/z1/purgeCache', '/pullzone/z1/purgeCache'],
    [undefined, undefined],
    ['{"CacheTag":"media-a"}', '{"CacheTag":"card-b"}'],
  ],
  ['fastly', ['/service/z1/purge'], ['media-a card-b'], [undefined]],
] as const)('asks %s never to send again what was taken back', (kind, paths, keys, bodies) => {
  const requests = purgeRequestsOf({ ...edge, kind }, 'z1', ['media-a', 'card-b']);
  expect(requests.map(({ url }) => url)).toEqual(paths.map((path) => `https://api.example${path}`));
  expect(requests.map(({ headers }) => headers['surrogate-key'])).toEqual(keys);
  expect(requests.map(({ body }) => body)).toEqual(bodies);
  // A soft purge goes on sending what is stale.
  expect(requests.map(({ headers }) => headers['fastly-soft-purge'])).toEqual(paths.map(() => undefined));
  expect(purgeRequestsOf({ ...edge, kind }, 'z1', [])).toEqual([]);
});

it('names no more tags in a request than a CDN takes', () => {
  const tags = Array.from({ length: 31 }, (_, nth) => `media-${nth}`);
  const requests = purgeRequestsOf({ ...edge, kind: 'cloudflare' }, 'z1', tags);
  const named = requests.map(({ body }) => (JSON.parse(body ?? '') as { tags: string[] }).tags.length);
  expect(named).toEqual([30, 1]);
});
