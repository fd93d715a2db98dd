import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCleanRawPath } from './raw-path.ts';

describe('D12 a raw path', () => {
  it.each([
    '/',
    '/videos',
    '/videos/night-drive?page=%2f..%00',
    '/a%20b',
    '/caf%C3%A9',
    '/a.b',
    '/...',
    '/a/%252e%252e',
    '/#%zz',
  ])('takes %s', (path) => {
    expect(isCleanRawPath(path)).toBe(true);
  });

  it.each([
    '/videos/%2e%2e',
    '/videos/%2E%2E',
    '/videos/.%2e',
    '/videos/%2e',
    '/%2e%2e/x',
    '/videos/..',
    '/./videos',
    '/a%2fb',
    '/a%2Fb',
    '/a%5cb',
    '/a%5Cb',
    '/a\\b',
    '/a%00',
    '/a%09',
    '/a%0d%0a',
    '/a%1f',
    '/a%7f',
    '/a%c2%85',
    '/%',
    '/%z1',
    '/%4',
    '/%c3',
    '/%ff',
    '/%c0%ae%c0%ae',
    '//evil.test',
    '',
    'videos',
    '*',
    'https://evil.test/',
  ])('refuses %s', (path) => {
    expect(isCleanRawPath(path)).toBe(false);
  });

  it('whatever it takes keeps its segments when an URL parser reads it', () => {
    const part = fc.constantFrom('/', '.', '..', '%2e', '%2f', '%5c', '\\', 'a', '%41', '%', '%00', '%c3%a9', '//');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const path = `/${parts.join('')}`;
        if (!isCleanRawPath(path)) return;
        const url = new URL(path, 'https://own.example');
        expect(url.origin).toBe('https://own.example');
        expect(url.pathname.split('/').length).toBe(path.split('/').length);
      }),
      { numRuns: 3_000 },
    );
  });
});
