import type { Database } from '../../../db/database.ts';
import type { PlansTable } from '../../membership/tables.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { planName } from '../options/plan-name.ts';

/** Page on which a membership is seen, paid and cancelled. */
const ACCOUNT = '/account';

interface About {
  readonly userId: string;
  readonly tenantId: string;
}

export interface Receipt extends About {
  readonly plan: Pick<PlansTable, 'product' | 'kind'>;
  readonly amount: number;
  readonly currency: string;
  readonly transactionId: string;
  readonly chargedAt: Date;
  /** Null when nothing follows. */
  readonly next: { readonly amount: number; readonly at: Date } | null;
}

const money = (minorUnits: number, currency: string) => ({ minorUnits, currency });

/** Welcomes a new account, once. */
export async function mailWelcome(db: Database, { userId, tenantId }: About, now: Date): Promise<void> {
  const to = await addressOf(db, userId);
  const values = { link: '/' };
  if (to)
    await queueMail(db, { kind: 'welcome', to, tenant: tenantId, values, idempotencyKey: `welcome:${userId}` }, now);
}

/** Says what was charged, what will be, and how to stop it; nothing for a charge of nothing. */
export async function mailReceipt(db: Database, receipt: Receipt, now: Date): Promise<void> {
  const { userId, tenantId: tenant, amount, currency, chargedAt: date, next } = receipt;
  const to = amount === 0 ? null : await addressOf(db, userId);
  if (!to) return;
  const idempotencyKey = `receipt:${receipt.transactionId}`;
  const charged = { amount: money(amount, currency), date, link: ACCOUNT };
  const plan = planName(receipt.plan);
  if (next === null) {
    const values = { ...charged, item: plan };
    await queueMail(db, { kind: 'oneTimeReceipt', to, tenant, values, idempotencyKey }, now);
  } else {
    const values = { ...charged, plan, nextAmount: money(next.amount, currency), nextDate: next.at };
    await queueMail(db, { kind: 'receipt', to, tenant, values, idempotencyKey }, now);
  }
}

/** Says that a charge is given back, since it opened nothing; once. */
export async function mailGivenBack(db: Database, given: Omit<Receipt, 'next'>, now: Date): Promise<void> {
  const to = await addressOf(db, given.userId);
  if (!to) return;
  const { amount, currency, chargedAt: date, tenantId: tenant } = given;
  const values = { amount: money(amount, currency), date, plan: planName(given.plan), link: ACCOUNT };
  const idempotencyKey = `given-back:${given.transactionId}`;
  await queueMail(db, { kind: 'chargeGivenBack', to, tenant, values, idempotencyKey }, now);
}

/** Says that a renewal is refunded, since the membership that it was for had changed or ended; once. */
export async function mailRenewalRefunded(db: Database, given: Omit<Receipt, 'next'>, now: Date): Promise<void> {
  const to = await addressOf(db, given.userId);
  if (!to) return;
  const { amount, currency, chargedAt: date, tenantId: tenant } = given;
  const values = { amount: money(amount, currency), date, plan: planName(given.plan), link: ACCOUNT };
  const idempotencyKey = `renewal-refunded:${given.transactionId}`;
  await queueMail(db, { kind: 'renewalRefunded', to, tenant, values, idempotencyKey }, now);
}

/** Says that a renewal failed and until when access goes on, once for a renewal. */
export async function mailPaymentFailed(
  db: Database,
  given: About & {
    readonly renewal: string;
    readonly amount: number;
    readonly currency: string;
    readonly triedAt: Date;
    readonly accessUntil: Date;
  },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, given.userId);
  if (!to) return;
  const { triedAt: date, accessUntil } = given;
  const values = { amount: money(given.amount, given.currency), date, accessUntil, link: ACCOUNT };
  const idempotencyKey = `payment-failed:${given.renewal}`;
  await queueMail(db, { kind: 'paymentFailed', to, tenant: given.tenantId, values, idempotencyKey }, now);
}

/** Confirms a cancellation, once for its event. */
export async function mailCancelled(
  db: Database,
  given: About & { readonly eventId: string; readonly accessUntil: Date },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, given.userId);
  if (!to) return;
  const values = { accessUntil: given.accessUntil, link: ACCOUNT };
  const idempotencyKey = `cancelled:${given.eventId}`;
  await queueMail(db, { kind: 'cancelled', to, tenant: given.tenantId, values, idempotencyKey }, now);
}

/** Says that a trial ends and what follows, once. */
export async function mailTrialEnding(
  db: Database,
  given: About & {
    readonly agreementId: string;
    readonly endsAt: Date;
    readonly amount: number;
    readonly currency: string;
  },
  now: Date,
): Promise<boolean> {
  const to = await addressOf(db, given.userId);
  if (!to) return false;
  const values = { date: given.endsAt, amount: money(given.amount, given.currency), link: ACCOUNT };
  const idempotencyKey = `trial-ending:${given.agreementId}`;
  return queueMail(db, { kind: 'trialEnding', to, tenant: given.tenantId, values, idempotencyKey }, now);
}

/** Invites who lapsed to come back, once for a lapse. */
export async function mailComeBack(
  db: Database,
  given: About & { readonly agreementId: string; readonly endedOn: Date },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, given.userId);
  if (!to) return;
  const values = { endedOn: given.endedOn, link: ACCOUNT };
  const idempotencyKey = `come-back:${given.agreementId}`;
  await queueMail(db, { kind: 'comeBack', to, tenant: given.tenantId, values, idempotencyKey }, now);
}

/** A banned account is written to by support only. */
async function addressOf(db: Database, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return user?.email ?? null;
}
