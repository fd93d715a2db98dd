import { beforeEach, describe, expect, it } from 'vitest';
import { vip } from '@network/messages/vip.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { resolveSession } from '../sessions/sessions.ts';
import { confirmEmailChange } from '../email-change/confirm-email-change.ts';
import { openSession } from '../device-challenge/open-session.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { openBrowser } from '../testing/browser.ts';
import { newSignIn } from '../testing/new-sign-in.ts';
import { addPerson, deletePeople } from '../testing/people.ts';

const PASSWORD = 'Right1password';
let userId: string;
let session: string;

const sessionOf = async (id: string) =>
  openSession(gateway.services, {
    userId: id,
    tenantId: vixen.id,
    tokens: { accessToken: 'a', refreshToken: 'r', idToken: null },
    identitySessionUid: await newSignIn(gateway.services, id),
    clientAddress: '203.0.113.7',
    userAgent: undefined,
  });

const gateway = gatewayForTests({ tenants: [vixen] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  userId = await addPerson(gateway.services.db, 'vip@vip.example', PASSWORD, { owesTerms: true });
  await gateway.services.db
    .insertInto('user_attributes')
    .values({ user_id: userId, attribute: 'vip', value: null })
    .execute();
  session = await sessionOf(userId);
});

const caller = () => ({ tenant: 'vixen', area: 'members', session }) as const;
const obligations = async () =>
  (await gateway.graphql<{ obligations: string[] }>('{ obligations }', {}, caller())).data.obligations;
const post = async (url: string, payload: object, headers = {}) => {
  const answer = await gateway.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...gateway.headersFor(caller()), ...headers },
  });
  return [answer.statusCode, answer.json<{ code?: string; message?: string }>()] as const;
};
const VIP = '/subscriptions/vip-user-credentials';

describe('C22 E17 L14 the conversion of a VIP user', () => {
  it.each([
    ['INVALID_EMAIL', 'nothing', 'Tr4velling0tter', 422, 'Email is not valid.'],
    ['INVALID_EMAIL', 'me@vip.example', 'Tr4velling0tter', 422, 'Email is not valid.'],
    [
      'INVALID_PASSWORD',
      'me@example.com',
      'with space',
      422,
      'Passwords may only contain letters and numbers and MUST be between 8 and 32 characters long.',
    ],
  ])('E17 answers %s', async (code, newEmail, newPassword, status, message) => {
    expect(await post(VIP, { newEmail, newPassword })).toEqual([status, { code, message }]);
    expect(await obligations()).toContain('CONVERT_VIP');
  });

  it('E17 refuses in the language of the page', async () => {
    const headers = { 'x-language': 'de' };
    expect(await post(VIP, { newEmail: 'nothing', newPassword: 'Tr4velling0tter' }, headers)).toEqual([
      422,
      { code: 'INVALID_EMAIL', message: 'Die E-Mail-Adresse ist ungültig.' },
    ]);
  });

  it('E17 is not asked for while no mail leaves, and uses nothing up', async () => {
    const { config } = gateway.services;
    Object.assign(config, { isMailOff: true });
    try {
      expect(await obligations()).not.toContain('CONVERT_VIP');
      expect(await post(VIP, { newEmail: 'me@example.com', newPassword: 'Tr4velling0tter' })).toEqual([
        409,
        { code: 'MAIL_OFF', message: vip.errors.mail_off },
      ]);
      expect(await mailsOf(gateway.services.db, 'me@example.com')).toEqual([]);
    } finally {
      Object.assign(config, { isMailOff: false });
    }
    expect(await obligations()).toContain('CONVERT_VIP');
    expect((await openBrowser(gateway, vixen).signIn('vip@vip.example', PASSWORD)).statusCode).toBe(303);
  });

  it('C22 gives credentials of their own, once, and ends the other sessions', async () => {
    const other = await sessionOf(userId);
    expect(await post(VIP, { newEmail: '  Me@Example.com ', newPassword: 'Tr4velling0tter' })).toEqual([
      200,
      { success: true },
    ]);
    expect(await obligations()).toEqual(['TERMS', 'EMAIL_CONSENT']);
    expect(await resolveSession(gateway.services, other, vixen)).toBeNull();
    const enters = async (email: string, password: string) =>
      (await openBrowser(gateway, vixen).signIn(email, password)).statusCode;
    // The old address signs in until the link that was mailed to the new address is followed.
    expect(await enters('vip@vip.example', PASSWORD)).toBe(401);
    expect(await enters('vip@vip.example', 'Tr4velling0tter')).toBe(303);
    expect(await enters('me@example.com', 'Tr4velling0tter')).toBe(401);
    const link = (await mailsOf(gateway.services.db, 'me@example.com')).at(-1)?.content.link ?? '';
    expect(
      await confirmEmailChange(gateway.services, new URL(link, 'http://own.test').searchParams.get('token') ?? ''),
    ).toBe('moved');
    expect(await enters('me@example.com', 'Tr4velling0tter')).toBe(303);
    expect(await enters('vip@vip.example', 'Tr4velling0tter')).toBe(401);
    expect((await post(VIP, { newEmail: 'you@example.com', newPassword: 'Tr4velling0tter' }))[0]).toBe(403);
  });

  it('E17 C22 answers and goes on alike for the address of a member, whom a mail tells', async () => {
    await addPerson(gateway.services.db, 'taken@example.com', PASSWORD);
    expect(await post(VIP, { newEmail: 'Taken@example.com', newPassword: 'Tr4velling0tter' })).toEqual([
      200,
      { success: true },
    ]);
    expect(await obligations()).toEqual(['TERMS', 'EMAIL_CONSENT']);
    const mails = await mailsOf(gateway.services.db, 'taken@example.com');
    expect(mails.map(({ kind }) => kind)).toEqual(['emailChangeTaken']);
    expect(mails[0]?.content.link).toBe('/password/forgotten?brand=vixen');
    expect((await openBrowser(gateway, vixen).signIn('taken@example.com', PASSWORD)).statusCode).toBe(303);
  });

  it('C22 is nothing for a visitor, another site or other fields', async () => {
    const fields = { newEmail: 'me@example.com', newPassword: 'Tr4velling0tter' };
    expect((await post(VIP, { ...fields, userId: 'other' }))[0]).toBe(400);
    expect((await post(VIP, fields, { origin: 'https://evil.test' }))[0]).toBe(403);
    expect((await post(VIP, fields, { 'x-session': 'nobody-nobody-nobody' }))[0]).toBe(401);
  });
});

