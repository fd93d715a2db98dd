import { describe, expect, it } from 'vitest';
import { networkOf, userAgentSummary } from './client-network.ts';

describe('a client’s network', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
    ['2001:db8:aaaa:bbbb::1', '2001:db8:aaaa::/48', '2001:db8:aaaa:bbbb::/64'],
    ['::1', '0:0:0::/48', '0:0:0:0::/64'],
    ['2001:DB8::', '2001:db8:0::/48', '2001:db8:0:0::/64'],
    ['not an address', 'unknown', 'unknown'],
  ])('%s is kept as %s and limited as %s', (address, coarse, whole) => {
    expect([networkOf(address), networkOf(address, 'whole')]).toEqual([coarse, whole]);
  });
});

describe('a user agent in words', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on macOS',
    ],
    ['curl/8.5.0', 'Unknown browser'],
    [undefined, 'Unknown browser'],
  ])('%s', (userAgent, summary) => {
    expect(userAgentSummary(userAgent)).toBe(summary);
  });
});
