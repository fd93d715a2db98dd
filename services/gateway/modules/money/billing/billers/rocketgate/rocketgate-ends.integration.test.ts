import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { comeBack, timesCharged } from '../../testing/actions.ts';
import { join } from '../../testing/join.ts';
import { firstOf, jobsAt, mailsTo } from '../../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['rocketgate'] } });

it('a second end by RocketGate’s people within one period is known, though RocketGate states it as it stated the first', async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  const who = await join(test, 'ended-twice@example.com', { biller: 'rocketgate' });
  const endsAt = async (at: string): Promise<void> => {
    test.clock.set(at);
    await test.operate(`/biller/orders/${who.orderId}/cancel`, {});
    expect(await test.deliver()).toEqual([200]);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: true });
  };
  await endsAt('2026-03-02T12:01:00Z');
  test.clock.set('2026-03-02T12:02:00Z');
  await comeBack(test, who);
  await test.deliver();
  expect((await firstOf(who)).entitlement.isCancelled).toBe(false);
  await endsAt('2026-03-02T12:03:00Z');
  await jobsAt(test, '2026-04-02T12:00:00Z');
  expect((await firstOf(who)).entitlement.isActive).toBe(false);
  expect(timesCharged(test, who.orderId)).toBe(1);
  expect((await mailsTo(test, 'ended-twice@example.com')).filter((kind) => kind === 'cancelled')).toHaveLength(2);
});
