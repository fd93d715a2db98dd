import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandFixture, startBrand } from '@network/core/server/brand-fixture.tsx';
import vixen from '../../../apps/vixen/tenant.ts';
import { createBrandRouter } from './complete-router.ts';

const UNKNOWN = JSON.stringify({ errors: [{ message: 'unknown', extensions: { code: 'DOCUMENT_UNKNOWN' } }] });
const HOSTS = ['vixen.localhost', 'members.vixen.localhost'] as const;
const PATHS = ['/', '/videos', '/videos?page=2', '/videos/one-slug', '/performers/one-slug'] as const;

let brand: BrandFixture;
beforeAll(async () => {
  const headers = { 'content-type': 'application/json', 'retry-after': '2' };
  brand = await startBrand(() => ({ status: 503, headers, body: UNKNOWN }), createBrandRouter, vixen);
});
afterAll(() => brand.close());

describe.each(HOSTS)('a release that the gateway does not know, at %s', (host) => {
  it.each(PATHS)('is 503 with its page at %s, and never “not found”', async (path) => {
    const answer = await brand.get(path, { host, headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.headers['cache-control']).toMatch(/no-store/);
    expect(answer.body).toContain('Try again');
    expect(answer.body).not.toContain('This page is not here');
  });

  it('hands the answer on to a page in a browser as it is', async () => {
    const headers = { 'content-type': 'application/json', origin: `http://${host}:4200`, accept: '*/*' };
    const answer = await brand.get('/graphql', { host, method: 'POST', headers, body: '{}' });
    expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([503, UNKNOWN, '2']);
  });
});
