import { sql } from 'kysely';
import type { MemberRow, MemberSection } from '../../operations/member-section.ts';
import { loadMembership } from './membership-repository.ts';

const MOST = 500;

/** Subscriptions with what their log makes of them, the log, and the ledger with its running balances. */
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
  {
    title: 'Ledger',
    rows: async ({ db }, userId) => {
      const { rows } = await sql<MemberRow>`
        select * from (
          select t.created_at as at, a.unit, e.amount, (sum(e.amount) over running)::int as balance, t.type, t.reason, t.subject
          from ledger_entries e
          join ledger_accounts a on a.id = e.account_id
          join ledger_transactions t on t.id = e.transaction_id
          where a.user_id = ${userId}
          window running as (partition by a.unit order by t.created_at, t.id)
        ) booked order by at desc, unit limit ${MOST}
      `.execute(db);
      return rows.toReversed();
    },
  },
];
