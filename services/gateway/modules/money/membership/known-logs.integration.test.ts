import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Viewer } from '@network/access/viewer.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { signInMember, type TestMember } from './testing/public.ts';

let ada: TestMember;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
});

/** Reads with the statement of a session how many events there are, and whether the person is a member by them. */
async function readPerson(member: TestMember): Promise<{ readonly events: number; readonly isMember: boolean }> {
  const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  const { it: profile } = await member.query<{ it: { viewer: string } }>('{ it: findOneUserProfile { viewer } }');
  const results = await Promise.all(executor.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>));
  executor.mockRestore();
  const [row] = results.flatMap(({ rows }) => rows) as [
    { membership: { subscriptions: { events: unknown[] | null }[] } },
  ];
  const { subscription } = JSON.parse(profile.viewer) as Viewer;
  const events = row.membership.subscriptions.reduce((sum, each) => sum + (each.events?.length ?? 0), 0);
  return { events, isMember: subscription?.isActive ?? false };
}

describe('the events of a person', () => {
  it('are read once by a process, and again after each change of them', async () => {
    const { db, clock } = gateway.services;
    const id = `subscription-${ada.userId}`;
    expect(await readPerson(ada)).toEqual({ events: 1, isMember: true });
    expect(await readPerson(ada)).toEqual({ events: 0, isMember: true });

    const revoked = {
      subscription_id: id,
      kind: 'revoked',
      occurred_at: clock.now(),
      cause: 'chargeback',
      is_paid: false,
    } as const;
    await db.insertInto('entitlement_events').values(revoked).execute();
    expect(await readPerson(ada)).toEqual({ events: 2, isMember: false });
    expect(await readPerson(ada)).toEqual({ events: 0, isMember: false });

    await db.deleteFrom('entitlement_events').where('kind', '=', 'revoked').execute();
    expect(await readPerson(ada)).toEqual({ events: 1, isMember: true });
    expect(await readPerson(ada)).toEqual({ events: 0, isMember: true });

    const ended = { access_until: new Date(clock.now().getTime() - DAY_MS) };
    await db.updateTable('entitlement_events').set(ended).where('subscription_id', '=', id).execute();
    expect(await readPerson(ada)).toEqual({ events: 1, isMember: false });
  });
});
