import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { identityPurges } from '../purges.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { openBrowser } from '../testing/browser.ts';
import { addPasskey, addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ tenants: [vixen], clock });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

const kinds = async () => (await mailsOf(gateway.services.db, EMAIL)).map(({ kind }) => kind);
const signIn = async (address?: string) => {
  const browser = openBrowser(gateway, vixen, address);
  await browser.signIn(EMAIL, PASSWORD);
  return browser;
};
const elsewhere = '198.51.100.9';

async function alertToken(): Promise<string> {
  const mail = (await mailsOf(gateway.services.db, EMAIL)).find(({ kind }) => kind === 'newDevice');
  return /token=([\w-]{43})/.exec(JSON.stringify(mail))?.[1] ?? '';
}

describe('the alert of a new device', () => {
  it('is mailed for a browser that the account does not know, and for no other one', async () => {
    const home = await signIn();
    expect(await kinds()).toEqual([]);
    await home.signIn(EMAIL, PASSWORD);
    await signIn();
    expect(await kinds()).toEqual([]);
    const abroad = await signIn(elsewhere);
    expect(await kinds()).toEqual(['newDevice']);
    await gateway.services.db.deleteFrom('sessions').execute();
    await abroad.signIn(EMAIL, PASSWORD);
    expect(await kinds()).toEqual(['newDevice']);
  });

  it('is mailed for a dormant account too, whose sessions were deleted long ago', async () => {
    await signIn();
    clock.set('2026-09-02T12:00:00Z');
    for (const { run } of identityPurges) await run(gateway.services.db, clock.now());
    expect(await gateway.services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await signIn(elsewhere);
    expect(await kinds()).toEqual(['newDevice']);
    expect(await alertToken()).not.toBe('');
  });

  it('is mailed five times an hour at most', async () => {
    await signIn();
    for (let each = 0; each < 7; each += 1) {
      await gateway.services.db.updateTable('sessions').set({ client_network: 'other' }).execute();
      await signIn(`198.51.${each}.9`);
    }
    expect(await kinds()).toHaveLength(5);
  });

  it('takes the account back by a press of its button: sessions, password, and every other way to sign in', async () => {
    const home = await signIn();
    await signIn(elsewhere);
    // A person who signs in now may have done so long before, on a device that caused no alert.
    await addPasskey(gateway.services.db, userId, new Date('2026-02-01T00:00:00Z'));
    await addPasskey(gateway.services.db, userId, clock.now());
    const token = await alertToken();
    const browser = openBrowser(gateway, vixen);
    const address = `/sign-in/not-me?brand=vixen&token=${token}`;
    expect((await browser.identity(address)).statusCode).toBe(200);
    expect(
      await gateway.services.db.selectFrom('sessions').where('revoked_at', 'is', null).select('user_id').execute(),
    ).toHaveLength(2);
    const foreign = { origin: 'https://evil.test' };
    expect((await browser.identity('/sign-in/not-me?brand=vixen', { token }, foreign)).statusCode).toBe(403);

    expect((await browser.identity('/sign-in/not-me?brand=vixen', { token })).statusCode).toBe(200);
    expect(
      await gateway.services.db.selectFrom('sessions').where('revoked_at', 'is', null).selectAll().execute(),
    ).toEqual([]);
    expect((await home.signIn(EMAIL, PASSWORD)).statusCode).toBe(401);
    expect(await gateway.services.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    expect((await kinds()).toSorted()).toEqual(['newDevice', 'passwordReset']);
    expect((await browser.identity('/sign-in/not-me?brand=vixen', { token })).statusCode).toBe(410);
  });

  it('has a link for a week, which is stored hashed', async () => {
    await signIn();
    await signIn(elsewhere);
    const token = await alertToken();
    const stored = await gateway.services.db.selectFrom('device_alerts').select('token_hash').execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    clock.set('2026-03-09T12:00:00Z');
    const browser = openBrowser(gateway, vixen);
    expect((await browser.identity(`/sign-in/not-me?brand=vixen&token=${token}`)).statusCode).toBe(410);
    expect((await browser.identity('/sign-in/not-me?brand=vixen', { token })).statusCode).toBe(410);
  });
});
