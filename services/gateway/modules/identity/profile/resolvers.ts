import type { MutationResolvers, QueryResolvers, UserProfileResolvers } from '../../../graphql/resolvers.generated.ts';
import { loadDownloads } from '../../membership/download-quotas.ts';
import { subscriptionFor } from '../../membership/membership.ts';
import { loadMembership } from '../../membership/membership-repository.ts';
import { subscriptionView } from '../../membership/subscription-view.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { chooseDisplayName } from './display-name.ts';
import { profileOf } from './profile.ts';
import { loadPerson, saveAutoplay, saveRelationship } from './profile-repository.ts';
import { signedIn } from '../sessions/signed-in.ts';

type Resolvers = {
  readonly Query: Pick<QueryResolvers, 'findOneUserProfile' | 'getUserSubscription'>;
  readonly Mutation: Pick<MutationResolvers, 'updateUserAutoplay' | 'setDisplayName' | 'setRelationship'>;
  readonly UserProfile: Pick<UserProfileResolvers, 'abilities'>;
};

export const profileResolvers: Resolvers = {
  Query: {
    /**
     * C01: null for a visitor; a person who has not accepted the terms reads it here, and is a visitor to pages. Three
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
        now,
      });
      return owesTerms ? { ...profile, viewer: withoutRights(profile.viewer) } : profile;
    },
    /** C02: null for a visitor and for a person without a subscription here. */
    getUserSubscription: async (_parent, _args, context) => {
      const { services, tenant } = context;
      const person = await context.person();
      if (person === null || tenant === null) return null;
      const membership = await loadMembership(services, person.userId);
      const subscription = subscriptionFor(membership, tenant);
      return subscription && subscriptionView(membership, subscription, tenant, services.clock.now());
    },
  },
  Mutation: {
    /** C14, V01. */
    setDisplayName: async (_parent, { displayName }, context) => {
      const { userId } = await signedIn(context);
      return chooseDisplayName(context.services.db, userId, displayName);
    },
    /** C14, A12. */
    setRelationship: async (_parent, { relationshipStatus = null, relationshipRole = null }, context) => {
      const { userId } = await signedIn(context);
      const relationship = { relationshipStatus, relationshipRole };
      await saveRelationship(context.services, userId, relationship);
      return relationship;
    },
    /** C14. */
    updateUserAutoplay: async (_parent, { autoplayEnabled }, context) => {
      const { services } = context;
      const person = await context.person();
      if (person === null || !(await saveAutoplay(services, person.userId, autoplayEnabled))) {
        throw new GatewayError('UNAUTHENTICATED', 'errors.signInRequired', 'Nobody is signed in.');
      }
      return autoplayEnabled;
    },
  },
  UserProfile: {
    abilities: async (_parent, _args, context) => JSON.stringify((await context.ability()).rules),
  },
};

/** A page takes this viewer for a visitor, as the gateway does, and still knows what kind of account it is (M27). */
function withoutRights(viewer: string): string {
  return JSON.stringify({ ...(JSON.parse(viewer) as object), userId: null });
}
