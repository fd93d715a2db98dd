import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

describe('links that the router follows', () => {
  it('are paths of this host, with their query', () => {
    expect(ownPath({ href: '/videos?page=2&x=a#top' })).toEqual({ pathname: '/videos', searchStr: '?page=2&x=a' });
    expect(ownPath({ href: '/', target: '_self' })).toEqual({ pathname: '/', searchStr: '' });
    expect(ownPath({ href: '/mediation' })).toEqual({ pathname: '/mediation', searchStr: '' });
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '#top',
    'mailto:a@b.example',
    '/oidc/login?uri=/',
    '/media/x.avif',
    '/login',
  ])('are not %s', (href) => {
    expect(ownPath({ href })).toBeNull();
  });

  it('are not those that open elsewhere or are downloaded', () => {
    expect(ownPath({ href: '/videos', target: '_blank' })).toBeNull();
    expect(ownPath({ href: '/videos', download: '' })).toBeNull();
  });
});