describe('M24 M07 C20 consents', () => {
  it('M24 C14 are shown in order, until they are answered', async () => {
    await gateway.graphql('mutation { acceptTerms }', {}, caller());
    expect(await obligations()).toEqual(['CONVERT_VIP', 'EMAIL_CONSENT']);
    await gateway.graphql('mutation { setEmailConsent(emailConsent: false, site: "VIXEN") }', {}, caller());
    expect(await obligations()).toEqual(['CONVERT_VIP']);
  });

  it('C20 keeps what was agreed to, as it was shown', async () => {
    await gateway.graphql('mutation { acceptTerms }', {}, caller());
    const consent = { emailConsent: true, consentHtmlSnippet: 'I would like <b>mails</b>.' };
    expect((await post('/v2/user/email-consent', consent))[0]).toBe(200);
    const rows = await gateway.services.db
      .selectFrom('email_consents')
      .select(['is_given', 'shown_text', 'site'])
      .execute();
    expect(rows).toEqual([{ is_given: true, shown_text: 'I would like <b>mails</b>.', site: 'vixen' }]);
    expect((await post('/v2/user/email-consent', { emailConsent: 'yes', consentHtmlSnippet: '' }))[0]).toBe(400);
    expect((await post('/v2/user/email-consent', consent, { 'sec-fetch-site': 'cross-site' }))[0]).toBe(403);
  });
});

describe('the question about mail', () => {
  it.each([
    ['not asked on the first visit', 0, []],
    ['asked on another day', 24 * 3_600_000, ['EMAIL_CONSENT']],
  ])('is %s', async (_when, age, due) => {
    await gateway.services.db
      .updateTable('users')
      .set({ created_at: new Date(gateway.services.clock.now().getTime() - age), terms_accepted_at: new Date() })
      .where('id', '=', userId)
      .execute();
    await gateway.services.db.deleteFrom('user_attributes').where('user_id', '=', userId).execute();
    expect(await obligations()).toEqual(due);
  });
});
