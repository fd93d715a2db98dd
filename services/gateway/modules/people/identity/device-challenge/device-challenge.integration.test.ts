import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { openSession } from './open-session.ts';
import { resolveSession } from '../sessions/sessions.ts';
import { openBrowser } from '../testing/browser.ts';
import { newSignIn } from '../testing/new-sign-in.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  userId = await addPerson(gateway.services.db, EMAIL, 'Right1password');
});

const open = async (country: string | null) =>
  openSession(gateway.services, {
    userId,
    tenantId: vixen.id,
    tokens: { accessToken: 'a', refreshToken: 'r', idToken: null },
    identitySessionUid: await newSignIn(gateway.services, userId),
    clientAddress: '203.0.113.7',
    userAgent: 'Firefox/1 Windows',
    country,
  });
const isIn = async (session: string): Promise<boolean> =>
  (await resolveSession(gateway.services, session, vixen)) !== null;
const obligations = async (session: string) =>
  (
    await gateway.graphql<{ obligations: string[] }>(
      '{ obligations }',
      {},
      { tenant: 'vixen', area: 'members', session },
    )
  ).data.obligations;
const flag = () => gateway.services.db.updateTable('users').set({ device_challenge_required: true }).execute();

async function links(): Promise<{ approve: string; block: string }> {
  const mail = (await mailsOf(gateway.services.db, EMAIL)).find(({ kind }) => kind === 'deviceChallenge');
  const stored = mail?.content.values?.['blockLink'];
  const blockLink = typeof stored === 'string' ? stored : '';
  const block = new URL(blockLink);
  expect(block.origin).toBe(vixen.urls.members);
  return { approve: mail?.content.link ?? '', block: block.pathname + block.search };
}
const opened = (link: string, session: string | null = null) => {
  const browser = openBrowser(gateway, vixen);
  browser.session = session;
  return browser.brand('GET', link);
};
/** Opens a link in some browser and presses the button of its page. */
async function follow(link: string): Promise<string | undefined> {
  const page = await opened(link);
  if (page.statusCode !== 200) return page.headers.location;
  return (await press(page.body)).headers.location;
}
const press = (page: string, headers: Record<string, string> = { origin: vixen.urls.members }) => {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  return gateway.inject({
    method: 'POST',
    url: '/brand/oidc/device',
    payload: new URLSearchParams({ token: field('token'), answer: field('answer') }).toString(),
    headers: {
      ...gateway.headersFor({ tenant: 'vixen', area: 'members' }),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
};

describe('D34 M25 the device challenge', () => {
  it.each([
    ['the same country', 'DE', 0, 'DE', true],
    ['another country within 24 hours', 'DE', 86_399_999, 'FR', false],
    ['another country after 24 hours', 'DE', 86_400_000, 'FR', true],
    ['an unknown country', 'DE', 0, null, true],
    ['a country after an unknown one', null, 0, 'FR', true],
  ])('D34 %s', async (_title, before, later, country, isOpen) => {
    expect(await isIn(await open(before))).toBe(true);
    clock.advance(later);
    expect(await isIn(await open(country))).toBe(isOpen);
  });

  it('D34 a flagged account is challenged, and nothing works until it is approved', async () => {
    await flag();
    const session = await open('DE');
    expect([await isIn(session), await obligations(session)]).toEqual([false, ['DEVICE_CHALLENGE']]);
    const { approve } = await links();
    expect(await follow(approve)).toBe('/?dc=approved');
    expect([await isIn(session), await obligations(session)]).toEqual([true, ['EMAIL_CONSENT']]);
    expect(await follow(approve)).toBe('/');
    expect(await isIn(await open('DE'))).toBe(true);
  });

  it('D34 blocked, every session ends, and the next sign-in is challenged again', async () => {
    const known = await open('DE');
    const thief = await open('FR');
    const { approve, block } = await links();
    expect(await follow(block)).toBe('/?dc=blocked');
    expect([await isIn(known), await isIn(thief)]).toEqual([false, false]);
    expect(await follow(approve)).toBe('/');
    expect(await isIn(thief)).toBe(false);
    expect(await isIn(await open('DE'))).toBe(false);
  });

  it('D34 a program that opens both links of the mail changes nothing', async () => {
    const known = await open('DE');
    const challenged = await open('FR');
    const { approve, block } = await links();
    for (const link of [block, approve, block]) {
      const page = await opened(link, known);
      expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'same-origin']);
      expect((await press(page.body, { origin: 'https://evil.test' })).statusCode).toBe(403);
      expect((await press(page.body, {})).statusCode).toBe(403);
    }
    expect([await isIn(known), await isIn(challenged)]).toEqual([true, false]);
    expect(await follow(approve)).toBe('/?dc=approved');
  });

  it('D34 in the browser that waits, the link answers by itself', async () => {
    await flag();
    const session = await open('DE');
    const { approve } = await links();
    const answer = await opened(approve, session);
    expect(answer.headers.location).toBe('/?dc=approved');
    expect(String(answer.headers['set-cookie'])).toMatch(/device_answer=approved; Max-Age=60; Path=\/; SameSite=Lax/);
    expect(await isIn(session)).toBe(true);
  });

  it('D34 a sign-in that nobody approved says nothing of where the person is', async () => {
    await open('DE');
    clock.advance(1_000);
    await open('FR');
    clock.advance(1_000);
    expect(await isIn(await open('DE'))).toBe(true);
  });

  it('a challenged browser that would sign in again goes home, and is challenged once', async () => {
    await flag();
    const browser = openBrowser(gateway, vixen);
    await browser.signIn(EMAIL, 'Right1password');
    expect((await browser.brand('GET', '/oidc/login?uri=/account')).headers.location).toBe('/');
    expect(await mailsOf(gateway.services.db, EMAIL)).toHaveLength(1);
  });

  it.each(['/oidc/device', '/oidc/device?token=x&answer=approve', '/oidc/device?token=x&token=y&answer=block'])(
    '%s leads home',
    async (link) => expect((await opened(link)).headers.location).toBe('/'),
  );
});

describe('a sign-in that has to be approved while mail is off', () => {
  it('is refused with that reason, and opens no session that waits for a mail', async () => {
    const known = await open('DE');
    const { config, db } = gateway.services;
    Object.assign(config, { isMailOff: true });
    try {
      await expect(open('FR')).rejects.toMatchObject({ name: 'ChallengeNotMailed' });
      expect(await isIn(await open('DE'))).toBe(true);
      await flag();
      const browser = openBrowser(gateway, vixen);
      const refused = await browser.signIn(EMAIL, 'Right1password');
      expect([refused.statusCode, browser.session]).toEqual([503, null]);
      expect(refused.body).toContain(`href="${vixen.urls.tour}/support"`);
      expect(refused.body).toContain('We can’t confirm this sign-in');
    } finally {
      Object.assign(config, { isMailOff: false });
    }
    expect(await mailsOf(db, EMAIL)).toEqual([]);
    expect(await isIn(known)).toBe(true);
    const { count } = await db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('challenge', '=', 'pending')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    await open('DE');
    expect(await mailsOf(db, EMAIL)).toHaveLength(1);
  });
});

describe('the mails of a flagged account', () => {
  it('are three in an hour, and no session is opened beyond', async () => {
    await flag();
    for (let each = 0; each < 3; each += 1) await open(null);
    await expect(open(null)).rejects.toMatchObject({ name: 'ChallengeMailsUsedUp', retryAfterSeconds: 3_600 });
    const browser = openBrowser(gateway, vixen);
    const refused = await browser.signIn(EMAIL, 'Right1password');
    expect([refused.statusCode, refused.headers['retry-after'], browser.session]).toEqual([429, '3600', null]);
    expect((await mailsOf(gateway.services.db, EMAIL)).filter(({ kind }) => kind === 'deviceChallenge')).toHaveLength(
      3,
    );
    clock.advance(3_600_000);
    await open(null);
    expect((await mailsOf(gateway.services.db, EMAIL)).filter(({ kind }) => kind === 'deviceChallenge')).toHaveLength(
      4,
    );
  });
});
