import type { Database } from '../../../../db/database.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import type { PlansTable } from '../tables.ts';
import { planName } from '../options/plan-name.ts';
import { addressOf, type NextCharge } from './billing-mails.ts';
import { howOften } from './how-often.ts';
import { ACCOUNT } from './account-page.ts';

/** A membership and its next charge, in minor units. */
export interface ComingCharge {
  readonly userId: string;
  readonly tenantId: string;
  readonly plan: Pick<PlansTable, 'product' | 'kind'>;
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

const chargeValues = ({ plan, amount, currency, at }: ComingCharge) => ({
  plan: () => planName(plan),
  amount: { minorUnits: amount, currency },
  date: at,
  link: ACCOUNT,
});

/**
 * Mails ahead what a renewal will charge, once for each notice.
 * @param notice names the renewal and how long ahead this is
 */
export async function mailRenewalAhead(
  db: Database,
  charge: ComingCharge,
  notice: string,
  now: Date,
): Promise<boolean> {
  const to = await addressOf(db, charge.userId);
  if (!to) return false;
  const idempotencyKey = `renewal-ahead:${notice}`;
  const values = chargeValues(charge);
  return queueMail(db, { kind: 'renewalAhead', to, tenant: charge.tenantId, values, idempotencyKey }, now);
}

/** Confirms that a cancellation was undone, once for its event. */
export async function mailReactivated(
  db: Database,
  charge: ComingCharge & Pick<NextCharge, 'biller' | 'months'>,
  eventId: string,
  now: Date,
): Promise<void> {
  const to = await addressOf(db, charge.userId);
  if (!to) return;
  const idempotencyKey = `reactivated:${eventId}`;
  const values = { ...chargeValues(charge), often: () => howOften(charge.biller, charge.months) };
  await queueMail(db, { kind: 'reactivated', to, tenant: charge.tenantId, values, idempotencyKey }, now);
}

/** Says that a membership is charged to another card from now on, once for its event. */
export async function mailCardUpdated(
  db: Database,
  input: Pick<ComingCharge, 'userId' | 'tenantId' | 'plan'> & { readonly eventId: string; readonly updatedAt: Date },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const idempotencyKey = `card-updated:${input.eventId}`;
  const values = { plan: () => planName(input.plan), date: input.updatedAt, link: ACCOUNT };
  await queueMail(db, { kind: 'cardUpdated', to, tenant: input.tenantId, values, idempotencyKey }, now);
}
