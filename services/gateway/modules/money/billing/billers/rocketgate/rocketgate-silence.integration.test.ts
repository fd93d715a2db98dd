import { afterEach, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { join } from '../../testing/join.ts';
import { callAs, jobsAt } from '../../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['rocketgate'] } });
afterEach(() => vi.restoreAllMocks());

it('a purchase by a stored card that RocketGate never took is given up after a day, and another one goes through', async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  const who = await join(test, 'silence@example.com', { biller: 'rocketgate' });
  const buy = async () =>
    (
      await callAs<{ bought: { success: boolean; messageKey: string | null } }>(
        test,
        who,
        'mutation { bought: internalUpsellOneclickMultisite(input: { optionId: 3045 }) { success messageKey } }',
      )
    ).bought.messageKey;
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    const isPurchase = typeof request?.body === 'string' && request.body.includes('>CC_PURCHASE<');
    return isPurchase ? new Response('{}', { status: 503 }) : real(target, request);
  });
  expect(await buy()).toBe('billing.payment.pending');
  vi.restoreAllMocks();
  const statusOf = async () =>
    (
      await test.gateway.services.db
        .selectFrom('billing_orders')
        .select('status')
        .where('user_id', '=', who.userId)
        .where('channel', '=', 'one-click')
        .orderBy('created_at')
        .execute()
    ).map(({ status }) => status);
  await jobsAt(test, '2026-03-02T13:00:00Z');
  expect(await statusOf()).toEqual(['pending']);
  await jobsAt(test, '2026-03-03T12:01:00Z');
  expect(await statusOf()).toEqual(['abandoned']);
  await buy();
  expect(await statusOf()).toEqual(['abandoned', 'paid']);
});
