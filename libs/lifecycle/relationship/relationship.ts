/** A person's relationship status, in the order of the form. */
export const RELATIONSHIP_STATUSES = ['single', 'dating', 'partnered', 'married', 'open'] as const;
export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/** The person's role in it. */
export const RELATIONSHIP_ROLES = ['wife', 'husband', 'partner'] as const;
export type RelationshipRole = (typeof RELATIONSHIP_ROLES)[number];

/** Parses a stored status; null for none and for an unknown one. */
export function relationshipStatusOf(text: string | null): RelationshipStatus | null {
  return RELATIONSHIP_STATUSES.find((each) => each === text) ?? null;
}

/** Parses a stored role. */
export function relationshipRoleOf(text: string | null): RelationshipRole | null {
  return RELATIONSHIP_ROLES.find((each) => each === text) ?? null;
}
