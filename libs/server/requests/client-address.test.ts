import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isFromThisMachine, isLoopback, LOOPBACK_RANGES, trustProxies } from './client-address.ts';

type Peer = Pick<IncomingMessage, 'headers' | 'socket'>;

const request = (remoteAddress: string, headers: IncomingHttpHeaders = {}) =>
  ({ socket: { remoteAddress }, headers }) as Peer;

describe('D17 the client behind trusted proxies', () => {
  const proxies = trustProxies(['10.0.0.0/8', '2001:db8::/32']);
  const behind = (peer: string, chain: string) => proxies.clientOf(request(peer, { 'x-forwarded-for': chain }));

  it.each([
    ['203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['10.0.0.8', '1.1.1.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['::ffff:10.0.0.8', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.8', '::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:4860::1', '2001:4860::1'],
    ['10.0.0.8', '1.1.1.1, no address', '10.0.0.8'],
    ['10.0.0.8', '', '10.0.0.8'],
  ])('D17 peer %s with %j is %s', (peer, chain, client) => expect(behind(peer, chain)).toBe(client));

  it('D17 is the peer without a chain', () => expect(proxies.clientOf(request('10.0.0.8'))).toBe('10.0.0.8'));

  it('D17 trusts loopback unless others are named', () => {
    const here = trustProxies(LOOPBACK_RANGES);
    const addresses = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.0.0.1', 'localhost', '', undefined];
    expect(addresses.map(here.has)).toEqual([true, true, true, true, false, false, false, false]);
    expect(proxies.has('127.0.0.1')).toBe(false);
  });
});

describe('this machine', () => {
  it('is known by its addresses', () =>
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '127.evil.test', undefined].map(isLoopback)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]));

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('has made no request that %s came with', (name) => {
    expect(isFromThisMachine(request('127.0.0.1'))).toBe(true);
    expect(isFromThisMachine(request('127.0.0.1', { [name]: '127.0.0.1' }))).toBe(false);
    expect(isFromThisMachine(request('203.0.113.9'))).toBe(false);
  });
});
