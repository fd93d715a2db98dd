import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { openBrowser } from '../testing/browser.ts';

const PAGES = ['/sign-in/email', '/sign-in/code', '/sign-in/open', '/password/forgotten'];
/** The headers that a browser sends for a page. */
const ACCEPT = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const gateway = gatewayForTests({ tenants: [vixen, tushy] });

describe('a page of the identity server whose address names no brand', () => {
  it.each(PAGES.flatMap((page) => [page, `${page}?brand=nobody`]))(
    'leads a person on to the brands: %s',
    async (page) => {
      for (const form of [undefined, { email: 'ada@example.com' }]) {
        for (const headers of [ACCEPT, {}]) {
          const answer = await openBrowser(gateway, vixen).identity(page, form, headers);
          expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
          for (const { urls } of [vixen, tushy]) expect(answer.body).toContain(`href="${urls.tour}/"`);
        }
      }
    },
  );
});

describe('a sign-in that is over', () => {
  it.each(['//evil.test', 'https://evil.test/', '/%2f/evil.test', 'javascript:alert(1)'])(
    'leads to no page of somebody else: %s',
    async (uri) => {
      const query = new URLSearchParams({ brand: 'vixen', uri }).toString();
      const { body } = await openBrowser(gateway, vixen).identity(`/oidc/interaction/abc?${query}`);
      expect(body).toContain(`href="${vixen.urls.members}/oidc/login"`);
      expect(body).not.toContain('uri=');
    },
  );

  it('leads to the page of ours that was wanted', async () => {
    const { body } = await openBrowser(gateway, vixen).identity('/oidc/interaction/abc?brand=vixen&uri=%2Fvideos');
    expect(body).toContain(`href="${vixen.urls.members}/oidc/login?uri=%2Fvideos"`);
  });
});
