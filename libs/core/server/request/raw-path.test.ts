import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRawTarget } from './raw-path.ts';

describe('D12 raw paths', () => {
  it.each([
    '/videos/%2e%2e',
    '/videos/%2E%2e/x',
    '/videos/.%2e/x',
    '/videos/..',
    '/./videos',
    '/videos/%2e',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/a%00b',
    '/a%0d%0aSet-Cookie:x',
    '/a%7f',
    '/a%c2%85',
    '/%',
    '/%zz',
    '/a%2',
    '/%ff%fe',
    '//evil.test',
    '/a#b',
    '/ü',
    '/a b',
    'videos',
    'http://evil.test/',
    '*',
    '',
    `/${'a'.repeat(9_000)}`,
  ])('%j is not found', (target) => expect(readRawTarget(target)).toBeNull());

  it.each([
    ['/', { path: '/', search: '' }],
    ['/videos?page=2', { path: '/videos', search: '?page=2' }],
    ['/videos?', { path: '/videos', search: '' }],
    ['/videos?next=/..%2f', { path: '/videos', search: '?next=/..%2f' }],
    [
      `/xsite/deeper?deeplink=/${'a'.repeat(8_192)}`,
      { path: '/xsite/deeper', search: `?deeplink=/${'a'.repeat(8_192)}` },
    ],
    ['/a..b/...', { path: '/a..b/...', search: '' }],
    ['/caf%C3%A9', { path: '/caf%C3%A9', search: '' }],
  ])('%s is taken apart', (target, parts) => expect(readRawTarget(target)).toEqual(parts));

  it('lets no path through that parsing would change', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '.', '%2e', '%2E', 'a', '%41', '-', '\\', '%2f') }),
        (text) => {
          const path = readRawTarget(`/${text}`)?.path ?? '/';
          expect(new URL(path, 'http://own.test').pathname).toBe(path);
        },
      ),
    );
  });
});
