import type { Database } from '../../../../db/database.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { planName } from '../options/plan-name.ts';
import { addressOf } from './billing-mails.ts';
import { MEMBERSHIP } from './account-page.ts';
import type { ComingCharge } from './renewal-mails.ts';

type Plan = ComingCharge['plan'];

const chargeOf = ({ plan, amount, currency, at }: ComingCharge) => ({
  plan: () => planName(plan),
  amount: { minorUnits: amount, currency },
  date: at,
  link: MEMBERSHIP,
});

/** Confirms a change of plan that begins with the next renewal, once for its cause. */
export async function mailChangePlanned(
  db: Database,
  charge: ComingCharge,
  oldPlan: Plan,
  cause: string,
  now: Date,
): Promise<void> {
  const to = await addressOf(db, charge.userId);
  if (!to) return;
  const values = { ...chargeOf(charge), oldPlan: () => planName(oldPlan) };
  await queueMail(db, { kind: 'changePlanned', to, tenant: charge.tenantId, values, idempotencyKey: cause }, now);
}

/** Confirms that a plan stays, once for its cause. */
export async function mailChangeWithdrawn(db: Database, charge: ComingCharge, cause: string, now: Date): Promise<void> {
  const to = await addressOf(db, charge.userId);
  if (!to) return;
  const values = chargeOf(charge);
  await queueMail(db, { kind: 'changeWithdrawn', to, tenant: charge.tenantId, values, idempotencyKey: cause }, now);
}

interface Begun {
  readonly oldPlan: Plan;
  readonly next: { readonly amount: number; readonly at: Date };
  /** One mail for each. */
  readonly cause: string;
}

/** Says that a planned change has begun with a renewal, and what follows. */
export async function mailPlannedChangeBegan(
  db: Database,
  charge: ComingCharge,
  { oldPlan, next, cause }: Begun,
  now: Date,
): Promise<void> {
  const to = await addressOf(db, charge.userId);
  if (!to) return;
  const nextAmount = { minorUnits: next.amount, currency: charge.currency };
  const values = { ...chargeOf(charge), oldPlan: () => planName(oldPlan), nextAmount, nextDate: next.at };
  await queueMail(db, { kind: 'plannedChangeBegan', to, tenant: charge.tenantId, values, idempotencyKey: cause }, now);
}
