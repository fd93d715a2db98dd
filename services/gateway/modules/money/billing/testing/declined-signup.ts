import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import { hashedMemberId } from '../welcome/hashed-member-id.ts';
import { browserSecret, type Signup, startToJoin } from './join.ts';

/** A signup whose payment was declined, with what its browser knows. */
export interface DeclinedSignup {
  readonly orderId: string;
  readonly input: { readonly site: string; readonly memberId: string; readonly hashedMemberId: string };
}

const BROWSER = 'b';

/** Tries to join vixen in one browser with a card that is declined; by the plain decline at RocketGate unless said. */
export async function declineSignup(
  test: BillerTest,
  email: string,
  { card = '4000000000000002', biller = 'vendo', ...more }: Pick<Signup, 'biller' | 'voucher'> & { card?: string } = {},
): Promise<DeclinedSignup> {
  const { location } = await startToJoin(test, email, { biller, browser: BROWSER, ...more });
  await test.pay(location ?? '', card);
  await test.deliver();
  const { services } = test.gateway;
  const order = await services.db
    .selectFrom('billing_orders')
    .select(['id', 'member_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { id: orderId, member_id: memberId } = order;
  return { orderId, input: { site: 'VIXEN', memberId, hashedMemberId: hashedMemberId(services, memberId, 'vixen') } };
}

const caller = (browser: string | null) => ({
  tenant: 'vixen',
  area: 'members' as const,
  ...(browser !== null && { browser: browserSecret(browser) }),
});

/** Presses the button that takes it to another biller. */
export async function pressElsewhere(
  test: BillerTest,
  { input }: DeclinedSignup,
  browser: string | null = BROWSER,
): Promise<{ readonly location: string | null; readonly messageKey: string | null }> {
  const press =
    'mutation ($input: WelcomeCheckInput!) { page: tryPaymentElsewhere(input: $input) { location messageKey } }';
  const { data } = await test.gateway.graphql<{
    page: { readonly location: string | null; readonly messageKey: string | null };
  }>(press, { input }, caller(browser));
  return data.page;
}

/** Presses the button that leads back to the payment. */
export async function pressAgain(
  test: BillerTest,
  { input }: Pick<DeclinedSignup, 'input'>,
  browser: string | null = BROWSER,
): Promise<{ readonly location: string | null; readonly messageKey: string | null }> {
  const press = 'mutation ($input: WelcomeCheckInput!) { page: payAgain(input: $input) { location messageKey } }';
  const { data } = await test.gateway.graphql<{
    page: { readonly location: string | null; readonly messageKey: string | null };
  }>(press, { input }, caller(browser));
  return data.page;
}

/** Reads what the page that shows the decline stores for another try, and how it greets. */
export async function readRepeatableSignup(
  test: BillerTest,
  { input }: Pick<DeclinedSignup, 'input'>,
  browser: string | null = BROWSER,
) {
  const read = `query ($input: WelcomeCheckInput!) {
    page: welcomeSignup(input: $input) { name repeatable { email price { amount currency } } } }`;
  const { data } = await test.gateway.graphql<{
    page: { readonly name: string | null; readonly repeatable: object | null };
  }>(read, { input }, caller(browser));
  return data.page;
}

/** Loads the page that shows the decline. */
export async function declinedPage(
  test: BillerTest,
  { input }: DeclinedSignup,
  browser: string | null = BROWSER,
): Promise<{ readonly declineReason: string | null; readonly elsewhere: { readonly id: string } | null }> {
  const read =
    'query ($input: WelcomeCheckInput!) { page: welcomeSignup(input: $input) { declineReason elsewhere { id } } }';
  const { data } = await test.gateway.graphql<{
    page: { readonly declineReason: string | null; readonly elsewhere: { readonly id: string } | null };
  }>(read, { input }, caller(browser));
  return data.page;
}
