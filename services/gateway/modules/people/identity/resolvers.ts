import { consentResolvers } from './consent/resolvers.ts';
import { emailChangeResolvers } from './email-change/resolvers.ts';
import { emailConfirmationResolvers } from './email-confirmation/resolvers.ts';
import { lockResolvers } from './lock/resolvers.ts';
import { measuringResolvers } from './measuring/resolvers.ts';
import { profileStateResolvers } from './profile/profile-state-resolvers.ts';
import { profileResolvers } from './profile/resolvers.ts';
import { securityResolvers } from './security/resolvers.ts';
import { sessionResolvers } from './sessions/resolvers.ts';

/** The resolvers of this module's schema. */
export const identityResolvers = {
  Query: {
    ...profileResolvers.Query,
    ...securityResolvers.Query,
    ...sessionResolvers.Query,
    ...lockResolvers.Query,
    ...consentResolvers.Query,
  },
  Mutation: {
    ...profileResolvers.Mutation,
    ...profileStateResolvers,
    ...securityResolvers.Mutation,
    ...sessionResolvers.Mutation,
    ...lockResolvers.Mutation,
    ...consentResolvers.Mutation,
    ...measuringResolvers,
    ...emailConfirmationResolvers,
    ...emailChangeResolvers,
  },
};
