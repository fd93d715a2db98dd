import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { rounds } from '@network/testing/effort.ts';
import { resolveSession } from '../sessions/sessions.ts';
import { openBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { AUTOLOGIN_LIFE_MS, issueAutologin } from './autologin.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ clock, tenants: [vixen, tushy] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
});

const SECRET = 'a'.repeat(43);
const OTHER_SECRET = 'b'.repeat(43);

const issue = (of = userId, browser = SECRET, tenantId = 'vixen') =>
  issueAutologin(gateway.services.db, { userId: of, tenantId, browser }, clock.now());

interface Coming {
  readonly uri?: string;
  readonly secret?: string | null;
  readonly tenant?: Tenant;
  readonly session?: string | null;
}

async function come(
  token: string,
  { uri = '/?fatr=true', secret = SECRET, tenant = vixen, session = null }: Coming = {},
) {
  const browser = openBrowser(gateway, tenant);
  browser.secret = secret;
  browser.session = session;
  const query = new URLSearchParams({ al_token: token, uri });
  const answer = await browser.brand('GET', `/autologin?${query.toString()}`);
  return { browser, status: answer.statusCode, location: answer.headers.location, answer };
}

const personOf = async (session: string | null) =>
  (await resolveSession(gateway.services, session ?? '', vixen))?.userId ?? null;

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
      expect((await come(await issue(), { uri })).location).toBe('/');
    },
  );

  it('D38 is nothing without a brand’s key', async () => {
    const token = await issue();
    const answer = await gateway.inject({ method: 'GET', url: `/brand/autologin?al_token=${token}&uri=/` });
    expect(answer.statusCode).toBe(404);
    expect((await come(token)).browser.session).not.toBeNull();
  });

  it.each([
    ['another browser', { secret: OTHER_SECRET }],
    ['a browser without a secret', { secret: null }],
    ['another tenant', { tenant: tushy }],
    ['another browser on another tenant', { secret: OTHER_SECRET, tenant: tushy }],
  ])('D24 D43 is worth nothing in %s, and stays good for its own', async (_where, place) => {
    const token = await issue();
    const { status, location, browser } = await come(token, place);
    expect([status, location, browser.session]).toEqual([302, '/?fatr=true', null]);
    expect((await come(token)).browser.session).not.toBeNull();
  });

  it('D24 of calls at once one is answered', async () => {
    const token = await issue();
    const parallel = rounds(20 * 20);
    const came = await Promise.all(Array.from({ length: parallel }, () => come(token)));
    expect(came.filter(({ browser }) => browser.session !== null)).toHaveLength(1);
    const open = gateway.services.db.selectFrom('sessions').select('id_hash').where('revoked_at', 'is', null);
    expect(await open.execute()).toHaveLength(1);
  });

  it.each(['HEAD', 'POST', 'PUT'] as const)('D24 %s uses nothing up', async (method) => {
    const token = await issue();
    const answer = await gateway.inject({
      method,
      url: `/brand/autologin?al_token=${token}&uri=/`,
      headers: gateway.headersFor({ tenant: 'vixen', area: 'members', browser: SECRET }),
    });
    expect([answer.statusCode, answer.headers['x-set-session']]).toEqual([404, undefined]);
    expect((await come(token)).browser.session).not.toBeNull();
  });
});

describe('D24 al_token where somebody is signed in', () => {
  const signIn = async (email: string): Promise<string> => {
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(email, 'Right1password');
    return browser.session ?? '';
  };
  let attacker: string;
  beforeEach(async () => {
    attacker = await addPerson(gateway.services.db, 'attacker@example.com', 'Right1password');
  });

  it('an attacker’s link never signs a victim into the attacker’s account', async () => {
    const session = await signIn('ada@example.com');
    // Made in the attacker's browser, then sent to the victim; even one whose browser's secret the attacker could plant.
    for (const [secret, leadsTo] of [
      [OTHER_SECRET, '/?fatr=true'],
      [SECRET, '/oidc/other-account?uri=%2F%3Ffatr%3Dtrue'],
    ] as const) {
      const token = await issue(attacker, SECRET);
      const { location, browser, answer } = await come(token, { session, secret });
      expect([location, browser.session, answer.headers['x-set-session']]).toEqual([leadsTo, session, undefined]);
      expect(await personOf(session)).toBe(userId);
    }
  });

  it('an attacker’s link signs no visitor in, either', async () => {
    const { browser } = await come(await issue(attacker, SECRET), { secret: OTHER_SECRET });
    expect(browser.session).toBeNull();
  });

  it('goes on with a live session of the same person, and opens no other', async () => {
    const session = await signIn('ada@example.com');
    const { location, browser, answer } = await come(await issue(), { session });
    expect([location, browser.session, answer.headers['x-set-session']]).toEqual(['/?fatr=true', session, undefined]);
    expect(await personOf(session)).toBe(userId);
  });

  it('opens a session in the place of one that has ended', async () => {
    const session = await signIn('ada@example.com');
    await gateway.services.db.updateTable('sessions').set({ revoked_at: clock.now() }).execute();
    const { browser } = await come(await issue(), { session });
    expect([browser.session === session, await personOf(browser.session)]).toEqual([false, userId]);
  });

  it('D34 never takes the place of a sign-in that waits for its approval', async () => {
    const session = await signIn('ada@example.com');
    await gateway.services.db.updateTable('sessions').set({ challenge: 'pending' }).execute();
    const { location, browser } = await come(await issue(), { session });
    expect([location, browser.session]).toEqual(['/?fatr=true', session]);
  });

  it('says that the link was for another account, and lets the person choose by a form', async () => {
    const session = await signIn('ada@example.com');
    const { location = '', browser } = await come(await issue(attacker), { session });
    expect(location).not.toContain('al_token');
    const page = await browser.brand('GET', location);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('<a class="button" href="/?fatr=true">');
    expect(page.body).toContain('<form method="post" action="/oidc/logout">');
    expect(page.body).not.toMatch(/attacker@|ada@|<script/);
    expect(await personOf(session)).toBe(userId);
  });

  it.each(['//evil.test', 'https://evil.test/', 'javascript:alert(1)', '"><script>'])(
    'D15 the page leads home instead of %s',
    async (uri) => {
      const browser = openBrowser(gateway, vixen);
      browser.session = await signIn('ada@example.com');
      const page = await browser.brand('GET', `/oidc/other-account?uri=${encodeURIComponent(uri)}`);
      expect(page.body).toContain('<a class="button" href="/">');
    },
  );

  it('the page says nothing where nobody is signed in', async () => {
    const page = await openBrowser(gateway, vixen).brand('GET', '/oidc/other-account?uri=/videos');
    expect([page.statusCode, page.headers.location]).toEqual([302, '/videos']);
  });

  it('signing out everywhere ends the issued ids', async () => {
    const token = await issue();
    const browser = openBrowser(gateway, vixen);
    browser.session = await signIn('ada@example.com');
    await gateway.inject({
      method: 'POST',
      url: '/brand/oidc/logout',
      headers: {
        ...gateway.headersFor({ tenant: 'vixen', area: 'members', session: browser.session }),
        'content-type': 'application/x-www-form-urlencoded',
        origin: vixen.urls.members,
      },
      payload: 'scope=everywhere',
    });
    expect((await come(token)).browser.session).toBeNull();
  });
});
