import { type RawBuilder, sql } from 'kysely';
import type { ReadPart, StatementPart } from '../../../../db/read-together.ts';
import { slot } from '../../../../db/stored-statement.ts';
import type { Membership } from '../../membership/public.ts';
import type { AgreementRow, Renewals } from '../subscription/agreement.ts';
import type { PaidMembership } from './currency-on-offer.ts';

type CountedRenewals = Renewals & Pick<AgreementRow, 'paid_period'>;
type PaidRow = Pick<AgreementRow, 'subscription_id' | 'currency' | 'status'> & CountedRenewals;

/** An agreement that a person pays for, with the facts that say until when it is paid. */
export interface PaidAgreement extends PaidMembership {
  readonly renewals: CountedRenewals;
}

/** The memberships that a person pays for themselves and that are open or renew, with their currencies, the latest first. */
export async function loadPaidMemberships(
  read: ReadPart,
  membership: Membership | null,
): Promise<readonly PaidAgreement[]> {
  const own = membership?.subscriptions.filter(({ isTandem, biller }) => !isTandem && biller !== null) ?? [];
  if (own.length === 0) return [];
  const agreements = await read(currentAgreementsOf(own.map(({ id }) => id)));
  return agreements.flatMap(({ subscription_id, currency, status, ...row }) => {
    const subscription = own.find(({ id }) => id === subscription_id);
    if (subscription === undefined) return [];
    const { entitlement, product } = subscription;
    const isCurrent = entitlement.isActive || status === 'running' || status === 'past-due';
    if (!isCurrent) return [];
    const { anchor_at, paused_from } = row;
    // A date is text in what a statement collects.
    const dates = { anchor_at: new Date(anchor_at), paused_from: paused_from && new Date(paused_from) };
    return [{ subscriptionId: subscription_id, product, currency, renewals: { ...row, ...dates } }];
  });
}

function currentAgreementsOf(
  subscriptionIds: readonly string[],
): StatementPart<readonly PaidRow[], readonly PaidRow[]> {
  return {
    name: 'paid_memberships',
    values: { paidSubscriptionIds: subscriptionIds },
    select: (): RawBuilder<readonly PaidRow[]> => sql`(
      select coalesce(json_agg(json_build_object(
        'subscription_id', subscription_id, 'currency', currency, 'status', status, 'biller', biller, 'anchor_at', anchor_at,
        'anchor_period', anchor_period, 'paused_from', paused_from, 'period_months', period_months, 'paid_period', paid_period
      ) order by status_at desc, id), '[]')
      from billing_agreements
      where subscription_id = any(${slot('paidSubscriptionIds')}::text[]) and replaced_at is null
    )`,
    read: (rows) => rows,
  };
}
