import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const OLD = 'Right1password';
const NEW = 'Tr4velling0tter';
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success problems } }`;

const gateway = gatewayForTests({ tenants: [vixen, tushy] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await addPerson(gateway.services.db, EMAIL, OLD);
});

async function signedIn(tenant = vixen, email = EMAIL, password = OLD): Promise<TestBrowser> {
  const browser = openBrowser(gateway, tenant);
  await browser.signIn(email, password);
  expect(browser.session).not.toBeNull();
  return browser;
}

function query<Data>(browser: TestBrowser, document: string, variables = {}, tenant = vixen) {
  const session = browser.session ?? undefined;
  const caller = { tenant: tenant.id, area: 'members', ...(session === undefined ? {} : { session }) } as const;
  return gateway.graphql<Data>(document, variables, caller);
}

async function change(browser: TestBrowser, oldPassword: string, newPassword: string, confirmation = newPassword) {
  const input = { oldPassword, newPassword, confirmation };
  const answer = await query<{ changePassword: { success: boolean; problems: string[] } }>(browser, CHANGE, { input });
  return answer.data.changePassword;
}

const isIn = async (browser: TestBrowser, tenant = vixen): Promise<boolean> =>
  (await query<{ findOneUserProfile: object | null }>(browser, '{ findOneUserProfile { userId } }', {}, tenant)).data
    .findOneUserProfile !== null;

describe('changing the password', () => {
  it.each([
    ['V05 the old one is incorrect', 'Wrong1password', NEW, NEW, ['OLD_PASSWORD_INCORRECT']],
    ['V05 the confirmation differs', OLD, NEW, `${NEW}x`, ['CONFIRMATION_DIFFERS']],
    ['V05 D29 the new one is common', OLD, 'nascar24', 'nascar24', ['NEW_PASSWORD_NOT_SECURE']],
    ['V05 the new one breaks the join rule', OLD, 'short12', 'short12', ['NEW_PASSWORD_NOT_SECURE']],
    ['V05 the new one is the old one', OLD, OLD, OLD, ['NEW_PASSWORD_NOT_SECURE']],
    [
      'V05 all three',
      'Wrong1password',
      'password1',
      'other1234',
      ['OLD_PASSWORD_INCORRECT', 'NEW_PASSWORD_NOT_SECURE', 'CONFIRMATION_DIFFERS'],
    ],
  ])('%s: nothing changes', async (_title, oldPassword, newPassword, confirmation, problems) => {
    const browser = await signedIn();
    const other = await signedIn();
    expect(await change(browser, oldPassword, newPassword, confirmation)).toEqual({ success: false, problems });
    expect(await isIn(other)).toBe(true);
    await signedIn();
  });

  it('D29 ends every other session, on every brand, and keeps this one', async () => {
    const browser = await signedIn();
    const other = await signedIn();
    const sister = await signedIn(tushy);
    expect(await change(browser, OLD, NEW)).toEqual({ success: true, problems: [] });
    expect([await isIn(browser), await isIn(other), await isIn(sister, tushy)]).toEqual([true, false, false]);
    // Signing in again needs the new password.
    expect(await other.begin()).toContain('/interaction/');
    expect((await openBrowser(gateway, vixen).signIn(EMAIL, OLD)).statusCode).toBe(401);
    await signedIn(vixen, EMAIL, NEW);
  });

  it('counts wrong old passwords as failed sign-ins', async () => {
    const browser = await signedIn();
    for (let guess = 0; guess < 10; guess += 1) await change(browser, `Wrong${guess}password`, NEW);
    expect(await change(browser, OLD, NEW)).toEqual({ success: false, problems: ['TOO_MANY_ATTEMPTS'] });
    expect((await openBrowser(gateway, vixen).signIn(EMAIL, OLD)).statusCode).toBe(429);
  });
});

describe('the sessions of a person', () => {
  const LIST = '{ sessions { id brand device network isCurrent } }';
  type List = { sessions: { id: string; brand: string; network: string | null; isCurrent: boolean }[] };

  it('are listed with the asking one first', async () => {
    await signedIn(tushy);
    const browser = await signedIn();
    const { sessions } = (await query<List>(browser, LIST)).data;
    expect(sessions.map(({ brand, network, isCurrent }) => [brand, network, isCurrent])).toEqual([
      [vixen.name, '203.0.113.0/24', true],
      [tushy.name, '203.0.113.0/24', false],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(browser.session);
  });

  it('end one by one, or all the others at once', async () => {
    const browser = await signedIn();
    const [second, third, fourth] = [await signedIn(), await signedIn(), await signedIn()];
    const { sessions } = (await query<List>(second, LIST)).data;
    const id = sessions.find(({ isCurrent }) => isCurrent)?.id;
    const END = 'mutation ($id: ID!) { endSession(id: $id) }';
    expect((await query<{ endSession: boolean }>(browser, END, { id })).data.endSession).toBe(true);
    expect((await query<{ endSession: boolean }>(browser, END, { id })).data.endSession).toBe(false);
    expect([await isIn(second), await isIn(third)]).toEqual([false, true]);
    const others = await query<{ endOtherSessions: number }>(browser, 'mutation { endOtherSessions }');
    expect(others.data.endOtherSessions).toBe(2);
    expect([await isIn(browser), await isIn(third), await isIn(fourth)]).toEqual([true, false, false]);
    // The remaining session can still be renewed.
    expect((await browser.brand('GET', '/refresh')).statusCode).toBe(200);
  });

  it('of somebody else are as none', async () => {
    await addPerson(gateway.services.db, 'eve@example.com', OLD);
    const eve = await signedIn(vixen, 'eve@example.com');
    const browser = await signedIn();
    const id = (await query<List>(browser, LIST)).data.sessions[0]?.id;
    const END = 'mutation ($id: ID!) { endSession(id: $id) }';
    expect((await query<{ endSession: boolean }>(eve, END, { id })).data.endSession).toBe(false);
    expect(await isIn(browser)).toBe(true);
  });

  it('are nothing for a visitor', async () => {
    const answer = await query(openBrowser(gateway, vixen), LIST);
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});
