import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { LOOPBACK_RANGES, trustProxies } from '@network/server/requests/client-address.ts';
import { readOrigin } from './region.ts';

const byDefault = { trustedProxies: trustProxies(LOOPBACK_RANGES), areProxiesNamed: false };
const named = { trustedProxies: trustProxies(['10.0.0.0/8']), areProxiesNamed: true };

function originOf(remoteAddress: string, headers: IncomingHttpHeaders, trust = byDefault) {
  return readOrigin({ socket: { remoteAddress }, headers } as Pick<IncomingMessage, 'headers' | 'socket'>, trust);
}

describe('D17 where a request comes from', () => {
  it('believes the headers of a trusted peer', () =>
    expect(originOf('::ffff:127.0.0.1', { 'x-geo-country': 'us', 'x-geo-region': 'US-TX' })).toEqual({
      country: 'US',
      region: 'US-TX',
      address: '127.0.0.1',
    }));

  it('believes nobody else', () =>
    expect(originOf('203.0.113.9', { 'x-geo-country': 'US', 'x-geo-region': 'US-TX' })).toEqual({
      country: null,
      region: null,
      address: '203.0.113.9',
    }));

  it('takes no region of another country, and the country of a region', () => {
    expect(originOf('127.0.0.1', { 'x-geo-country': 'DE', 'x-geo-region': 'US-TX' }).region).toBeNull();
    expect(originOf('127.0.0.1', { 'x-geo-region': 'US-AL' }).country).toBe('US');
  });

  it.each(['TX', 'US-TEXAS', 'us_tx', '<script>'])('takes %j for no region', (region) =>
    expect(originOf('127.0.0.1', { 'x-geo-region': region }).region).toBeNull(),
  );

  it('reads the client behind named proxies, and only those', () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.0.0.7' };
    expect(originOf('10.0.0.8', headers, named).address).toBe('203.0.113.9');
    expect(originOf('127.0.0.1', headers).address).toBe('127.0.0.1');
  });
});
