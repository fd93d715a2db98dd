import type { Database } from '../../../../db/database.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { chargedPlan, planName } from '../options/plan-name.ts';
import { addressOf } from './billing-mails.ts';
import { MEMBERSHIP } from './account-page.ts';
import type { ComingCharge } from './renewal-mails.ts';

const valuesOf = ({ plan, amount, currency }: Omit<ComingCharge, 'at'>) => ({
  plan: () => planName(chargedPlan(plan, 1)),
  amount: { minorUnits: amount, currency },
  link: MEMBERSHIP,
});

/** Confirms a pause: when it begins and ends, and what is charged then; once for its cause. */
export async function mailPaused(
  db: Database,
  pause: Omit<ComingCharge, 'at'> & { readonly from: Date; readonly until: Date },
  cause: string,
  now: Date,
): Promise<void> {
  const to = await addressOf(db, pause.userId);
  if (!to) return;
  const values = { ...valuesOf(pause), from: pause.from, until: pause.until };
  await queueMail(db, { kind: 'paused', to, tenant: pause.tenantId, values, idempotencyKey: cause }, now);
}

/** Confirms that a pause will not begin, and when the membership renews; once for its cause. */
export async function mailPauseWithdrawn(db: Database, charge: ComingCharge, cause: string, now: Date): Promise<void> {
  const to = await addressOf(db, charge.userId);
  if (!to) return;
  const values = { ...valuesOf(charge), date: charge.at };
  await queueMail(db, { kind: 'pauseWithdrawn', to, tenant: charge.tenantId, values, idempotencyKey: cause }, now);
}

/**
 * Says ahead that a paused membership resumes, and what is charged then; once for each date.
 * @param notice names the renewal and its date
 */
export async function mailResumesSoon(db: Database, charge: ComingCharge, notice: string, now: Date): Promise<boolean> {
  const to = await addressOf(db, charge.userId);
  if (!to) return false;
  const values = { ...valuesOf(charge), date: charge.at };
  const idempotencyKey = `resumes:${notice}`;
  return queueMail(db, { kind: 'resumesSoon', to, tenant: charge.tenantId, values, idempotencyKey }, now);
}
