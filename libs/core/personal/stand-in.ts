import type { SessionProfile } from '../session/profile-query.ts';
import type { PersonalPart } from './personal-fields.ts';

/** The class of rights of a person, for which the gateway lets a page be rendered once for everybody. */
export type RightsClass = NonNullable<PersonalPart['rights']>;

/**
 * The profile that a page of a class is rendered with: no person's, with the rights that the class shares. The browser
 * replaces it by the person's own (lay-personal-part.ts).
 */
export function standInProfile({ viewer, autoplayEnabled, isWatching }: RightsClass): SessionProfile {
  const { userId } = JSON.parse(viewer) as { readonly userId: string };
  return {
    userId,
    uuid: userId,
    displayName: null,
    avatar: null,
    badges: [],
    autoplayEnabled,
    viewer,
    awaits: { filmsToContinue: isWatching },
  };
}

/** Whether a page was rendered for everybody with the same rights, and what is personal follows at its end. */
export function isStandIn(profile: SessionProfile | null | undefined): boolean {
  return profile?.awaits !== undefined;
}
