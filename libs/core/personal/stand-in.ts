import type { SessionProfile } from '../session/profile-query.ts';
import type { PersonalPart } from './personal-fields.ts';

/** A person's class of rights. A page is rendered once for everybody of the same class. */
export type RightsClass = NonNullable<PersonalPart['rights']>;

/**
 * Builds the profile with which a page is rendered for a class of rights. It has the rights that the class shares and
 * belongs to no person. The browser replaces it with the person's own profile (apply-personal-part.ts).
 */
export function standInProfile({ viewer, autoplayEnabled, isWatching, hasNewFilms }: RightsClass): SessionProfile {
  const { userId } = JSON.parse(viewer) as { readonly userId: string };
  return {
    userId,
    uuid: userId,
    displayName: null,
    avatar: null,
    badges: [],
    autoplayEnabled,
    viewer,
    awaits: { filmsToContinue: isWatching, newFilms: hasNewFilms },
  };
}

/**
 * Returns whether the profile is a stand-in's: the page was rendered for everybody with the same rights, and the person's
 * own data follows at the end of its HTML.
 */
export function isStandIn(profile: SessionProfile | null | undefined): boolean {
  return profile?.awaits !== undefined;
}
