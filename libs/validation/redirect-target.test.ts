import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRedirectTarget, type RedirectContext, safeRedirectTarget } from './redirect-target.ts';

const context: RedirectContext = {
  ownOrigins: ['https://members.own.example', 'https://www.own.example'],
  allowedHosts: ['members.sister.example', 'partner.example'],
  home: '/',
};
const local: RedirectContext = {
  ownOrigins: ['http://members.own.localhost:4200'],
  allowedHosts: ['http://members.sister.localhost:4200'],
  home: '/',
};
const origins = new Set([...context.ownOrigins, 'https://members.sister.example', 'https://partner.example']);

describe('D15 targets that a redirect may have', () => {
  it.each([
    ['/', '/'],
    ['/videos?page=2&search=a%2Fb#top', '/videos?page=2&search=a%2Fb#top'],
    ['/videos/..', '/'],
    ['/search?q=https://evil.test', '/search?q=https://evil.test'],
    ['/videos/a%2fb', '/videos/a%2fb'],
    ['https://members.own.example/account', 'https://members.own.example/account'],
    ['https://members.sister.example', 'https://members.sister.example/'],
    ['https://partner.example:443/x', 'https://partner.example/x'],
    ['HTTPS://Partner.Example/x', 'https://partner.example/x'],
  ])('keeps %s', (value, expected) => {
    expect(safeRedirectTarget(value, context)).toBe(expected);
  });

  it('takes http for localhost, at the port that is allowed', () => {
    expect(checkRedirectTarget('http://members.sister.localhost:4200/x', local)).toBe(
      'http://members.sister.localhost:4200/x',
    );
    expect(checkRedirectTarget('http://members.sister.localhost:4201/x', local)).toBeNull();
    expect(checkRedirectTarget('/x', local)).toBe('/x');
  });
});

const HOSTILE: readonly unknown[] = [
  '/\\evil.test',
  '/%09/evil.test',
  '/%5cevil.test',
  '/%2Fevil.test',
  '/%0d%0aset-cookie:a=b',
  '/%00',
  '/%7f',
  '//evil.test',
  '///evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e%2e//evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\u2028/x',
  ' /x',
  '/x ',
  '/../%09',
  '/./%2fevil.test',
  '/a/../%5cevil.test',
  '\u00a0/x',
  'evil.test',
  'videos',
  '?page=2',
  '#top',
  './x',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https://own@evil.test',
  'https://members.own.example@evil.test',
  'https://user@members.own.example/',
  'https://user:secret@partner.example/',
  'https://own.evil.test',
  'https://members.own.example.evil.test',
  'https://evil.test/members.own.example',
  'https://evil.test\\@members.own.example',
  'https://evil.test#@members.own.example',
  'https://evilpartner.example',
  'https://sub.partner.example',
  'https://partner.example.',
  'https://partner.example:8443/',
  'https://partner.example//evil.test',
  'http://members.own.example/',
  'http://partner.example/',
  'ftp://partner.example/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'JavaScript://members.own.example/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://members.own.example/x',
  'filesystem:https://members.own.example/x',
  'https://[::1',
  'https://',
  'https://p\u0430rtner.example/',
  `/${'a'.repeat(8_192)}`,
  `https://partner.example/${'a'.repeat(8_192)}`,
  '',
  ['/a', '/b'],
  ['/a'],
  undefined,
  null,
  7,
  {},
  { toString: () => '/x' },
];

describe('D15 targets that go home', () => {
  it.each(HOSTILE.map((value) => [value]))('drops %j', (value) => {
    expect(checkRedirectTarget(value, context)).toBeNull();
    expect(safeRedirectTarget(value, context)).toBe('/');
  });

  it('drops a path where no origin is our own', () => {
    expect(checkRedirectTarget('/x', { ...context, ownOrigins: [] })).toBeNull();
  });
});

const pieces = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      ':',
      '@',
      '?',
      '#',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '%00',
      '%2e',
      '%252f',
      '\t',
      '\n',
      '\u2028',
      ' ',
      'https:',
      'http:',
      'javascript:',
      'data:',
      'evil.test',
      'members.own.example',
      'partner.example',
      'own',
      '[::1]',
      'é',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const anything = fc.oneof(
  pieces,
  pieces.map((rest) => `/${rest}`),
  pieces.map((rest) => `https://${rest}`),
  fc.webUrl(),
  fc.string(),
);

describe('D15 whatever comes in', () => {
  it('leads to an origin of the list, read as a browser on any of our pages would', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const target = safeRedirectTarget(value, context);
        const url = new URL(target, 'https://members.own.example/some/page');
        expect(origins).toContain(url.origin);
        expect(url.username + url.password).toBe('');
        expect(url.pathname.startsWith('//')).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  it('returns the same for its own result, such as a value read back from a cookie', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const target = safeRedirectTarget(value, context);
        expect(safeRedirectTarget(target, context)).toBe(target);
      }),
      { numRuns: 2_000 },
    );
  });
});
