import { RELATIONSHIP_SITE } from '@network/tenant/constants.ts';
import { isAdmin, type Person } from './person.ts';
import { allow, type AppRule } from './rule.ts';

/**
 * "Relationship section: see for admins or subscribers of the relationship-focused tenant; edit for admins or active
 * non-tandem members of that tenant." (A12), where the flag is on.
 */
export function relationshipRules(person: Person): readonly AppRule[] {
  const { viewer, tenant } = person;
  if (tenant?.features.relationshipStatus !== true) return [];
  if (isAdmin(person)) return [allow(['see', 'update'], 'relationshipStatusSection')];
  if (!viewer.isRelationshipSubscriber) return [];
  const isActiveMember = viewer.siteAccess.includes(RELATIONSHIP_SITE) && !viewer.isTandemChild;
  return [allow(isActiveMember ? ['see', 'update'] : ['see'], 'relationshipStatusSection')];
}
