import type { Badge } from '@network/lifecycle/badges/badges.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../services.ts';
import { badgesOfPerson, loadMemberships } from '../../money/membership/public.ts';
import { findPublicPeople } from '../../people/identity/public.ts';

/** The author of a comment, as others see them. */
export interface Author {
  readonly displayName: string;
  readonly avatar: number | null;
  readonly badges: readonly Badge[];
}

/** People in the order of the ids; null for a deleted person, or one without a name. */
export async function findAuthors(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  tenant: Tenant | null,
  userIds: readonly string[],
): Promise<(Author | null)[]> {
  const { db, clock } = services;
  const [people, memberships] = await Promise.all([findPublicPeople(db, userIds), loadMemberships(services, userIds)]);
  const now = clock.now();
  return memberships.map((membership) => {
    const person = people.get(membership.userId);
    if (person === undefined || person.displayName === null) return null;
    const badges = tenant === null ? [] : badgesOfPerson(person.attributes, membership, tenant, now);
    return { displayName: person.displayName, avatar: person.avatar, badges };
  });
}
