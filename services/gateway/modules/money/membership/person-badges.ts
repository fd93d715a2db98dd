import { type Badge, badgesOf } from '@network/lifecycle/badges/badges.ts';
import { siteById } from '../../../config/known-network.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { type Membership, subscriptionFor, subscriptionsOn } from './membership.ts';
import { seniorityOf } from './subscription-view.ts';
import type { PersonRecord } from '../../people/identity/public.ts';

/** A person's badges as a tenant shows them: tenure is that of the membership which the tenant goes by. */
export function badgesOfPerson(
  attributes: PersonRecord['attributes'],
  membership: Membership,
  tenant: Tenant,
  now: Date,
): Badge[] {
  const subscription = subscriptionFor(membership, tenant);
  const paid = subscriptionsOn(membership, tenant).filter(({ type }) => type === 'member');
  const joined = paid.map(({ joined_at }) => joined_at.getTime());
  const has = (name: string): boolean => attributes.some(({ attribute }) => attribute === name);
  return [
    ...badgesOf(
      {
        seniorityMonths: seniorityOf(membership, tenant, now),
        isActive: subscription?.entitlement.isActive ?? false,
        lapsedAt: subscription && !subscription.entitlement.isActive ? subscription.entitlement.accessUntil : null,
        joinedAt: joined.length > 0 ? new Date(Math.min(...joined)) : null,
        siteLaunchedOn: siteById(tenant.sites[0] as Tenant['sites'][number]).launchedOn,
        isModerator: membership.groups.includes('admin') || membership.groups.includes('commenteditor'),
        isKing: has('king'),
        isDirector: has('director'),
        isModel: has('pornstar'),
      },
      now,
    ),
  ];
}
