import { describe, expect, it } from 'vitest';
import { isLocalNetwork, networkOf } from './client-network.ts';

describe('a client’s network', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
    ['2001:db8:aaaa:bbbb::1', '2001:db8:aaaa::/48', '2001:db8:aaaa:bbbb::/64'],
    ['::1', '0:0:0::/48', '0:0:0:0::/64'],
    ['2001:DB8::', '2001:db8:0::/48', '2001:db8:0:0::/64'],
    ['not an address', 'unknown', 'unknown'],
  ])('%s is stored as %s and limited as %s', (address, coarse, whole) => {
    expect([networkOf(address), networkOf(address, 'whole')]).toEqual([coarse, whole]);
  });
});

describe('a network that says nothing of a place', () => {
  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.31.0.9',
    '192.168.178.20',
    '169.254.1.1',
    'fd12::1',
  ])('%s', (address) => expect(isLocalNetwork(networkOf(address))).toBe(true));

  it.each(['203.0.113.77', '172.32.0.1', '2001:db8:aaaa:bbbb::1', 'not an address'])('is not that of %s', (address) => {
    expect(isLocalNetwork(networkOf(address))).toBe(false);
  });
});
