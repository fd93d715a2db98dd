import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** Subscriptions and the log of what they opened; all of it goes with the person's row. */
export const membershipPersonalData: PersonalData = {
  sections: {
    subscriptions: ownRows('subscriptions', ['joined_at', 'joined_on', 'product', 'type', 'plan_id', 'biller']),
    access: (db, { id }) =>
      db
        .selectFrom('entitlement_events as event')
        .innerJoin('subscriptions', 'subscriptions.id', 'event.subscription_id')
        .select(['event.occurred_at', 'subscriptions.product', 'event.kind', 'event.access_from', 'event.access_until'])
        .where('subscriptions.user_id', '=', id)
        .orderBy('event.occurred_at')
        .orderBy('event.id')
        .execute(),
  },
};
