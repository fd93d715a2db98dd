import type { AccessTenant } from '../ability.ts';
import type { PersonKind } from '../person-kind.ts';
import type { Viewer } from '../viewer.ts';

/** The input of every rule set: the viewer, the tenant and the kind of person. */
export interface Person {
  readonly viewer: Viewer;
  readonly tenant: AccessTenant | null;
  readonly kind: PersonKind;
}

/** "A special preview role group grants channel and expert review rights", regardless of the flags. */
export function isPreview(person: Person): boolean {
  return person.viewer.groups.includes('preview');
}

export function isAdmin(person: Person): boolean {
  return person.viewer.groups.includes('admin');
}

/** Returns whether expert reviews exist for this person. */
export function hasExpertReview(person: Person): boolean {
  return person.tenant?.features.expertReview === true || isPreview(person);
}

/** Sites whose state is 'full'. */
export function fullSites(person: Person): readonly string[] {
  const { tenantStates } = person.viewer;
  return Object.keys(tenantStates).filter((tenant) => tenant !== 'channels' && tenantStates[tenant] === 'full');
}
