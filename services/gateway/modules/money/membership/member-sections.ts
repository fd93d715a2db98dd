import type { MemberSection } from '../../../operations/member-section.ts';
import { loadMembership } from './membership-repository.ts';

const MOST = 500;

/** Subscriptions with what their log makes of them, and the log. */
export const membershipSections: readonly MemberSection[] = [
  {
    title: 'Subscriptions',
    rows: async (services, userId) => {
      const { subscriptions } = await loadMembership(services, userId);
      return subscriptions.map((subscription) => ({
        id: subscription.id,
        product: subscription.product,
        type: subscription.type,
        plan: subscription.plan_id,
        biller: subscription.biller,
        joinedOn: subscription.joined_on,
        joined: subscription.joined_at,
        active: subscription.entitlement.isActive,
        until: subscription.entitlement.accessUntil,
        cancelled: subscription.entitlement.isCancelled,
        paused: subscription.entitlement.isPaused,
        ofParent: subscription.isTandem,
      }));
    },
  },
  {
    title: 'Events of subscriptions',
    rows: async ({ db }, userId) => {
      const rows = await db
        .selectFrom('entitlement_events')
        .innerJoin('subscriptions', 'subscriptions.id', 'entitlement_events.subscription_id')
        .select(['occurred_at as at', 'subscriptions.product', 'entitlement_events.kind'])
        .select(['access_from as from', 'access_until as until', 'is_paid as paid', 'cause'])
        .where('subscriptions.user_id', '=', userId)
        .orderBy('occurred_at', 'desc')
        .orderBy('entitlement_events.id', 'desc')
        .limit(MOST)
        .execute();
      return rows.toReversed();
    },
  },
];
