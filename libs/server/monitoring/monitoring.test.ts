import type { IncomingMessage } from 'node:http';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { addRequestMetrics } from './metrics.ts';
import { createMonitoring, monitoringPathOf } from './monitoring.ts';

const from = (remoteAddress: string, headers = {}) =>
  ({ socket: { remoteAddress }, headers }) as Pick<IncomingMessage, 'headers' | 'socket'>;
const here = from('127.0.0.1');

describe('what monitoring is answered', () => {
  it('is by path, with or without a query', () => {
    expect(['/healthz', '/readyz?x=1', '/metrics'].map(monitoringPathOf)).toEqual(['/healthz', '/readyz', '/metrics']);
    expect(['/', '/healthz/', '/healthzz', ''].map(monitoringPathOf)).toEqual([null, null, null, null]);
  });

  it('is 503 with Retry-After as long as the server is not ready, and always alive', async () => {
    let isReady = false;
    const monitoring = createMonitoring({ isReady: async () => isReady, metrics: new Registry() });
    expect(await monitoring('/readyz', here)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(await monitoring('/healthz', here)).toMatchObject({ status: 200, body: '{"status":"alive"}' });
    isReady = true;
    expect(await monitoring('/readyz', here)).toMatchObject({ status: 200, body: '{"status":"ready"}' });
  });

  it('is the metrics on this machine alone', async () => {
    const metrics = new Registry();
    const count = addRequestMetrics(metrics, {
      total: 'requests_total',
      seconds: 'request_seconds',
      labels: ['route'],
      details: ['status'],
    });
    count({ route: '/a' }, { status: '200' }, 0.02);
    const monitoring = createMonitoring({ isReady: async () => true, metrics });
    const answer = await monitoring('/metrics', here);
    expect(answer.body).toContain('requests_total{route="/a",status="200"} 1');
    expect(answer.body).toContain('request_seconds_bucket{le="0.025",route="/a"} 1');
    for (const request of [from('203.0.113.7'), from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })]) {
      expect(await monitoring('/metrics', request)).toMatchObject({ status: 404 });
    }
  });

  it('is the metrics for other machines by a token or a list of addresses, and for no other', async () => {
    const access = { token: 't'.repeat(32), addresses: ['10.1.0.0/16'] };
    const monitoring = createMonitoring({ isReady: async () => true, metrics: new Registry(), access });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const statusFor = async (address: string, headers = {}) =>
      (await monitoring('/metrics', from(address, headers))).status;
    expect(await statusFor('203.0.113.7', bearer('t'.repeat(32)))).toBe(200);
    expect(await statusFor('203.0.113.7', { ...bearer('t'.repeat(32)), via: '1.1 proxy' })).toBe(200);
    expect(await statusFor('::ffff:10.1.2.3')).toBe(200);
    expect(await statusFor('203.0.113.7')).toBe(404);
    expect(await statusFor('203.0.113.7', bearer('x'.repeat(32)))).toBe(404);
    expect(await statusFor('203.0.113.7', bearer('null'))).toBe(404);
    // A proxy in the list passes strangers on.
    expect(await statusFor('10.1.2.3', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  });
});
