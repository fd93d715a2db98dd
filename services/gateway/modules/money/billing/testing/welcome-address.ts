import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import type { TestCaller } from '@network/testing/gateway.ts';

/** Welcome data as a call sends them. */
export interface WelcomeInput {
  readonly site: string;
  readonly memberId: string;
  readonly hashedMemberId: string;
  /** The order that the address names. */
  readonly orderId?: string;
}

/** Reads the welcome data off the address that a payment led to. */
export function welcomeOf(location: string | null, tenant = 'vixen'): WelcomeInput {
  const query = new URL(location ?? '').searchParams;
  const value = (name: string): string => query.get(name) ?? '';
  const member = { site: tenant.toUpperCase(), memberId: value('memberid'), hashedMemberId: value('hashedMemberId') };
  return { ...member, orderId: value('order') };
}

/** The gateway's answer to a call with welcome data: to show a payment's result, to sign in, to charge. */
export function callByWelcome({ gateway }: Pick<BillerTest, 'gateway'>, input: WelcomeInput, caller: TestCaller) {
  const call = async <Answer>(text: string, variables: object): Promise<Answer> =>
    (await gateway.graphql<{ it: Answer }>(text, { input: variables }, caller)).data.it;
  const { site: _site, orderId: _orderId, ...member } = input;
  return {
    status: async () =>
      (
        await call<{ status: string } | null>(
          'query ($input: WelcomeCheckInput!) { it: welcomeSignup(input: $input) { status } }',
          input,
        )
      )?.status ?? null,
    autologin: async () =>
      (
        await call<{ autologinId: string | null }>(
          'query ($input: WelcomeCheckInput!) { it: welcomeCheck(input: $input) { autologinId } }',
          input,
        )
      ).autologinId,
    charge: () =>
      call<{ success: boolean; messageKey: string | null }>(
        `mutation ($input: TrialUpgradeWelcomePageInput!) {
          it: internalUpsellTrialUpgradeWelcomePage(input: $input) { success messageKey } }`,
        member,
      ),
  };
}
