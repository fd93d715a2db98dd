import type { MutationResolvers, QueryResolvers } from '../../../graphql/resolvers.generated.ts';
import { loadDownloads } from '../../membership/download-quotas.ts';
import { subscriptionFor } from '../../membership/membership.ts';
import { loadMembership } from '../../membership/membership-repository.ts';
import { subscriptionView } from '../../membership/subscription-view.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { chooseDisplayName } from './display-name.ts';
import { profileOf } from './profile.ts';
import { loadPerson, saveAutoplay } from './profile-repository.ts';

type Resolvers = {
  readonly Query: Pick<QueryResolvers, 'findOneUserProfile' | 'getUserSubscription'>;
  readonly Mutation: Pick<MutationResolvers, 'updateUserAutoplay' | 'setDisplayName'>;
};

export const profileResolvers: Resolvers = {
  Query: {
    /** C01: null for a visitor. Three statements besides the session's. */
    findOneUserProfile: async (_parent, _args, context) => {
      const { services, tenant } = context;
      const signedIn = await context.person();
      if (signedIn === null || tenant === null) return null;
      const { userId } = signedIn;
      const [record, membership, downloads] = await Promise.all([
        loadPerson(services, userId),
        loadMembership(services, userId),
        loadDownloads(services, userId),
      ]);
      const now = services.clock.now();
      return profileOf({ person: record, membership, downloads, tenant, tenants: services.tenants.all(), now });
    },
    /** C02: null for a visitor and for a person without a subscription here. */
    getUserSubscription: async (_parent, _args, context) => {
      const { services, tenant } = context;
      const signedIn = await context.person();
      if (signedIn === null || tenant === null) return null;
      const membership = await loadMembership(services, signedIn.userId);
      const held = subscriptionFor(membership, tenant);
      return held && subscriptionView(membership, held, tenant, services.clock.now());
    },
  },
  Mutation: {
    /** C14, V01. */
    setDisplayName: async (_parent, { displayName }, context) => {
      const signedIn = await context.person();
      if (signedIn === null) {
        throw new GatewayError('UNAUTHENTICATED', 'errors.signInRequired', 'Nobody is signed in.');
      }
      return chooseDisplayName(context.services.db, signedIn.userId, displayName);
    },
    /** C14. */
    updateUserAutoplay: async (_parent, { autoplayEnabled }, context) => {
      const { services } = context;
      const signedIn = await context.person();
      if (signedIn === null || !(await saveAutoplay(services, signedIn.userId, autoplayEnabled))) {
        throw new GatewayError('UNAUTHENTICATED', 'errors.signInRequired', 'Nobody is signed in.');
      }
      return autoplayEnabled;
    },
  },
};
