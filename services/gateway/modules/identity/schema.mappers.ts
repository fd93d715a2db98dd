import type { ProfileView } from './profile/profile.ts';

/** What stands behind the types of this module's schema; codegen gives it to resolvers as parents. */
export type UserProfileMapper = ProfileView;
