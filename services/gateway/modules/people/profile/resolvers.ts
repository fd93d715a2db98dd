import type { QueryResolvers, Resolvers, UserProfileResolvers } from '../../../graphql/resolvers.generated.ts';
import { measuringOfCall } from '../../../http/call-variants.ts';
import { downloadsOfPerson } from '../../browsing/downloads/public.ts';
import { personRecord } from '../identity/public.ts';
import { membershipOfPerson, subscriptionFor, subscriptionView } from '../../money/membership/public.ts';
import { profileOf } from './profile.ts';

/** Resolvers of the signed-in person's profile. */
export const profileResolvers = {
  Query: {
    /**
     * Null for a visitor; a person who has not accepted the terms reads it here, and is a visitor to pages. No statement
     * besides the session's.
     */
    findOneUserProfile: async (_parent, _args, context) => {
      const { services, tenant } = context;
      const person = await context.sessionOwner();
      if (person === null || tenant === null) return null;
      const { facts, owesTerms } = person;
      const now = services.clock.now();
      const profile = profileOf({
        config: services.config,
        person: facts.get(personRecord),
        membership: facts.get(membershipOfPerson),
        downloads: facts.get(downloadsOfPerson),
        tenant,
        tenants: services.tenants.all(),
        hasRecommender: services.config.recommender !== 'off',
        measuring: measuringOfCall(),
        now,
      });
      return owesTerms ? { ...profile, viewer: withoutRights(profile.viewer) } : profile;
    },
    /** Null for a visitor and for a person without a subscription here. */
    getUserSubscription: async (_parent, _args, context) => {
      const { services, tenant } = context;
      const person = await context.person();
      if (person === null || tenant === null) return null;
      const membership = person.facts.get(membershipOfPerson);
      const subscription = subscriptionFor(membership, tenant);
      return subscription && subscriptionView(services, membership, subscription, tenant, services.clock.now());
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
