import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readServerConfig } from './server-config.ts';
import { testTenant } from './tenant-fixture.ts';

const env = { BRAND_KEY: 'a'.repeat(64) };

describe('the environment of a brand server', () => {
  it('has values for a start on this machine', () => {
    const config = readServerConfig(testTenant, env);
    expect([config.port, config.gatewayUrl, config.tenant.urls.tour]).toEqual([
      4200,
      'http://127.0.0.1:4000',
      'http://brand.localhost:4200',
    ]);
  });

  it('D38 makes the key of the gateway’s secret where it is given', () =>
    expect(readServerConfig(testTenant, { BRAND_SECRET: 's' }).brandKey).toBe(
      createHmac('sha256', 's').update('brand').digest('hex'),
    ));

  it.each([
    ['PORT', 'seven'],
    ['PORT', '70000'],
    ['GATEWAY_URL', 'ftp://x'],
    ['GATEWAY_URL', 'http://x/path'],
    ['BRAND_KEY', 'short'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,nonsense'],
    ['TRUSTED_PROXIES', '10.0.0.0/40'],
    ['LOG_LEVEL', 'loud'],
    ['ERROR_REPORTING_URL', 'http://reports.example/1'],
    ['ERROR_REPORTING_URL', 'reports'],
    ['ITERATE_API_KEY', 'a key\nof two lines'],
    ['BRAND_TOUR_URL', 'http://evil.test'],
  ])('names %s when it is %j', (variable, value) =>
    expect(() => readServerConfig(testTenant, { ...env, [variable]: value })).toThrow(
      new RegExp(`^${variable}: expected`),
    ),
  );

  it('says which key is missing, and never shows one', () => {
    expect(() => readServerConfig(testTenant, {})).toThrow(/^BRAND_KEY: expected/);
    expect(() => readServerConfig(testTenant, { BRAND_KEY: 'secret-thing' })).not.toThrow(/secret-thing/);
  });
});
