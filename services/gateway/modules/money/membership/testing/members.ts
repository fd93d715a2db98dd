import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Product } from '../tables.ts';
import type { TestGateway } from '@network/testing/gateway.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { openBrowser, addPerson } from '../../../people/identity/testing/public.ts';

/** A signed-in user on a brand, for tests. */
export interface TestMember {
  readonly userId: string;
  /** The session that the brand server sends for them. */
  readonly session: string;
  /** Asks the gateway as this person; errors fail the test. */
  query<Data>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>;
}

const PASSWORD = 'Right1password';

/** A member of a product for a year to come, with a session on the tenant's members host. */
export async function signInMember(
  gateway: TestGateway,
  tenant: Tenant,
  name: string,
  more: { readonly group?: string; readonly product?: Product; readonly displayName?: string | null } = {},
): Promise<TestMember> {
  const { db, clock } = gateway.services;
  const email = `${name}@example.com`;
  const userId = await addPerson(db, email, PASSWORD);
  const { displayName = name } = more;
  await db.updateTable('users').set({ display_name: displayName }).where('id', '=', userId).execute();
  if (more.group) await db.insertInto('user_groups').values({ user_id: userId, group_id: more.group }).execute();
  const now = clock.now().getTime();
  await db
    .insertInto('subscriptions')
    .values({
      id: `subscription-${userId}`,
      user_id: userId,
      product: more.product ?? (tenant.sites[0] as Product),
      type: 'member',
      plan_id: null,
      biller: 'rocketgate',
      is_free_limited_trial: false,
      is_guest: false,
      joined_on: tenant.id,
      joined_at: new Date(now - 400 * DAY_MS),
    })
    .execute();
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: `subscription-${userId}`,
      kind: 'granted',
      occurred_at: new Date(now - 400 * DAY_MS),
      access_from: new Date(now - 400 * DAY_MS),
      access_until: new Date(now + 365 * DAY_MS),
      is_paid: true,
      cause: 'test',
    })
    .execute();
  const browser = openBrowser(gateway, tenant);
  await browser.signIn(email, PASSWORD);
  const caller = { tenant: tenant.id, area: 'members', session: browser.session ?? '' } as const;
  return {
    userId,
    session: caller.session,
    query: async <Data>(query: string, variables = {}) => {
      const { data, errors } = await gateway.graphql<Data>(query, variables, caller);
      if (errors) throw new Error(`${String(errors[0]?.extensions?.['code'])}: ${errors[0]?.message}`);
      return data;
    },
  };
}
