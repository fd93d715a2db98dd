import { expect, it } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { mediaEdgeOf } from './cdn-config.ts';
import { notConfigured } from './not-configured.ts';

const cdn = { MEDIA_CDN: 'bunny', MEDIA_CDN_URL: 'https://media.example', MEDIA_CDN_KEY: 'key' } as const;

it('purges the CDN of media where its zones are named', () => {
  expect(mediaEdgeOf(cdn)).toBeNull();
  const named = { ...cdn, MEDIA_CDN_PURGE_ZONES: ['12'], MEDIA_CDN_PURGE_TOKEN: 'secret' };
  expect(mediaEdgeOf(named)).toEqual({
    kind: 'bunny',
    origin: 'https://api.bunny.net',
    zones: ['12'],
    token: 'secret',
    filesAt: 'https://media.example',
  });
  expect(mediaEdgeOf({ ...named, MEDIA_CDN: 'cloudfront', MEDIA_CDN_PURGE_KEY_ID: 'AKIA' })).toEqual({
    kind: 'cloudfront',
    origin: 'https://cloudfront.amazonaws.com',
    zones: ['12'],
    accessKeyId: 'AKIA',
    secretAccessKey: 'secret',
    filesAt: 'https://media.example',
  });
});

it('refuses half of what that takes, and zones of a CDN that is not there', () => {
  expect(mediaEdgeOf({ ...cdn, MEDIA_CDN_PURGE_ZONES: ['12'] })).toEqual([
    'MEDIA_CDN_PURGE_TOKEN: expected a value, as MEDIA_CDN_PURGE_ZONES has one',
  ]);
  expect(mediaEdgeOf({ ...cdn, MEDIA_CDN_PURGE_KEY_ID: 'AKIA' })).toEqual([
    'MEDIA_CDN_PURGE_KEY_ID: expected nothing, as MEDIA_CDN is bunny',
  ]);
  expect(mediaEdgeOf({ MEDIA_CDN_PURGE_ZONES: ['12'] })).toEqual([
    'MEDIA_CDN_PURGE_ZONES: expected nothing, as MEDIA_CDN names no CDN',
  ]);
});

it('is missed at a start in production', () => {
  const config = testGatewayConfig({ isProduction: true });
  const mediaCdn = { kind: 'bunny', origin: 'https://media.example', securityKey: 'key' } as const;
  expect(notConfigured({ ...config, mediaCdn }).at(-1)).toMatch(/^MEDIA_CDN_PURGE_ZONES is not set/);
  expect(notConfigured(config).join(' ')).not.toContain('MEDIA_CDN');
});
