import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';
import { demonstrationId } from '../../../people/identity/public.ts';
import { type DemonstrationMembership, DEMONSTRATION_MEMBERSHIPS } from './memberships.ts';
import { subscriptionRows } from './subscription-rows.ts';

/** The subscriptions of the demonstration people. */
export async function seedMemberships(context: SeedContext): Promise<void> {
  for (const membership of DEMONSTRATION_MEMBERSHIPS)
    await seedSubscriptions(context, membership, await demonstrationId(context, membership.name));
}

async function seedSubscriptions(
  { db, today, random }: SeedContext,
  membership: DemonstrationMembership,
  userId: string,
): Promise<void> {
  const ids = random(`subscriptions of ${membership.name}`);
  const products = membership.products === 'each-site' ? SITE_IDS : membership.products;
  const rows = products.map((product) => subscriptionRows(membership, { id: ids.uuid(), userId, product, today }));
  await db
    .insertInto('subscriptions')
    .values(rows.map(({ subscription }) => subscription))
    .execute();
  await db
    .insertInto('entitlement_events')
    .values(rows.flatMap(({ events }) => events))
    .execute();
}
