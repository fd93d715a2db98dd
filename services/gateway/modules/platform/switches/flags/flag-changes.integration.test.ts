import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { switchFlag } from './flag-changes.ts';

let finance: Desk;

const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  finance = await openDesk(gateway, 'finance');
});

/** Whether staff see the flag on, in the very moment after another process has switched it. */
async function shownAfter(isOn: boolean | null): Promise<boolean | undefined> {
  const { db, clock } = gateway.services;
  const change = { brand: 'vixen', flag: 'channels', isOn, reason: 'A try', staff: finance.email, at: clock.now() };
  await db.transaction().execute((trx) => switchFlag(trx, change));
  const { data } = await finance.call<{ brandFlags: { flags: { name: string; isOn: boolean }[] }[] }>(
    '{ brandFlags { flags { name isOn } } }',
  );
  return data.brandFlags[0]?.flags.find(({ name }) => name === 'channels')?.isOn;
}

it('staff see a flag as any process has just switched it', async () => {
  const { channels } = vixen.features;
  expect(await shownAfter(!channels)).toBe(!channels);
  expect(await shownAfter(null)).toBe(channels);
});
