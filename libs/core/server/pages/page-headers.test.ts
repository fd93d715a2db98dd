import { describe, expect, it } from 'vitest';
import { testTenant } from '../tenant-fixture.ts';
import { createPageHeaders } from './page-headers.ts';

describe('headers of a page', () => {
  it('ask for the faces before the styles are read', () => {
    const headers = createPageHeaders(testTenant, ['/assets/a.woff2', '/assets/b.woff2'], false)('nonce', '', 'tour');
    expect(headers['link']).toBe(
      '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, ' +
        '</assets/b.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
    expect(createPageHeaders(testTenant, [], false)('nonce', '', 'tour')).not.toHaveProperty('link');
  });

  it('tell nobody an address that holds a token', () => {
    const headers = createPageHeaders(testTenant, [], false);
    expect(headers('nonce', '?al_token=x', 'tour')['referrer-policy']).toBe('no-referrer');
    expect(headers('nonce', '?page=2', 'tour')['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('D31 let the survey service in where there is one, and nowhere else', () => {
    const policy = (hasSurveys: boolean) =>
      String(createPageHeaders(testTenant, [], false, hasSurveys)('n', '', 'members')['content-security-policy']);
    expect(policy(false)).not.toContain('iteratehq');
    expect(policy(true)).toMatch(
      /connect-src [^;]*https:\/\/iteratehq\.com.*frame-src 'self' https:\/\/iteratehq\.com/,
    );
  });
});
