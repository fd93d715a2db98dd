import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { browserSecret, startToJoin } from '../testing/join.ts';
import { type WelcomeInput, welcomeOf } from '../testing/welcome-address.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['vendo', 'epoch'] } });

const APPROVED_CARD = '4111111111111111';
const DECLINED_CARD = '4000000000000002';

/** Each operation that takes the data of an address after a payment, with all that it answers. */
const OPERATIONS = {
  welcomeCheck: `query ($input: WelcomeCheckInput!) { it: welcomeCheck(input: $input) {
    isWelcome isTrial autologinId traffikJunkyTransactionId } }`,
  welcomeSignup: `query ($input: WelcomeCheckInput!) { it: welcomeSignup(input: $input) {
    siteId status name confirmBy isTrial mailedTo freeTrialEndsAt chargesCardAgain returnedBecause isRefunded declineReason
    repeatable { email } elsewhere { name } biller { name } } }`,
  payAgain: 'mutation ($input: WelcomeCheckInput!) { it: payAgain(input: $input) { success location messageKey } }',
  tryPaymentElsewhere:
    'mutation ($input: WelcomeCheckInput!) { it: tryPaymentElsewhere(input: $input) { success location messageKey } }',
  mailSignupLink:
    'mutation ($input: WelcomeCheckInput!) { it: mailSignupLink(input: $input) { success messageKey field } }',
} as const;

interface Address {
  readonly input: WelcomeInput;
  readonly search: string;
}

/** The address after a payment that browser `b` made, or left open. */
async function addressOf(email: string, card: string | null, biller = 'vendo'): Promise<Address> {
  const { location } = await startToJoin(test, email, { browser: 'b', biller });
  const paid = await test.pay(location ?? '', card ?? APPROVED_CARD);
  // An open one has an address by then, and its biller has not reported it.
  if (card !== null) await test.deliver();
  return { input: welcomeOf(paid.location), search: new URL(paid.location ?? '').search };
}

const callerOf = (browser: string | null) =>
  ({
    tenant: 'vixen',
    area: 'members',
    ...(browser !== null && { browser: browserSecret(browser) }),
  }) as const;

async function told(operation: keyof typeof OPERATIONS, input: WelcomeInput, browser: string | null) {
  const { data } = await test.gateway.graphql<{ it: unknown }>(OPERATIONS[operation], { input }, callerOf(browser));
  return data.it;
}

it.each(Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[])(
  'another browser is told the same of an open, a paid, a declined and an invented order: %s',
  async (operation) => {
    const open = await addressOf(`open-${operation}@example.com`, null);
    const paid = await addressOf(`paid-${operation}@example.com`, APPROVED_CARD);
    const declined = await addressOf(`declined-${operation}@example.com`, DECLINED_CARD);
    const invented = { input: { ...paid.input, orderId: crypto.randomUUID() } };
    for (const browser of ['x', null]) {
      const answers: unknown[] = [];
      for (const { input } of [open, paid, declined, invented]) answers.push(await told(operation, input, browser));
      expect(answers, String(browser)).toEqual(Array.from({ length: 4 }, () => answers[3]));
    }
    // The browser that began them is told of each.
    const own = await Promise.all([paid, declined].map(({ input }) => told('welcomeSignup', input, 'b')));
    expect(own).toMatchObject([{ status: 'PAID' }, { status: 'NOT_PAID' }]);
  },
);

it('the page of an external biller says to another browser what its address says', async () => {
  const paid = await addressOf('paid-elsewhere@example.com', APPROVED_CARD, 'epoch');
  const invented = paid.search.replace(/order=[0-9a-f-]+/, `order=${crypto.randomUUID()}`);
  const get = async (search: string, browser: string) =>
    (
      await test.gateway.inject({
        url: `/_signup-extern/epoch${search}`,
        headers: test.gateway.headersFor(callerOf(browser)),
      })
    ).json<{ data: { isWelcome: boolean } }>().data;
  expect(await get(paid.search, 'x')).toEqual(await get(invented, 'x'));
  expect((await get(paid.search, 'b')).isWelcome).toBe(true);
});
