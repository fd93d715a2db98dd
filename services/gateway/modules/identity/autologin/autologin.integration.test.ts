import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { resolveSession } from '../sessions/sessions.ts';
import { openBrowser } from '../testing/browser.ts';
import { addPerson, forgetPeople } from '../testing/people.ts';
import { AUTOLOGIN_LIFE_MS, issueAutologin } from './autologin.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let gateway: TestGateway;
let userId: string;

beforeAll(async () => {
  gateway = await startTestGateway({ clock, tenants: [vixen, tushy] });
});
beforeEach(async () => {
  await forgetPeople(gateway.services.db);
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
});
afterAll(() => gateway.close());

const issue = () => issueAutologin(gateway.services.db, userId, clock.now());

async function come(token: string, uri = '/?fatr=true') {
  const browser = openBrowser(gateway, vixen);
  const query = new URLSearchParams({ al_token: token, uri });
  const answer = await browser.brand('GET', `/autologin?${query.toString()}`);
  return { browser, status: answer.statusCode, location: answer.headers.location, answer };
}

describe('D24 al_token', () => {
  it('D24 signs in once, for the address without it, with a session that can be renewed', async () => {
    const token = await issue();
    const { browser, status, location, answer } = await come(token);
    expect([status, location]).toEqual([302, '/?fatr=true']);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(await resolveSession(gateway.services, browser.session ?? '', vixen)).toMatchObject({ userId });
    clock.advance(480_000);
    expect((await browser.brand('GET', '/refresh')).statusCode).toBe(200);
    clock.set('2026-03-02T12:00:00Z');

    const again = await come(token);
    expect([again.status, again.location, again.browser.session]).toEqual([302, '/?fatr=true', null]);
  });

  it('D24 is worth something for 120 seconds and not a millisecond longer', async () => {
    const [early, late] = [await issue(), await issue()];
    clock.advance(AUTOLOGIN_LIFE_MS - 1);
    expect((await come(early)).browser.session).not.toBeNull();
    clock.advance(1);
    expect((await come(late)).browser.session).toBeNull();
    clock.set('2026-03-02T12:00:00Z');
  });

  it('D24 is stored hashed', async () => {
    const token = await issue();
    const rows = await gateway.services.db.selectFrom('autologins').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows).toHaveLength(1);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(44), "' or 1=1 --"])('D24 %j signs nobody in', async (token) => {
    const { status, browser } = await come(token);
    expect([status, browser.session]).toEqual([302, null]);
  });

  it('signs nobody in whose account was banned meanwhile', async () => {
    const token = await issue();
    await gateway.services.db.updateTable('users').set({ disabled_at: clock.now() }).execute();
    expect((await come(token)).browser.session).toBeNull();
  });

  it.each(['//evil.test', 'https://evil.test/', String.raw`/\evil.test`, 'javascript:alert(1)'])(
    'D15 goes home instead of %s',
    async (uri) => {
      expect((await come(await issue(), uri)).location).toBe('/');
    },
  );

  it('D38 is nothing without a brand’s key', async () => {
    const token = await issue();
    const answer = await gateway.inject({ method: 'GET', url: `/brand/autologin?al_token=${token}&uri=/` });
    expect(answer.statusCode).toBe(404);
    expect((await come(token)).browser.session).not.toBeNull();
  });
});
