import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { gatewayForTests, type TestCaller } from '@network/testing/gateway.ts';
import { demonstrationCaller, demonstrationId } from '../../../people/identity/testing/public.ts';

let member: TestCaller;
const gateway = gatewayForTests({ seed: true, tenants: [vixen] });
beforeAll(async () => {
  member = await demonstrationCaller(gateway.services, 'member', vixen);
}, 120_000);
afterEach(() => vi.restoreAllMocks());

const OPERATIONS = [
  '{ waitingPayments { orderId paidAt confirmBy amount { amount currency } } }',
  `{ findOneUserProfile { subscription { billing {
    kind isCancelled accessUntil nextChargeAt nextCharge { amount currency } canCancel
    invoices { id chargedAt amount { amount currency } } earlierPlans { name endedAt }
  } } } }`,
  '{ yearlyUpgradeQuote { optionId chargedNow { amount currency } } }',
];

let pages = 0;

/** The answers to a page's operations, which a brand server sends in one call. */
async function pageOf(operations: readonly string[]): Promise<readonly unknown[]> {
  const headers = { 'content-type': 'application/json', 'x-page': `a-page-of-an-account-${(pages += 1)}` };
  const answer = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: gateway.headersFor({ ...member, headers }),
    payload: JSON.stringify(operations.map((query) => ({ query }))),
  });
  return answer.json<{ data: unknown }[]>().map(({ data }) => data);
}

it('reads the billing of an account page by one statement, and answers what its operations answer alone', async () => {
  const alone = [];
  for (const operation of OPERATIONS) alone.push(...(await pageOf([operation])));
  expect(JSON.stringify(alone[1])).toContain('"accessUntil":"');
  const sent = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  expect(await pageOf(OPERATIONS)).toEqual(alone);
  const ofBilling = sent.mock.calls.filter(([{ sql }]) => /billing_(?:orders|agreements)/.test(sql));
  expect(ofBilling).toHaveLength(1);
});

it('shows the next page what has changed since', async () => {
  const userId = await demonstrationId(gateway.services, 'member');
  const before = await pageOf(OPERATIONS);
  const { db, clock } = gateway.services;
  const changed = await db
    .updateTable('billing_agreements')
    .set({ status: 'ended', status_at: clock.now() })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  expect(Number(changed.numUpdatedRows)).toBeGreaterThan(0);
  const after = await pageOf(OPERATIONS);
  expect(after).not.toEqual(before);
  expect(JSON.stringify(after[1])).toContain('"canCancel":false');
});
