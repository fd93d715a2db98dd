import { beforeAll, beforeEach, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { OPERATOR } from '../../../staff/staff/public.ts';
import { createEndpoint } from '../../../platform/webhooks/public.ts';
import { takeBack } from '../testing/actions.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs, jobsAt } from '../testing/scene.ts';

const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  const types = ['created', 'changed', 'renewed', 'cancelled', 'reactivated', 'ended'] as const;
  await createEndpoint(test.gateway.services, OPERATOR, {
    url: 'http://127.0.0.1:1/',
    types: types.map((type) => `membership.${type}` as const),
  });
});
beforeEach(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  await test.gateway.services.db.deleteFrom('webhook_messages').execute();
});

/** Lists what integrators heard, in its order, and about which memberships. */
async function heard() {
  const rows = await test.gateway.services.db.selectFrom('webhook_messages').selectAll().orderBy('at').execute();
  return { types: rows.map(({ type }) => type), texts: rows.map(({ data }) => JSON.stringify(data)) };
}

async function cancel(who: Joined): Promise<void> {
  const start = 'mutation { startCancellation(reason: TOO_EXPENSIVE) { confirmationId } }';
  const { startCancellation } = await callAs<{ startCancellation: { confirmationId: string } }>(test, who, start);
  const confirm = 'mutation ($id: ID!) { confirmCancellation(confirmationId: $id) { success } }';
  expect(await callAs(test, who, confirm, { id: startCancellation.confirmationId })).toEqual({
    confirmCancellation: { success: true },
  });
  await test.deliver();
}

it('a membership is announced when it begins, is renewed, cancelled, and ends with what is paid for; by ids alone', async () => {
  const who = await join(test, 'ada@example.com');
  expect((await heard()).types).toEqual(['membership.created']);
  await jobsAt(test, '2026-04-02T11:30:00Z');
  await test.deliver();
  expect((await heard()).types).toEqual(['membership.created', 'membership.renewed']);
  test.clock.set('2026-04-10T12:00:00Z');
  await cancel(who);
  expect((await heard()).types.at(-1)).toBe('membership.cancelled');
  await jobsAt(test, '2026-05-02T11:59:00Z');
  expect((await heard()).types).toHaveLength(3);
  await jobsAt(test, '2026-05-02T12:00:00Z');
  await jobsAt(test, '2026-05-02T12:10:00Z');
  const { types, texts } = await heard();
  expect(types).toEqual(['membership.created', 'membership.renewed', 'membership.cancelled', 'membership.ended']);
  const membership = await test.gateway.services.db
    .selectFrom('billing_agreements')
    .select('subscription_id')
    .where('id', '=', who.orderId)
    .executeTakeFirstOrThrow();
  const expected = { brand: 'vixen', subscription: membership.subscription_id };
  expect(texts.map((each) => JSON.parse(each) as unknown)).toEqual(Array.from({ length: 4 }, () => expected));
});

it('a charge that is taken back ends it at once, a refund with its period', async () => {
  const charged = await join(test, 'back@example.com');
  const refunded = await join(test, 'refund@example.com');
  test.clock.set('2026-03-10T12:00:00Z');
  await takeBack(test, charged.orderId, 'chargeback');
  await takeBack(test, refunded.orderId, 'refund');
  await test.deliver();
  const ended = async () => (await heard()).types.filter((type) => type === 'membership.ended').length;
  expect(await ended()).toBe(1);
  await jobsAt(test, '2026-04-02T12:00:00Z');
  expect(await ended()).toBe(2);
});
