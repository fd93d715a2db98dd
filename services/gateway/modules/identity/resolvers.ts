import { consentResolvers } from './consent/resolvers.ts';
import { emailConfirmationResolvers } from './email-confirmation/resolvers.ts';
import { profileStateResolvers } from './profile/profile-state-resolvers.ts';
import { profileResolvers } from './profile/resolvers.ts';
import { securityResolvers } from './security/resolvers.ts';
import { sessionResolvers } from './sessions/resolvers.ts';

/** The resolvers of this module's schema. */
export const identityResolvers = {
  Query: { ...securityResolvers.Query, ...sessionResolvers.Query, ...consentResolvers.Query },
  Mutation: {
    ...profileResolvers.Mutation,
    ...profileStateResolvers,
    ...securityResolvers.Mutation,
    ...sessionResolvers.Mutation,
    ...consentResolvers.Mutation,
    ...emailConfirmationResolvers,
  },
};
