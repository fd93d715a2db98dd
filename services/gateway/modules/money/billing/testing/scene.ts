import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import { runJob } from '../../../../jobs/run-job.ts';
import type { SubscriptionWithEntitlement } from '../../membership/public.ts';
import { answerPayment } from '../orders/confirmation/answer-payment.ts';
import { billingJobs } from '../jobs/billing-jobs.ts';
import type { Joined } from './join.ts';
import { sessionOf } from './sessions.ts';

/** Lets time pass until then and runs billing's jobs. Answers what they did. */
export async function jobsAt(test: BillerTest, at: string): Promise<Record<string, number>> {
  test.clock.set(at);
  const counts: Record<string, number> = {};
  for (const job of billingJobs) Object.assign(counts, await runJob(test.gateway.services, job, new Date(at)));
  return counts;
}

/** Confirms, as the owner of an email, all payments that wait for them. */
export async function confirmAwaiting({ gateway, clock }: BillerTest, email: string): Promise<void> {
  const { db } = gateway.services;
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('billing_orders')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'awaiting-confirmation')
    .orderBy('paid_at')
    .execute();
  for (const { id: orderId } of orders) {
    const answer = { orderId, userId: user.id, answer: 'confirm' } as const;
    const isDone = await db.transaction().execute((trx) => answerPayment(trx, answer, clock.now()));
    if (!isDone) throw new Error('A payment could not be confirmed.');
  }
}

/** Calls the gateway as a person on a new session. @throws Error for errors of the call */
export async function callAs<Data>(test: BillerTest, who: Joined, text: string, variables = {}): Promise<Data> {
  const caller = await sessionOf(test.gateway, who.userId, who.caller.tenant);
  const { data, errors } = await test.gateway.graphql<Data>(text, variables, caller);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A person's first subscription. */
export async function firstOf(who: Joined): Promise<SubscriptionWithEntitlement> {
  const [subscription] = (await who.membership()).subscriptions;
  if (!subscription) throw new Error('There is no subscription.');
  return subscription;
}

/** The kinds of mail that were written to an address, by name. */
export async function mailsTo(test: BillerTest, email: string): Promise<readonly string[]> {
  const { db } = test.gateway.services;
  const rows = await db.selectFrom('mails').select('kind').where('recipient', '=', email).execute();
  return rows.map(({ kind }) => kind).toSorted();
}
