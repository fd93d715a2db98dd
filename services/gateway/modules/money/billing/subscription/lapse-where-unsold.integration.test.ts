import { beforeAll, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { join } from '../testing/join.ts';
import { jobsAt, mailsTo } from '../testing/scene.ts';

const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
});

it('a member who lapses is not asked to come back to a brand that sells nothing', async () => {
  await join(test, 'unsold@example.com', { card: '4000000000000341', isEmailConfirmed: true });
  await jobsAt(test, '2026-04-02T11:30:00Z');
  await jobsAt(test, '2026-04-02T12:30:00Z');
  const { db } = test.gateway.services;
  await db.updateTable('plans').set({ is_published: false }).execute();
  expect(await jobsAt(test, '2026-04-09T12:30:00Z')).toMatchObject({ lapsed: 1 });
  expect(await mailsTo(test, 'unsold@example.com')).toEqual([
    'emailConfirmation',
    'paymentFailed',
    'receipt',
    'welcome',
  ]);
});
