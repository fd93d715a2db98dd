import type { QueryResolvers, Resolvers, UserProfileResolvers } from '../../graphql/resolvers.generated.ts';
import { loadDownloads } from '../downloads/public.ts';
import { loadPerson } from '../identity/public.ts';
import { subscriptionFor, loadMembership, subscriptionView } from '../membership/public.ts';
import { profileOf } from './profile.ts';

/** Resolvers of the signed-in person's profile. */
export const profileResolvers = {
  Query: {
    /**
     * Null for a visitor; a person who has not accepted the terms reads it here, and is a visitor to pages. Three
     * statements besides the session's.
     */
    findOneUserProfile: async (_parent, _args, context) => {
      const { services, tenant } = context;
      const person = await context.sessionOwner();
      if (person === null || tenant === null) return null;
      const { userId, owesTerms } = person;
      const [record, membership, downloads] = await Promise.all([
        loadPerson(services, userId),
        loadMembership(services, userId),
        loadDownloads(services, userId),
      ]);
      const now = services.clock.now();
      const profile = profileOf({
        person: record,
        membership,
        downloads,
        tenant,
        tenants: services.tenants.all(),
        hasRecommender: services.config.recommender !== 'off',
        now,
      });
      return owesTerms ? { ...profile, viewer: withoutRights(profile.viewer) } : profile;
    },
    /** Null for a visitor and for a person without a subscription here. */
    getUserSubscription: async (_parent, _args, context) => {
      const { services, tenant } = context;
      const person = await context.person();
      if (person === null || tenant === null) return null;
      const membership = await loadMembership(services, person.userId);
      const subscription = subscriptionFor(membership, tenant);
      return subscription && subscriptionView(membership, subscription, tenant, services.clock.now());
    },
  } satisfies Partial<QueryResolvers>,
  UserProfile: {
    abilities: async (_parent, _args, context) => JSON.stringify((await context.ability()).rules),
  } satisfies Partial<UserProfileResolvers>,
} satisfies Resolvers;

/** A page takes this viewer for a visitor, as the gateway does, and still knows what kind of account it is. */
function withoutRights(viewer: string): string {
  return JSON.stringify({ ...(JSON.parse(viewer) as object), userId: null });
}
