import { describe, expect, it } from 'vitest';
import { type HttpRedirect, matchHttpRedirect } from './http-redirects.ts';

const redirects: readonly HttpRedirect[] = [
  { from: '/models', to: '/performers', status: 301, query: 'keep' },
  { from: '/models/:slug', to: '/performers/:slug', status: 301, query: 'drop' },
  { from: '/categories/:slug', to: '/search?search=:slug', status: 301, query: 'keep' },
];

describe('declared redirects', () => {
  it.each([
    ['/models', '', '/performers'],
    ['/models', '?page=2&a=%20+b&a=', '/performers?page=2&a=%20+b&a='],
    ['/models/jane-doe', '?x=1', '/performers/jane-doe'],
    ['/categories/noir', '', '/search?search=noir'],
    ['/categories/noir', '?x=1', '/search?search=noir&x=1'],
  ])('%s%s goes to %s, byte for byte', (path, search, location) =>
    expect(matchHttpRedirect(redirects, path, search)).toEqual({ location, status: 301 }),
  );

  it.each(['/models/', '/models/Jane', '/models/a--b', '/models/a%2e', '/models/x/y', '/Models', '/model'])(
    'V08 %s is left to the pages',
    (path) => expect(matchHttpRedirect(redirects, path, '')).toBeNull(),
  );
});
