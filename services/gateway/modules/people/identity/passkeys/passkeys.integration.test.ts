import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { openAuthenticator } from '../testing/authenticator.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { securityCalls } from '../testing/security-calls.ts';
import { passkeyPartyOf } from './relying-party-id.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const proof = { password: PASSWORD };
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;
let party: { readonly origin: string; readonly rpID: string };

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock });
beforeAll(async () => {
  party = passkeyPartyOf(gateway.services.config);
});
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

const optionsIn = (body: string, name: string): { readonly challenge: string } & Record<string, unknown> =>
  JSON.parse((new RegExp(`data-${name}-options="([^"]+)"`).exec(body)?.[1] ?? '{}').replaceAll('&quot;', '"')) as never;
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000).toISOString());

async function signedIn(email = EMAIL) {
  const browser = openBrowser(gateway, vixen);
  await browser.signIn(email, PASSWORD);
  const calls = securityCalls(gateway, { tenant: 'vixen', area: 'members', session: browser.session ?? '' });
  return { browser, calls };
}

/** The page that adds a passkey, and a function that posts what an authenticator made there. */
async function openAdding(name = 'My phone', person?: Awaited<ReturnType<typeof signedIn>>) {
  const { browser, calls } = person ?? (await signedIn());
  const { address } = await calls.startPasskey(name, proof);
  const page = await browser.identity(String(address));
  const { challenge } = optionsIn(page.body, 'registration');
  const ticket = new URL(String(address)).searchParams.get('ticket') ?? '';
  const add = (made: string, by: TestBrowser = browser) =>
    by.identity('/oidc/passkeys/add?brand=vixen', { ticket, made });
  return { browser, calls, address: String(address), page, challenge, ticket, add };
}

async function withPasskey() {
  const authenticator = openAuthenticator();
  const adding = await openAdding();
  expect((await adding.add(authenticator.create({ ...party, challenge: adding.challenge }))).statusCode).toBe(303);
  return { ...adding, authenticator };
}

/** The sign-in form of a new browser, and a function that posts an answer of a passkey to it. */
async function atForm() {
  const browser = openBrowser(gateway, vixen);
  const form = await browser.begin('/videos');
  const { challenge, ...options } = optionsIn((await browser.identity(form)).body, 'passkey');
  const post = (passkey: string) => browser.identity(form, { email: '', password: '', passkey });
  return { browser, challenge, options, post };
}

