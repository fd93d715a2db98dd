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

  it('D38 derives the key from the gateway’s secret when it is configured', () =>
    expect(readServerConfig(testTenant, { BRAND_SECRET: 's' }).brandKey).toBe(
      createHmac('sha256', 's').update('brand').digest('hex'),
    ));

  it('lets payments continue at the configured origins, else at the sandbox outside of production', () => {
    const origins = (more: object) => readServerConfig(testTenant, { ...env, ...more }).paymentOrigins;
    expect(origins({ PAYMENT_ORIGINS: 'https://a.example, https://b.example' })).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(origins({ BILLER_PORT: '4332' })).toEqual(['http://localhost:4332']);
    expect(origins({ NODE_ENV: 'production' })).toEqual([]);
  });

  it('K11 starts the experiments that are named', () => {
    const running = (more: object) => readServerConfig(testTenant, { ...env, ...more }).runningExperiments;
    expect(running({})).toEqual([]);
    expect(running({ RUNNING_EXPERIMENTS: 'pricing, crossSales' })).toEqual(['pricing', 'crossSales']);
  });

  it.each([
    ['RUNNING_EXPERIMENTS', 'prices'],
    ['PORT', 'seven'],
    ['PORT', '70000'],
    ['GATEWAY_URL', 'ftp://x'],
    ['GATEWAY_URL', 'http://x/path'],
    ['BRAND_KEY', 'short'],
    ['RELEASE', 'of today'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,nonsense'],
    ['TRUSTED_PROXIES', '10.0.0.0/40'],
    ['LOG_LEVEL', 'loud'],
    ['ERROR_REPORTING_URL', 'http://reports.example/1'],
    ['ERROR_REPORTING_URL', 'reports'],
    ['ITERATE_API_KEY', 'a key\nof two lines'],
    ['PAYMENT_ORIGINS', 'https://pay.example/page'],
    ['PAYMENT_ORIGINS', 'pay.example'],
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
