import type { Badge } from '@network/lifecycle/badges/badges.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../services.ts';
import { badgesOfPerson } from '../identity/profile/person-badges.ts';
import { loadMemberships } from '../membership/membership-repository.ts';

/** The author of a comment, as others see them. */
export interface Author {
  readonly displayName: string;
  readonly badges: readonly Badge[];
}

/** People in the order of the ids; null for one who is gone, or has no name to show. */
export async function findAuthors(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  tenant: Tenant | null,
  userIds: readonly string[],
): Promise<(Author | null)[]> {
  const { db, clock } = services;
  const [people, attributes, memberships] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'display_name'])
      .where('id', 'in', [...userIds])
      .execute(),
    db
      .selectFrom('user_attributes')
      .selectAll()
      .where('user_id', 'in', [...userIds])
      .execute(),
    loadMemberships(services, userIds),
  ]);
  const names = new Map(people.map((person) => [person.id, person.display_name]));
  const attributesOf = Map.groupBy(attributes, (row) => row.user_id);
  const now = clock.now();
  return memberships.map((membership) => {
    const displayName = names.get(membership.userId) ?? null;
    if (displayName === null) return null;
    const own = attributesOf.get(membership.userId) ?? [];
    return { displayName, badges: tenant === null ? [] : badgesOfPerson(own, membership, tenant, now) };
  });
}