describe('adding a passkey', () => {
  it('needs the password, then makes a discoverable one with a verified user on the identity server’s host', async () => {
    const { calls } = await signedIn();
    expect(await calls.startPasskey('Phone', { password: 'Wrong1password' })).toMatchObject({
      code: 'PASSWORD_INCORRECT',
    });
    for (const name of [' \u0000 ', '\u3164', '\u202e\u200b'])
      expect(await calls.startPasskey(name, proof), name).toMatchObject({ code: 'NAME_INVALID' });
    const { page, browser, add, challenge } = await openAdding('  My phone ');
    expect(page.body).toContain(EMAIL);
    const options = optionsIn(page.body, 'registration');
    expect(options).toMatchObject({
      rp: { id: new URL(gateway.services.config.publicUrl).hostname },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const added = await add(openAuthenticator().create({ ...party, challenge }));
    expect([added.statusCode, added.headers.location]).toEqual([303, `${vixen.urls.members}/account/security`]);
    expect((await calls.state()).passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null, isDisabled: false }]);
    expect((await mailsOf(gateway.services.db, EMAIL)).map(({ kind }) => kind)).toEqual(['securityChanged']);
    expect(browser.session).not.toBeNull();
  });

  it('works once, for ten minutes, on its brand, and for its own challenge', async () => {
    const { add, challenge, address, browser } = await openAdding();
    const foreign = await openAdding();
    const made = (with_: string) => openAuthenticator().create({ ...party, challenge: with_ });
    expect((await add(made(foreign.challenge))).statusCode).toBe(403);
    expect((await add('{}')).statusCode).toBe(403);
    expect((await browser.identity(address.replace('brand=vixen', 'brand=tushy'))).statusCode).toBe(410);
    expect((await add(made(challenge))).statusCode).toBe(303);
    expect((await add(made(challenge))).statusCode).toBe(410);
    later(601);
    expect((await foreign.add(made(foreign.challenge))).statusCode).toBe(410);
  });

  it('refuses another host, an unverified user, another site’s form, and a browser of somebody else', async () => {
    const { add, challenge, ticket, address } = await openAdding();
    const authenticator = openAuthenticator();
    const wrong = [
      { ...party, origin: vixen.urls.members },
      { ...party, rpID: 'members.vixen.example' },
      { ...party, isVerified: false },
    ];
    for (const each of wrong) expect((await add(authenticator.create({ ...each, challenge }))).statusCode).toBe(403);
    const made = authenticator.create({ ...party, challenge });
    const visitor = openBrowser(gateway, vixen);
    const headers = { origin: 'https://evil.test' };
    expect((await visitor.identity('/oidc/passkeys/add?brand=vixen', { ticket, made }, headers)).statusCode).toBe(403);
    await addPerson(gateway.services.db, 'eve@example.com', PASSWORD);
    const eve = await signedIn('eve@example.com');
    expect((await eve.browser.identity(address)).statusCode).toBe(410);
    expect(await gateway.services.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  it('lets its owner in by no more than the passkey, and records when', async () => {
    const { authenticator, calls } = await withPasskey();
    later(60);
    const { browser, challenge, options, post } = await atForm();
    expect(options).toMatchObject({ rpId: party.rpID, userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const answer = await post(authenticator.get({ ...party, challenge, userId, counter: 0 }));
    expect(answer.statusCode).toBe(303);
    const callback = new URL(String((await browser.identity(String(answer.headers.location))).headers.location));
    await browser.brand('GET', callback.pathname + callback.search);
    expect(browser.session).not.toBeNull();
    expect((await calls.state()).passkeys[0]?.lastUsedAt).toBe(clock.now().toISOString());
  });

  it('passes the second step by itself', async () => {
    const { authenticator, calls } = await withPasskey();
    await calls.prepare(proof);
    await gateway.services.db.updateTable('authenticators').set({ confirmed_at: clock.now() }).execute();
    const { challenge, post } = await atForm();
    expect((await post(authenticator.get({ ...party, challenge, userId }))).statusCode).toBe(303);
  });

  it('refuses a challenge a second time, of another browser, late, and one that was made up', async () => {
    const { authenticator } = await withPasskey();
    const answerTo = (challenge: string) => authenticator.get({ ...party, challenge, userId });
    const [first, second] = [await atForm(), await atForm()];
    expect((await second.post(answerTo(first.challenge))).statusCode).toBe(401);
    expect((await second.post(answerTo('A'.repeat(72)))).statusCode).toBe(401);
    const answer = answerTo(first.challenge);
    expect((await first.post(answer)).statusCode).toBe(303);
    expect((await first.post(answer)).statusCode).not.toBe(303);
    later(1_801);
    expect((await second.post(answerTo(second.challenge))).statusCode).not.toBe(303);
  });

  it('refuses an unverified user, another host, another person’s handle, a foreign key and nonsense', async () => {
    const { authenticator } = await withPasskey();
    const { challenge, post } = await atForm();
    const right = { ...party, challenge, userId };
    const wrong = [
      authenticator.get({ ...right, isVerified: false }),
      authenticator.get({ ...right, origin: 'https://evil.test' }),
      authenticator.get({ ...right, rpID: 'evil.test' }),
      authenticator.get({ ...right, userId: 'somebody-else' }),
      openAuthenticator().get(right),
      JSON.stringify({ ...(JSON.parse(openAuthenticator().get(right)) as object), id: authenticator.credentialId }),
      'null',
      '{"id":1}',
      'x'.repeat(9_000),
    ];
    for (const each of wrong) expect((await post(each)).statusCode).toBe(401);
    expect((await post(authenticator.get(right))).statusCode).toBe(303);
  });

  it('disables one whose counter goes back, as a copy’s does, and mails its owner', async () => {
    const { authenticator, calls } = await withPasskey();
    const use = async (counter: number) => {
      const { challenge, post } = await atForm();
      return (await post(authenticator.get({ ...party, challenge, userId, counter }))).statusCode;
    };
    expect([await use(7), await use(9), await use(8), await use(10)]).toEqual([303, 303, 401, 401]);
    expect((await calls.state()).passkeys).toMatchObject([{ isDisabled: true }]);
    const mails = await mailsOf(gateway.services.db, EMAIL);
    expect(JSON.stringify(mails)).toContain('suggests a copy of it');
  });

  it('ends when it is removed, which needs the password, by its owner alone', async () => {
    const { authenticator, calls } = await withPasskey();
    const [{ id } = { id: '' }] = (await calls.state()).passkeys;
    await addPerson(gateway.services.db, 'eve@example.com', PASSWORD);
    const eve = await signedIn('eve@example.com');
    expect(await eve.calls.removePasskey(id, proof)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await calls.removePasskey(id, { password: 'Wrong1password' })).toMatchObject({ code: 'PASSWORD_INCORRECT' });
    expect(await calls.removePasskey(id, proof)).toMatchObject({ __typename: 'PasskeyRemoved' });
    const { challenge, post } = await atForm();
    expect((await post(authenticator.get({ ...party, challenge, userId }))).statusCode).toBe(401);
  });

  it('is refused to a banned account', async () => {
    const { authenticator } = await withPasskey();
    await gateway.services.db.updateTable('users').set({ disabled_at: clock.now() }).execute();
    const { challenge, post } = await atForm();
    expect((await post(authenticator.get({ ...party, challenge, userId }))).statusCode).toBe(403);
  });
});
