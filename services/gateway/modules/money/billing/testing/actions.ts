import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import { post } from '../../wallet/public.ts';
import type { Joined } from './join.ts';
import { callAs } from './scene.ts';

/** The actions of a person on their membership, and those of the biller's own staff. Each throws when it is refused. */

/** Buys several sites, or the year of them, with the stored card. */
export async function buySeveral(test: BillerTest, who: Joined, optionId = 3045): Promise<string> {
  const call = 'mutation ($id: Int!) { internalUpsellOneclickMultisite(input: { optionId: $id }) { success } }';
  await succeed(test, who, call, { id: optionId });
  return newestOrder(test, who);
}

/** Turns the running trial into a membership by the month. */
export async function upgradeTrial(test: BillerTest, who: Joined): Promise<string> {
  await succeed(test, who, 'mutation { internalUpsellTrialUpgrade(input: {}) { success } }');
  return newestOrder(test, who);
}

/** Goes through both steps of cancelling. Answers the numbers of the warning. */
export async function cancelMembership(test: BillerTest, who: Joined) {
  const { startCancellation: warning } = await callAs<{
    startCancellation: { confirmationId: string; gemsLost: number; channelPacksLost: number };
  }>(test, who, 'mutation { startCancellation(reason: OTHER) { confirmationId gemsLost channelPacksLost } }');
  const confirm = 'mutation ($id: ID!) { confirmCancellation(confirmationId: $id) { success } }';
  await succeed(test, who, confirm, { id: warning.confirmationId });
  return { gems: warning.gemsLost, packs: warning.channelPacksLost };
}

/** Takes the cancellation back on our page. */
export function comeBack(test: BillerTest, who: Joined): Promise<void> {
  const call = 'mutation ($id: ID!) { reactivateCancelledRebill(userUuid: $id, source: "test") { success } }';
  return succeed(test, who, call, { id: who.userId });
}

/** Has the biller's people take a charge of an order back; the postback is left to the test. */
export async function takeBack(
  test: BillerTest,
  orderId: string,
  kind: 'refund' | 'void' | 'chargeback',
  place = 0,
): Promise<void> {
  const transaction = test.charges().filter((each) => each.orderId === orderId)[place]?.transactionId ?? '';
  const status = await test.operate(`/biller/orders/${orderId}/${kind}`, { transaction });
  if (status !== 303) throw new Error(`The biller answered ${status} to a ${kind}.`);
}

/** Gives a person gems to lose. */
export async function giveGems(test: BillerTest, { userId }: Joined, amount: number): Promise<void> {
  await post(test.gateway.services.db, {
    userId,
    unit: 'gems',
    amount,
    counterpart: 'issued',
    type: 'grant',
    reason: 'gems.weekly',
    idempotencyKey: `test-gems:${userId}:${test.clock.now().toISOString()}`,
    at: test.clock.now(),
  });
}

/** Returns how many times the biller charged for an order, by its own records. */
export const timesCharged = (test: BillerTest, orderId: string): number =>
  test.charges().filter((charge) => charge.orderId === orderId).length;

async function succeed(test: BillerTest, who: Joined, call: string, variables = {}): Promise<void> {
  const [answer] = Object.values(await callAs<Record<string, { success: boolean }>>(test, who, call, variables));
  if (answer?.success !== true) throw new Error(`Refused: ${JSON.stringify(answer)}`);
}

async function newestOrder(test: BillerTest, { userId }: Joined): Promise<string> {
  const { id } = await test.gateway.services.db
    .selectFrom('billing_orders')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
