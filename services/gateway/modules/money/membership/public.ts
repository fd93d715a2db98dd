/**
 * Subscriptions and what they open, computed from their events at an instant; and the gems that come and go with them.
 */
export { BILLER_NAMES, billerView, isBillerId, isNativeBiller } from './biller-facts.ts';
export { findDemonstrationEvents, nameCauses } from './demonstration/events.ts';
export {
  causeOfCharge,
  findEndOfCharge,
  findStartOfCharge,
  grantAccess,
  recordPause,
  recordRebillChange,
  recordCredit,
  revokeAccess,
  revokeAllAccess,
  revokeGrant,
} from './entitle.ts';
export { openTimeOf } from './entitlement.ts';
export { type EventJson, eventOf, eventsOfSubscription } from './event-json.ts';
export { eventsOfMember } from './events-of-member.ts';
export { historyOf } from './history.ts';
export { forfeitWithLastMembership, lossOfCancelling } from './gems/last-membership.ts';
export { brandJoinedLast, loadMembership, loadMemberships, membershipOfPerson } from './membership-repository.ts';
export {
  activeMultisite,
  type SubscriptionWithEntitlement,
  type Membership,
  siteAccessOf,
  sitesOfProduct,
  subscriptionFor,
  viewerOf,
} from './membership.ts';
export { badgesOfPerson } from './person-badges.ts';
export { subscriptionView } from './subscription-view.ts';
export {
  brandOfSubscription,
  changePlan,
  createSubscription,
  findEndOfGrant,
  findGrantsOfCause,
  findLastBiller,
  lastBillerOf,
  grantRows,
  makeTrialMembership,
  subscriptionRows,
} from './subscriptions.ts';
export type { MembershipTables, PlanKind, Product } from './tables.ts';
