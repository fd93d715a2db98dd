/** The parts of membership that tests of other modules and of the gateway use. */
export { gemsGrantJob } from '../gems/gems-grant-job.ts';
export { grantGems } from '../gems/grant-gems.ts';
export { brandJoinedLast } from '../membership-repository.ts';
export { ACTIVE, aSubscription, membershipOf } from './a-membership.ts';
export { signInMember, type TestMember } from './members.ts';
