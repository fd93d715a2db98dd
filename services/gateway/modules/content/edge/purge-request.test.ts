import { expect, it } from 'vitest';
import { purgeRequestOf } from './purge-request.ts';

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
