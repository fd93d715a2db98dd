import type { Database } from '../../../../db/database.ts';
import { brandOfSubscription } from '../../membership/public.ts';
import { queueWebhook } from '../../../platform/webhooks/public.ts';

/** The news that integrators get about a membership. */
export interface MembershipNews {
  readonly happened: 'created' | 'changed' | 'renewed' | 'cancelled' | 'reactivated' | 'ended';
  readonly subscriptionId: string;
  /** Its cause, such as a biller's event: each is sent once. */
  readonly cause: string;
}

/** Announces to integrators what happened to a membership, by its id alone, in the transaction in which it happened. */
export async function announceMembership(
  trx: Database,
  { happened, subscriptionId, cause }: MembershipNews,
  now: Date,
): Promise<void> {
  const brand = await brandOfSubscription(trx, subscriptionId);
  const data = { subscription: subscriptionId, brand };
  await queueWebhook(trx, { type: `membership.${happened}`, data, key: `${happened}:${subscriptionId}:${cause}` }, now);
}
