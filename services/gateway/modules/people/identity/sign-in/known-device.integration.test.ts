import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
let userId: string;

const gateway = gatewayForTests({ tenants: [vixen] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

const deviceIn = ({ jars }: TestBrowser) => [...jars.identity].find(([name]) => name.startsWith('identity_device_'));

/** Signs in, signs out of everything, and comes back with what the browser remembers of the device. */
async function returningBrowser(): Promise<TestBrowser> {
  const browser = openBrowser(gateway, vixen);
  expect((await browser.signIn(EMAIL, PASSWORD)).statusCode).toBe(303);
  const [name, value] = deviceIn(browser) ?? [];
  const later = openBrowser(gateway, vixen, '203.0.113.8');
  later.jars.identity.set(String(name), String(value));
  return later;
}

async function guess(times: number, browser = openBrowser(gateway, vixen, '198.51.100.9')): Promise<number> {
  const form = await browser.begin();
  let status = 0;
  for (let each = 0; each < times; each += 1) {
    status = (await browser.identity(form, { email: EMAIL, password: `Wrong1password${each}` })).statusCode;
  }
  return status;
}

describe('a browser that signed in before', () => {
  it('gets a cookie that scripts cannot read, for a year, on the identity server alone', async () => {
    const browser = openBrowser(gateway, vixen);
    const form = await browser.begin();
    const answer = await browser.identity(form, { email: EMAIL, password: PASSWORD });
    const cookie = [answer.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('identity_device_'));
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(userId);
  });

  it('signs in while strangers use up the failures of the account', async () => {
    const owner = await returningBrowser();
    expect(await guess(11)).toBe(429);
    expect((await openBrowser(gateway, vixen).signIn(EMAIL, PASSWORD)).statusCode).toBe(429);
    expect((await owner.signIn(EMAIL, PASSWORD)).statusCode).toBe(303);
  });

  it('has ten failures of its own, which are not the account’s', async () => {
    const owner = await returningBrowser();
    expect(await guess(10, owner)).toBe(401);
    expect((await owner.signIn(EMAIL, PASSWORD)).statusCode).toBe(429);
    expect((await openBrowser(gateway, vixen).signIn(EMAIL, PASSWORD)).statusCode).toBe(303);
  });

  it('is a stranger to every other account, after a new password, and with a cookie that it made up', async () => {
    const owner = await returningBrowser();
    const [name, value] = deviceIn(owner) ?? ['', ''];
    await guess(11);
    const [device = ''] = value.split('.');
    const forger = openBrowser(gateway, vixen);
    forger.jars.identity.set(name, `${device}.${'A'.repeat(43)}`);
    expect((await forger.signIn(EMAIL, PASSWORD)).statusCode).toBe(429);

    const next = await hashPassword('Other1password');
    await gateway.services.db.updateTable('users').set({ password_hash: next }).where('id', '=', userId).execute();
    expect((await owner.signIn(EMAIL, 'Other1password')).statusCode).toBe(429);
  });

  it.each(['', '.', 'a.b', `${'A'.repeat(22)}.`, `${'A'.repeat(22)}.${'é'.repeat(43)}`])(
    'is none with the cookie %j',
    async (value) => {
      const browser = await returningBrowser();
      const [name = ''] = deviceIn(browser) ?? [];
      browser.jars.identity.set(name, encodeURI(value));
      await guess(11);
      expect((await browser.signIn(EMAIL, PASSWORD)).statusCode).toBe(429);
    },
  );
});
