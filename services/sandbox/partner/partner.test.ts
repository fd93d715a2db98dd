import { PARTNER_PATHS } from '@network/validation/partner-calls.ts';
import { SANDBOX_KEY_HEADER } from '@network/validation/sandbox-mail.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../server.ts';
import { partnerPart } from './part.ts';

const key = 'a'.repeat(64);
const purchase = {
  purchaseId: 'p-1',
  dealId: 'deal-1',
  title: 'Halcyon <Stills>',
  price: '$4.95',
  biller: 'rocketgate',
  upsellId: 'rg-1',
  clickId: null,
  isInternal: false,
  successUrl: 'http://members.vixen.localhost:4200/_upsell_signupsuccess',
  failureUrl: 'http://members.vixen.localhost:4200/_upsell_signupdenial',
};

let sandbox: Sandbox;
beforeEach(async () => {
  const config = { port: 4100, folder: 'unused', key, gatewayUrl: 'http://localhost:4000', logLevel: 'silent' };
  sandbox = await createSandbox(config, { log: pino({ level: 'silent' }), parts: [partnerPart] });
});
afterEach(() => sandbox.app.close());

const post = (url: string, payload: object, headers: Record<string, string> = { [SANDBOX_KEY_HEADER]: key }) =>
  sandbox.app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', ...headers } });
const get = (url: string) => sandbox.app.inject({ url, headers: { host: 'localhost' } });
const pageOf = async (url: string, payload: object) => {
  const page = new URL((await post(url, payload)).json<{ url: string }>().url);
  return page.pathname + page.search;
};
const answered = (page: string, answer: string) => get(`${page.replace('?', '/done?')}&answer=${answer}`);

describe('the sandbox partner', () => {
  it('L19 shows what is bought, and leads back with its answer', async () => {
    const page = await pageOf(PARTNER_PATHS.oneClick, purchase);
    const { statusCode, body } = await get(page);
    expect([statusCode, body.includes('Halcyon &lt;Stills&gt;'), body.includes('$4.95')]).toEqual([200, true, true]);
    expect((await answered(page, 'approve')).headers.location).toBe(purchase.successUrl);
    expect((await answered(page, 'decline')).headers.location).toBe(purchase.failureUrl);
  });

  it('L19 is no open redirect: an address that it did not seal is not there', async () => {
    const page = await pageOf(PARTNER_PATHS.oneClick, purchase);
    const forged = Buffer.from(JSON.stringify({ ...purchase, successUrl: 'https://evil.test' })).toString('base64url');
    for (const ticket of [forged, `${forged}.`, `${forged}.${page.split('.').at(-1)}`, '.', 'x']) {
      expect((await answered(`/partner/oneclick?ticket=${ticket}`, 'approve')).statusCode).toBe(404);
    }
  });

  it('C25 lets a member in to the cams with what they came with', async () => {
    const call = { email: 'ada@example.com', siteName: 'vixen', parameters: { campaign: 'hdr' } };
    const { statusCode, body } = await get(await pageOf(PARTNER_PATHS.cams, call));
    expect([statusCode, body.includes('hdr')]).toEqual([200, true]);
  });

  it('X11 sells at once where no page is wanted, and declines by hand', async () => {
    const sell = async (purchaseId: string) =>
      (await post(PARTNER_PATHS.oneClick, { ...purchase, purchaseId, isInternal: true })).json<object>();
    expect(await sell('first')).toEqual({ outcome: 'approved' });
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/partner/sales-switch',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'sales=decline',
    });
    expect(answer.headers.location).toBe('/partner');
    expect(await sell('second')).toEqual({ outcome: 'declined' });
    // A repeated call is answered as before.
    expect(await sell('first')).toEqual({ outcome: 'approved' });
  });

  it('E15 can be taken down by hand, and not by a form of another site', async () => {
    const call = { email: 'ada@example.com', siteName: 'vixen', parameters: {} };
    const turn = (cams: string, site = 'same-origin') =>
      sandbox.app.inject({
        method: 'POST',
        url: '/partner/cams-switch',
        headers: {
          host: 'localhost',
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': site,
        },
        payload: `cams=${cams}`,
      });
    expect([(await turn('down', 'cross-site')).statusCode, (await turn('sideways')).statusCode]).toEqual([400, 400]);
    expect((await get('/partner')).body).toContain('The live cams answer.');
    expect((await turn('down')).headers.location).toBe('/partner');
    expect((await get('/partner')).body).toContain('The live cams are down');
    expect((await post(PARTNER_PATHS.cams, call)).statusCode).toBe(503);
    await turn('up');
    expect((await post(PARTNER_PATHS.cams, call)).statusCode).toBe(200);
  });

  it.each([PARTNER_PATHS.oneClick, PARTNER_PATHS.cams])('%s takes calls of the gateway alone', async (path) => {
    expect((await post(path, purchase, {})).statusCode).toBe(403);
    expect((await post(path, { a: 1 })).statusCode).toBe(400);
  });
});
