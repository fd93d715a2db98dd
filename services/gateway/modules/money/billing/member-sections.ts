import type { MemberSection } from '../../../operations/member-section.ts';
import { subscriptionRows } from '../membership/public.ts';

const MOST = 200;

/**
 * The sections in which `npm run member` shows a person's charges, billers' events, and the history of subscriptions.
 */
export const billingSections: readonly MemberSection[] = [
  {
    title: 'Charges (cents)',
    rows: async ({ db }, userId) =>
      (
        await db
          .selectFrom('billing_transactions')
          .select(['occurred_at', 'biller', 'kind', 'plan_id', 'period', 'amount', 'currency', 'transaction_id'])
          .where('user_id', '=', userId)
          .orderBy('occurred_at', 'desc')
          .limit(MOST)
          .execute()
      ).toReversed(),
  },
  {
    title: 'What happened to subscriptions',
    rows: async ({ db }, userId) =>
      (
        await db
          .selectFrom('subscription_events as event')
          .innerJoin(subscriptionRows(db).as('subscriptions'), 'subscriptions.id', 'event.subscription_id')
          .select(['event.occurred_at', 'subscriptions.product', 'event.kind', 'event.cause'])
          .where('subscriptions.user_id', '=', userId)
          .orderBy('event.occurred_at', 'desc')
          .orderBy('event.id', 'desc')
          .limit(MOST)
          .execute()
      ).toReversed(),
  },
  {
    title: 'Postbacks',
    rows: async ({ db }, userId) =>
      (
        await db
          .selectFrom('postbacks')
          .innerJoin('billing_orders', 'billing_orders.id', 'postbacks.order_id')
          .select(['postbacks.received_at', 'postbacks.id', 'postbacks.biller', 'postbacks.kind', 'postbacks.status'])
          .select(['postbacks.signature', 'postbacks.attempts', 'postbacks.problem'])
          .where('billing_orders.user_id', '=', userId)
          .orderBy('postbacks.received_at', 'desc')
          .limit(MOST)
          .execute()
      ).toReversed(),
  },
];
