import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isLoopback, readOrigin } from './region.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
const edge = new BlockList();
edge.addSubnet('10.0.0.0', 8, 'ipv4');
const byDefault = { trustedProxies: loopback, areProxiesNamed: false };
const named = { trustedProxies: edge, areProxiesNamed: true };

describe('D17 where a request comes from', () => {
  it('believes the headers of a trusted peer', () =>
    expect(readOrigin('::ffff:127.0.0.1', { 'x-geo-country': 'us', 'x-geo-region': 'US-TX' }, byDefault)).toEqual({
      country: 'US',
      region: 'US-TX',
      address: '127.0.0.1',
    }));

  it('believes nobody else', () =>
    expect(readOrigin('203.0.113.9', { 'x-geo-country': 'US', 'x-geo-region': 'US-TX' }, byDefault)).toEqual({
      country: null,
      region: null,
      address: '203.0.113.9',
    }));

  it('takes no region of another country, and the country of a region', () => {
    expect(readOrigin('127.0.0.1', { 'x-geo-country': 'DE', 'x-geo-region': 'US-TX' }, byDefault).region).toBeNull();
    expect(readOrigin('127.0.0.1', { 'x-geo-region': 'US-AL' }, byDefault).country).toBe('US');
  });

  it.each(['TX', 'US-TEXAS', 'us_tx', '<script>'])('takes %j for no region', (region) =>
    expect(readOrigin('127.0.0.1', { 'x-geo-region': region }, byDefault).region).toBeNull(),
  );

  it('reads the client behind named proxies, and only what they wrote themselves', () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.0.0.7' };
    expect(readOrigin('10.0.0.8', headers, named).address).toBe('203.0.113.9');
    expect(readOrigin('127.0.0.1', headers, byDefault).address).toBe('127.0.0.1');
  });

  it('knows this machine', () =>
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', undefined].map(isLoopback)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]));
});
