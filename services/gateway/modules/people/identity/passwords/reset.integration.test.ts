import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { identity } from '@network/messages/identity.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { resolveSession } from '../sessions/sessions.ts';
import { openBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const OLD = 'Right1password';
const NEW = 'Tr4velling0tter';
const clock = fixedClock('2026-03-02T12:00:00Z');

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  await addPerson(gateway.services.db, EMAIL, OLD);
});

const browser = () => openBrowser(gateway, vixen);
const forgotten = (email: string, headers = {}) =>
  browser().identity('/password/forgotten?brand=vixen', { email }, headers);
const reset = (token: string, newPassword: string, confirmation = newPassword, headers = {}) =>
  browser().identity('/password/reset?brand=vixen', { token, newPassword, confirmation }, headers);

async function mailedToken(): Promise<string> {
  await forgotten(EMAIL);
  const mail = await vi.waitFor(
    async () => {
      const found = (await mailsOf(gateway.services.db, EMAIL)).find(({ kind }) => kind === 'passwordReset');
      if (!found) throw new Error('no mail yet');
      return found;
    },
    { timeout: 20_000 },
  );
  expect(mail.content.linkOn).toBe('api');
  return new URL(mail.content.link ?? '', gateway.services.config.publicUrl).searchParams.get('token') ?? '';
}

const signsIn = async (password: string): Promise<number> => (await browser().signIn(EMAIL, password)).statusCode;

describe('L23 a forgotten password', () => {
  it('L23 begins at the sign-in form', async () => {
    const visitor = browser();
    const form = await visitor.identity(await visitor.begin());
    expect(form.body).toContain('href="/password/forgotten?brand=vixen"');
    expect((await visitor.identity('/password/forgotten?brand=vixen')).statusCode).toBe(200);
  });

  it('L23 gives the same answer for an unknown email, and mails nobody', async () => {
    // The unknown one first: when the other's mail is there, whatever it would have led to is there too.
    const [unknown, known] = [await forgotten('nobody@example.com'), await forgotten(EMAIL)];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await expect.poll(() => mailsOf(gateway.services.db, EMAIL)).toHaveLength(1);
    expect((await mailsOf(gateway.services.db)).map(({ to }) => to)).toEqual([EMAIL]);
  });

  it('L23 chooses a new password once, ends all sessions and mails', async () => {
    const signedIn = browser();
    await signedIn.signIn(EMAIL, OLD);
    const token = await mailedToken();
    const page = await browser().identity(`/password/reset?brand=vixen&token=${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['referrer-policy']).toBe('no-referrer');

    expect((await reset(token, NEW)).statusCode).toBe(200);
    expect(await resolveSession(gateway.services, signedIn.session ?? '', vixen)).toBeNull();
    expect([await signsIn(OLD), await signsIn(NEW)]).toEqual([401, 303]);
    expect((await mailsOf(gateway.services.db, EMAIL)).map(({ kind }) => kind)).toContain('passwordChanged');

    expect((await reset(token, 'An0therpassword')).statusCode).toBe(410);
    expect((await browser().identity(`/password/reset?brand=vixen&token=${token}`)).statusCode).toBe(410);
    expect(await signsIn(NEW)).toBe(303);
  });

  it('leads to the page that was wanted, from the form to the new password', async () => {
    const visitor = browser();
    const form = await visitor.identity(await visitor.begin('/videos?page=2'));
    const wanted = new URLSearchParams({ brand: 'vixen', uri: '/videos?page=2' }).toString();
    expect(form.body).toContain(`href="/password/forgotten?${wanted.replaceAll('&', '&amp;')}"`);
    const page = await visitor.identity(`/password/forgotten?${wanted}`);
    expect(page.body).toContain(`${vixen.urls.members}/oidc/login?uri=%2Fvideos%3Fpage%3D2`);
    await visitor.identity(`/password/forgotten?${wanted}`, { email: EMAIL });
    await expect.poll(() => mailsOf(gateway.services.db, EMAIL)).toHaveLength(1);
    const [mail] = await mailsOf(gateway.services.db, EMAIL);
    const shown = await visitor.identity(mail?.content.link ?? '');
    const action = /<form method="post" action="([^"]+)"/.exec(shown.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const token = /name="token" value="([^"]+)"/.exec(shown.body)?.[1] ?? '';
    const done = await visitor.identity(action, { token, newPassword: NEW, confirmation: NEW });
    expect([done.statusCode, done.body]).toEqual([
      200,
      expect.stringContaining(`href="${vixen.urls.members}/oidc/login?uri=%2Fvideos%3Fpage%3D2"`),
    ]);
  });

  it('L23 works for one hour and not a millisecond longer', async () => {
    const token = await mailedToken();
    clock.advance(3_600_000);
    expect((await reset(token, NEW)).statusCode).toBe(410);
    clock.advance(-1);
    expect((await reset(token, NEW)).statusCode).toBe(200);
  });

  it('L23 a link that was used takes the others of the person with it', async () => {
    const token = await mailedToken();
    await forgotten(EMAIL);
    await expect.poll(() => mailsOf(gateway.services.db, EMAIL)).toHaveLength(2);
    await reset(token, NEW);
    expect(await gateway.services.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['V02 one that breaks the rule', 'short12', 'short12'],
    ['D29 one that is guessed first', 'nascar24', 'nascar24'],
    ['V05 another confirmation', NEW, `${NEW}x`],
  ])('%s is shown at the form, and the link still works', async (_title, newPassword, confirmation) => {
    const token = await mailedToken();
    const answer = await reset(token, newPassword, confirmation);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('role="alert"');
    expect((await reset(token, NEW)).statusCode).toBe(200);
  });

  it('refuses forms of other sites, and those that say nothing', async () => {
    const token = await mailedToken();
    for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await forgotten(EMAIL, headers)).statusCode).toBe(403);
      const refused = await reset(token, NEW, NEW, headers);
      expect(refused.statusCode).toBe(403);
      expect(refused.body).toContain(identity.notices.crossSite.heading);
      expect(refused.body).not.toContain(identity.reset.overHeading);
    }
    const silent = await gateway.inject({
      method: 'POST',
      url: '/password/reset?brand=vixen',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, newPassword: NEW, confirmation: NEW }).toString(),
    });
    expect(silent.statusCode).toBe(403);
    expect((await reset(token, NEW, NEW, { origin: 'null', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  it('mails an account three times an hour, however often it is requested, and answers an address thirty times', async () => {
    for (let round = 0; round < 30; round += 1) expect((await forgotten(EMAIL)).statusCode).toBe(200);
    expect((await forgotten(EMAIL)).statusCode).toBe(429);
    await vi.waitFor(
      async () => {
        const rows = await gateway.services.db.selectFrom('rate_limits').select('points').execute();
        expect(rows.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([30, 31]);
      },
      { timeout: 20_000 },
    );
    expect(await mailsOf(gateway.services.db, EMAIL)).toHaveLength(3);
  });

  it('lets an account that was guessed at sign in again', async () => {
    for (let guess = 0; guess < 10; guess += 1) await signsIn(`Wrong${guess}password`);
    expect(await signsIn(OLD)).toBe(429);
    await reset(await mailedToken(), NEW);
    expect(await signsIn(NEW)).toBe(303);
  });
});
