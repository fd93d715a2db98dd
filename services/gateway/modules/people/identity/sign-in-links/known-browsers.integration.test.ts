import { beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { mailedLinkOf } from '../testing/link-requests.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { newLinkRequest } from './link-request.ts';
import { mailSignInLink } from './sign-in-links.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const REQUEST = '/sign-in/email?brand=vixen';
const CODE = '/sign-in/code?brand=vixen';
const clock = fixedClock('2026-03-02T12:00:00Z');

const gateway = gatewayForTests({ tenants: [vixen], clock });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  await clearLimits(gateway.services.db);
  clock.set('2026-03-02T12:00:00Z');
  await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

/** A browser that remembers the device of an earlier sign-in, and nothing else. */
async function returningBrowser(): Promise<TestBrowser> {
  const browser = openBrowser(gateway, vixen);
  await browser.signIn(EMAIL, PASSWORD);
  const later = openBrowser(gateway, vixen, '203.0.113.8');
  for (const [name, value] of browser.jars.identity)
    if (name.startsWith('identity_device_')) later.jars.identity.set(name, value);
  return later;
}

const mails = async () =>
  (await mailsOf(gateway.services.db, EMAIL)).filter(({ kind }) => kind === 'signInLink').length;

/** Asks by the form, and waits for the mail. @returns its code */
async function ask(browser: TestBrowser): Promise<string> {
  await gateway.services.db.deleteFrom('mails').execute();
  await browser.identity(REQUEST, { email: EMAIL });
  await expect.poll(mails).toBe(1);
  return (await mailedLinkOf(gateway, EMAIL)).code;
}

/** Does what the form does, until it is done. */
async function askAndWait({ jars }: TestBrowser): Promise<void> {
  const { services } = gateway;
  const cookies = [...jars.identity].map(([name, value]) => `${name}=${value}`).join('; ');
  await mailSignInLink(services, newLinkRequest(services, { email: EMAIL, tenantId: 'vixen', wanted: null }), cookies);
}

/** Types wrong codes in browsers that ask for the account, until the email has no tries left. */
async function strangersGuess(): Promise<void> {
  const { device, account } = BUDGETS.signInCodes;
  for (let tries = 0; tries < account.times; tries += device.times) {
    const stranger = openBrowser(gateway, vixen, '198.51.100.9');
    await ask(stranger);
    for (let each = 0; each < device.times; each += 1) await stranger.identity(CODE, { code: 'x' });
  }
}

describe('a browser that signed in before', () => {
  it('types its mailed code while strangers use up the tries of the email', async () => {
    const owner = await returningBrowser();
    await strangersGuess();
    const other = openBrowser(gateway, vixen, '203.0.113.9');
    expect((await other.identity(CODE, { code: await ask(other) })).statusCode).toBe(429);
    expect((await owner.identity(CODE, { code: await ask(owner) })).statusCode).toBe(303);
  });

  it('has five tries of its own, which are not the email’s', async () => {
    const owner = await returningBrowser();
    for (const _quarter of [1, 2]) {
      const code = await ask(owner);
      for (let each = 0; each < BUDGETS.signInCodes.device.times; each += 1)
        expect((await owner.identity(CODE, { code: 'x' })).statusCode).toBe(401);
      expect((await owner.identity(CODE, { code })).statusCode).toBe(429);
      clock.advance(15 * 60_000);
    }
    const other = openBrowser(gateway, vixen);
    expect((await other.identity(CODE, { code: await ask(other) })).statusCode).toBe(303);
  });

  it('is mailed its code while strangers use up the mails of the account, three times an hour', async () => {
    const owner = await returningBrowser();
    for (const _time of [1, 2, 3, 4]) await askAndWait(openBrowser(gateway, vixen));
    expect(await mails()).toBe(BUDGETS.signInLinks.account.times);
    for (const _time of [1, 2, 3, 4]) await askAndWait(owner);
    expect(await mails()).toBe(BUDGETS.signInLinks.account.times + BUDGETS.signInLinks.device.times);
    clock.advance(3_600_000);
    expect(await ask(owner)).toMatch(/^\d{6}$/);
  });
});
