import { RESUME_NOTICE_MS } from '@network/lifecycle/pause/pause.ts';
import type { GatewayServices } from '../../../services.ts';
import { subscriptionRows } from '../../membership/public.ts';
import { mailResumesSoon } from '../mails/pause-mails.ts';

/** Mails members, a week ahead, that their paused membership resumes and is charged. @returns how many mails were queued */
export async function announceResumptions({ db }: Pick<GatewayServices, 'db'>, at: Date): Promise<number> {
  const rows = await db
    .selectFrom('billing_agreements as agreement')
    .innerJoin(subscriptionRows(db).as('subscriptions'), 'subscriptions.id', 'agreement.subscription_id')
    .innerJoin('plans', 'plans.id', 'agreement.plan_id')
    .select(['agreement.id', 'agreement.user_id', 'agreement.amount', 'agreement.currency', 'agreement.anchor_at'])
    .select(['agreement.anchor_period', 'subscriptions.joined_on', 'plans.product', 'plans.kind'])
    .where('agreement.replaced_at', 'is', null)
    .where('agreement.status', '=', 'running')
    .where('agreement.paused_from', 'is not', null)
    .whereRef('agreement.anchor_period', '>', 'agreement.paid_period')
    .where('agreement.anchor_at', '>', at)
    .where('agreement.anchor_at', '<=', new Date(at.getTime() + RESUME_NOTICE_MS))
    .orderBy('agreement.id')
    .execute();
  let mailed = 0;
  for (const { id, user_id: userId, joined_on: tenantId, amount, currency, product, kind, ...row } of rows) {
    const charge = { userId, tenantId, plan: { product, kind }, amount, currency, at: row.anchor_at };
    if (await mailResumesSoon(db, charge, `${id}:${row.anchor_period}:${row.anchor_at.toISOString()}`, at)) mailed += 1;
  }
  return mailed;
}
