/** What a person may say of how they live (A12), in the order of the form. */
export const RELATIONSHIP_STATUSES = ['single', 'dating', 'partnered', 'married', 'open'] as const;
export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/** Who they are in it. */
export const RELATIONSHIP_ROLES = ['wife', 'husband', 'partner'] as const;
export type RelationshipRole = (typeof RELATIONSHIP_ROLES)[number];

/** The status that a stored text says; null for none and for one that is none any more. */
export function relationshipStatusOf(text: string | null): RelationshipStatus | null {
  return RELATIONSHIP_STATUSES.find((each) => each === text) ?? null;
}

/** The role that a stored text says. */
export function relationshipRoleOf(text: string | null): RelationshipRole | null {
  return RELATIONSHIP_ROLES.find((each) => each === text) ?? null;
}
