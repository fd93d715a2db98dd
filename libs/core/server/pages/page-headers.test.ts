import { describe, expect, it } from 'vitest';
import { testTenant } from '../tenant-fixture.ts';
import { pageDocument } from './page-document.ts';
import { createPageHeaders } from './page-headers.ts';

const DOCUMENT = pageDocument('<style>a{}</style>', { status: 200, nonce: null });

describe('headers of a page', () => {
  it('ask for the faces before the styles are read', () => {
    const headers = createPageHeaders(testTenant, ['/assets/a.woff2', '/assets/b.woff2'], false)(DOCUMENT, '', 'tour');
    expect(headers['link']).toBe(
      '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, ' +
        '</assets/b.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
    expect(createPageHeaders(testTenant, [], false)(DOCUMENT, '', 'tour')).not.toHaveProperty('link');
  });

  it('send an address with a token to nobody', () => {
    const headers = createPageHeaders(testTenant, [], false);
    expect(headers(DOCUMENT, '?al_token=x', 'tour')['referrer-policy']).toBe('no-referrer');
    expect(headers(DOCUMENT, '?page=2', 'tour')['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('R07 let a form lead to the payment pages that are named, and to no others', () => {
    const headers = createPageHeaders(testTenant, [], false, false, ['https://pay.example']);
    expect(headers(DOCUMENT, '', 'members')['content-security-policy']).toMatch(
      /form-action 'self' [^;]* https:\/\/pay\.example;/,
    );
  });

  it('T01 let pages load from the public asset address, and films from where they are sent to', () => {
    const urls = { ...testTenant.urls, assets: 'https://assets.brand.example', films: 'https://films.cdn.example' };
    const headers = createPageHeaders({ ...testTenant, urls }, [], false)(DOCUMENT, '', 'members');
    const both = 'https://assets.brand.example https://films.cdn.example';
    for (const directive of ["img-src 'self' data: blob:", "media-src 'self' blob:", "connect-src 'self'"])
      expect(headers['content-security-policy']).toContain(`${directive} ${both}`);
    const without = createPageHeaders(testTenant, [], false)(DOCUMENT, '', 'members');
    expect(without['content-security-policy']).toContain("media-src 'self' blob:;");
  });

  it('D31 let the survey service in where there is one, and nowhere else', () => {
    const policy = (hasSurveys: boolean) =>
      String(createPageHeaders(testTenant, [], false, hasSurveys)(DOCUMENT, '', 'members')['content-security-policy']);
    expect(policy(false)).not.toContain('iteratehq');
    expect(policy(true)).toMatch(
      /connect-src [^;]*https:\/\/iteratehq\.com.*frame-src 'self' https:\/\/iteratehq\.com/,
    );
  });
});
