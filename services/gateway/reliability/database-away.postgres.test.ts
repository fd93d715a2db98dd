import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_TIMES } from '../config/config.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { errors } from '@network/messages/errors.ts';
import { cutConnection, type CutConnection } from '@network/testing/cut-connection.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { openBrowser, type TestBrowser, addPerson } from '../modules/people/identity/testing/public.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const AS_BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

let way: CutConnection;
let gateway: TestGateway;
let browser: TestBrowser;
/** A sign-in that had got as far as its form, and one that had only to come back. */
let form: string;
let callback: string;

const database = databaseForTests();
beforeAll(async () => {
  way = await cutConnection(database.url);
  const config = { database: { url: way.url, times: DATABASE_TIMES } } as const;
  gateway = await startTestGateway({ tenants: [vixen], config });
  await addPerson(gateway.services.db, EMAIL, PASSWORD);
  browser = openBrowser(gateway, vixen);
  form = await browser.begin('/videos');
  await browser.signIn(EMAIL, PASSWORD);
  callback = await browser.begin('/videos');
  way.cut();
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await way.close();
});

const CALLERS = [
  ['a stranger', () => ({})],
  ['a visitor', () => gateway.headersFor({ tenant: 'vixen', area: 'members' })],
  ['a member', () => gateway.headersFor({ tenant: 'vixen', area: 'members', session: browser.session ?? '' })],
] as const;

/** Bodies that get past the first look of whatever reads them. */
const BODIES = {
  'application/json': { query: '{ findOneUserProfile { userId } }', emailConsent: true, consentHtmlSnippet: 'x' },
  'application/x-www-form-urlencoded': 'email=ada%40example.com&password=Right1password&token=x&answer=approve',
} as const;

describe('while the database is away', () => {
  it.each(CALLERS)('%s is answered by every route: 503 for what needs it, never 500', async (_who, headersOf) => {
    const seen = new Map<number, number>();
    for (const { method, url } of gateway.routes()) {
      const path = `${url.replaceAll(/:\w+/g, 'vixen').replaceAll('*', 'x')}?brand=vixen&token=x&client_id=vixen`;
      for (const accept of [AS_BROWSER, 'application/json']) {
        for (const [type, body] of method === 'GET' ? [[null, null] as const] : Object.entries(BODIES)) {
          const answer = await gateway.inject({
            method,
            url: path,
            headers: {
              ...headersOf(),
              accept,
              ...(type && { 'content-type': type, 'sec-fetch-site': 'same-origin' }),
            },
            ...(body && { payload: body }),
          });
          seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
          expect([method, path, accept, answer.statusCode]).not.toContain(500);
          if (answer.statusCode !== 503) continue;
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
          if (url === '/readyz') continue;
          if (accept === AS_BROWSER && url !== '/graphql') {
            expect([path, answer.headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
            expect(answer.body).toContain(errors.away.action);
          } else {
            expect([path, answer.json()]).toMatchObject([path, { errors: [{ extensions: { code: 'UNAVAILABLE' } }] }]);
          }
        }
      }
    }
    expect(seen.get(503)).toBeGreaterThan(5);
  });

  it('the sign-in form looks like its brand, and leads to itself', async () => {
    for (const fields of [undefined, { email: EMAIL, password: PASSWORD }]) {
      const answer = await browser.identity(form, fields, { accept: AS_BROWSER });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
      expect(answer.body).toContain(vixen.theme.palette.accent);
      const path = form.replace(/^https?:\/\/[^/]+/, '').replaceAll('&', '&amp;');
      expect(answer.body).toContain(`href="${path}"`);
      expect(answer.body).not.toContain(PASSWORD);
    }
  });

  it('a reset leads back to its form, with the mailed token', async () => {
    const answer = await browser.identity(
      '/password/reset?brand=vixen',
      { token: 'mailed-token', newPassword: 'New1password', confirmation: 'New1password' },
      { accept: AS_BROWSER },
    );
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('href="/password/reset?brand=vixen&amp;token=mailed-token"');
    expect(answer.body).not.toContain('New1password');
  });

  it('signing out keeps the session, and its button signs out again', async () => {
    const answer = await browser.brand('POST', '/oidc/logout', { origin: vixen.urls.members, accept: AS_BROWSER });
    expect([answer.statusCode, answer.headers['x-set-session']]).toEqual([503, undefined]);
    expect(answer.body).toContain('<form method="post" action="/oidc/logout">');
    expect(browser.session).not.toBeNull();
  });

  it('coming back from the sign-in uses nothing up: the button ends it once the database is there', async () => {
    const { pathname, search } = new URL(callback);
    const away = await browser.brand('GET', pathname + search, { accept: AS_BROWSER });
    expect([away.statusCode, away.headers['set-cookie']]).toEqual([503, undefined]);
    expect(away.body).toContain(`href="${`${pathname}${search}`.replaceAll('&', '&amp;')}"`);
    way.mend();
    const back = await browser.brand('GET', pathname + search, { accept: AS_BROWSER });
    expect([back.statusCode, back.headers.location]).toEqual([303, '/videos']);
  });
});
