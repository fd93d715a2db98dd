import { RESUME_NOTICE_MS } from '@network/lifecycle/pause/pause.ts';
import { countEachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { subscriptionRows } from '../../membership/public.ts';
import { mailResumesSoon } from '../mails/pause-mails.ts';

/** Mails members, a week ahead, that their paused membership resumes and is charged. @returns how many mails were queued */
export async function announceResumptions(services: Pick<GatewayServices, 'db' | 'log'>, at: Date): Promise<number> {
  const { db } = services;
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
  const about = ({ id }: (typeof rows)[number]) => ({ agreement: id });
  return countEachAlone(services, rows, about, (row) => {
    const { id, user_id: userId, joined_on: tenantId, amount, currency, product, kind } = row;
    const charge = { userId, tenantId, plan: { product, kind }, amount, currency, at: row.anchor_at };
    return mailResumesSoon(db, charge, `${id}:${row.anchor_period}:${row.anchor_at.toISOString()}`, at);
  });
}
