import { describe, expect, it } from 'vitest';
import { isPublicAddress, problemOfUrl, publicLookup } from './public-address.ts';

describe('an address of the public internet', () => {
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    'example.com',
    '',
  ])('is not %j', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('the address of an endpoint', () => {
  it.each([
    'http://example.com/hooks',
    'ftp://example.com',
    'https://me:secret@example.com',
    'https://127.0.0.1/hooks',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]:8443/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://gateway:4000/',
    'https://box.internal/',
    'hooks',
  ])('is refused in production when it is %s', (url) => expect(problemOfUrl(url, true)).toMatch(/^expected/));

  it('is taken when it is public, and in development when it is local', () => {
    expect(problemOfUrl('https://example.com:8443/hooks?x=1', true)).toBeNull();
    expect(problemOfUrl('http://localhost:4100/hooks', false)).toBeNull();
  });
});

describe('a name', () => {
  const lookup = (addresses: readonly string[], all: boolean) =>
    new Promise((resolve) => {
      const find = publicLookup((_name, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      );
      find('hooks.example.com', { all }, (error, found) => resolve(error?.code ?? found));
    });

  it('leads to its public addresses alone, and nowhere without any', async () => {
    expect(await lookup(['10.0.0.1', '93.184.216.34'], true)).toEqual([{ address: '93.184.216.34', family: 4 }]);
    expect(await lookup(['93.184.216.34'], false)).toBe('93.184.216.34');
    expect(await lookup(['10.0.0.1', '::1'], true)).toBe('EPRIVATE');
    expect(await lookup([], false)).toBe('EPRIVATE');
  });
});
