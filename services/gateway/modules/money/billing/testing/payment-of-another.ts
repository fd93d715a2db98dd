import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import { mailReset, resetPassword } from '../../../people/identity/testing/public.ts';
import { browserSecret, join, startToJoin } from './join.ts';

/** The brand on which the attacker opens the payment page. */
const OTHER_BRAND = 'tushy';

/** The account of an email. */
export const userOf = (test: BillerTest, email: string) =>
  test.gateway.services.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** Checks what the page after a payment gets about it, in a browser. */
export async function checkIn(test: BillerTest, browser: string | undefined, location: string | null, tenant: string) {
  const query = new URL(location ?? '').searchParams;
  const input = {
    site: tenant.toUpperCase(),
    memberId: query.get('memberid'),
    hashedMemberId: query.get('hashedMemberId'),
  };
  const { data } = await test.gateway.graphql<{ welcomeCheck: { isWelcome: boolean; autologinId: string | null } }>(
    'query ($input: WelcomeCheckInput!) { welcomeCheck(input: $input) { isWelcome autologinId } }',
    { input },
    { tenant, area: 'members', ...(browser !== undefined && { browser: browserSecret(browser) }) },
  );
  return data.welcomeCheck;
}

/** The orders of an email, oldest first. */
export const ordersOf = (test: BillerTest, email: string) =>
  test.gateway.services.db
    .selectFrom('billing_orders')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('settled_at')
    .execute();

/** A person with an account, and a payment that another browser made with their email. */
export async function withPaymentOfAnother(
  test: BillerTest,
  email: string,
  more: { readonly optionId?: number; readonly isConfirmed?: boolean } = {},
) {
  const attack = await startToJoin(test, email, { optionId: more.optionId ?? 201, tenant: OTHER_BRAND, browser: 'a' });
  const owner = await join(test, email, { browser: 'v' });
  if (more.isConfirmed !== false) {
    await test.gateway.services.db
      .updateTable('users')
      .set({ email_confirmed_at: test.clock.now() })
      .where('email', '=', email)
      .execute();
  }
  const { location } = await test.pay(attack.location ?? '');
  await test.deliver();
  const order = (await ordersOf(test, email)).find(({ tenant_id }) => tenant_id === OTHER_BRAND);
  if (!order) throw new Error('There is no order of the other browser.');
  return { owner, location, order, before: await userOf(test, email) };
}

/** Chooses a new password by a mailed link, as a person who reads the mail of this address. */
export async function resetByMail(test: BillerTest, email: string): Promise<void> {
  await mailReset(test.gateway.services, email, 'vixen');
  const mail = await test.gateway.services.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .where('kind', '=', 'passwordReset')
    .orderBy('queued_at', 'desc')
    .executeTakeFirstOrThrow();
  const token = new URL(mail.content.link ?? '', 'http://own.test').searchParams.get('token') ?? '';
  const chosen = { token, newPassword: 'Fresh1234word', confirmation: 'Fresh1234word' };
  const result = await resetPassword(test.gateway.services, chosen);
  if (result !== 'changed') throw new Error(`The password was not changed: ${result}`);
}
