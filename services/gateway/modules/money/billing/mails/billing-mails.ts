import { type BillerId, FREE_LIMITED_TRIAL_VIDEOS } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import type { PlansTable } from '../tables.ts';
import { type Mail, queueMail } from '../../../platform/mail/public.ts';
import type { VoucherOfCharge } from '../discounts/voucher-of-charge.ts';
import { planName } from '../options/plan-name.ts';
import { type Account, findAccountById, refusesNews } from '../../../people/identity/public.ts';
import { ACCOUNT } from './account-page.ts';
import { howOften } from './how-often.ts';
import { paidPlanName } from './paid-plan-name.ts';

interface About {
  readonly userId: string;
  readonly tenantId: string;
}

/** The charge that follows one, in minor units, and how many months are between those after it at their biller. */
export interface NextCharge {
  readonly amount: number;
  readonly at: Date;
  readonly biller: BillerId;
  readonly months: number;
}

export interface Receipt extends About {
  readonly plan: Pick<PlansTable, 'product' | 'kind'>;
  readonly amount: number;
  readonly currency: string;
  readonly transactionId: string;
  readonly chargedAt: Date;
  /** The part that a voucher paid besides the amount; null without one. */
  readonly voucher: VoucherOfCharge | null;
  /** Null when nothing follows. */
  readonly next: NextCharge | null;
}

const money = (minorUnits: number, currency: string) => ({ minorUnits, currency });

/** Welcomes a new account, once. */
export async function mailWelcome(db: Database, { userId, tenantId }: About, now: Date): Promise<void> {
  const to = await addressOf(db, userId);
  const values = { link: '/' };
  if (to)
    await queueMail(db, { kind: 'welcome', to, tenant: tenantId, values, idempotencyKey: `welcome:${userId}` }, now);
}

/** Mails what a free limited trial includes and when it ends, in place of a welcome and a receipt; once. */
export async function mailFreeTrial(
  db: Database,
  input: About & { readonly orderId: string; readonly endsAt: Date },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const values = { count: FREE_LIMITED_TRIAL_VIDEOS, date: input.endsAt, link: '/' };
  const idempotencyKey = `free-trial:${input.orderId}`;
  await queueMail(db, { kind: 'freeTrialStarted', to, tenant: input.tenantId, values, idempotencyKey }, now);
}

/** Mails what was charged, what will be, and how to stop it; nothing for a charge of zero that no voucher paid. */
export async function mailReceipt(db: Database, receipt: Receipt, now: Date): Promise<void> {
  const { userId, tenantId: tenant, amount, currency, chargedAt: date, voucher, next } = receipt;
  const to = amount === 0 && voucher === null ? null : await addressOf(db, userId);
  if (!to) return;
  const idempotencyKey = `receipt:${receipt.transactionId}`;
  const charged = { amount: money(amount, currency), date, link: ACCOUNT };
  const plan = () => paidPlanName(planName(receipt.plan), { amount, currency, voucher });
  if (next === null) {
    const values = { ...charged, item: plan };
    await queueMail(db, { kind: 'oneTimeReceipt', to, tenant, values, idempotencyKey }, now);
  } else {
    const often = () => howOften(next.biller, next.months);
    const values = { ...charged, plan, nextAmount: money(next.amount, currency), nextDate: next.at, often };
    const kind = receipt.plan.kind === 'trial' ? 'trialReceipt' : 'receipt';
    await queueMail(db, { kind, to, tenant, values, idempotencyKey }, now);
  }
}

/** One refund is mailed once, with its reason where we know one. */
const refundKey = (transactionId: string): string => `refund:${transactionId}`;

/** Mails that a charge is refunded because it opened nothing; once. */
export async function mailChargeRefunded(
  db: Database,
  input: Omit<Receipt, 'next' | 'voucher'>,
  now: Date,
): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const { amount, currency, chargedAt: date, tenantId: tenant } = input;
  const values = { amount: money(amount, currency), date, plan: () => planName(input.plan), link: ACCOUNT };
  const idempotencyKey = refundKey(input.transactionId);
  await queueMail(db, { kind: 'duplicateChargeRefunded', to, tenant, values, idempotencyKey }, now);
}

/** Says that a renewal is refunded, since the membership that it was for had changed or ended; once. */
export async function mailRenewalRefunded(
  db: Database,
  input: Omit<Receipt, 'next' | 'voucher'>,
  now: Date,
): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const { amount, currency, chargedAt: date, tenantId: tenant } = input;
  const values = { amount: money(amount, currency), date, plan: () => planName(input.plan), link: ACCOUNT };
  const idempotencyKey = refundKey(input.transactionId);
  await queueMail(db, { kind: 'renewalRefunded', to, tenant, values, idempotencyKey }, now);
}

/** The refund of a whole charge, or of a part, which has its own number. */
type Refunded = Omit<Receipt, 'next' | 'voucher'> & { readonly isWhole: boolean };

/** The mail that confirms a refund, as it is sent and as staff read it before. */
export function refundMail({ to, ...refund }: Omit<Refunded, 'userId'> & { readonly to: string }): Mail {
  const { amount, currency, chargedAt: date, tenantId: tenant, transactionId } = refund;
  const values = { amount: money(amount, currency), date, plan: () => planName(refund.plan), link: ACCOUNT };
  return refund.isWhole
    ? { kind: 'refunded', to, tenant, values, idempotencyKey: refundKey(transactionId) }
    : { kind: 'partRefunded', to, tenant, values, idempotencyKey: `part-refund:${transactionId}` };
}

/** Confirms that a charge was refunded or voided, or a part of it, unless a mail about this refund gave its reason already. */
export async function mailRefunded(db: Database, refund: Refunded, now: Date): Promise<void> {
  const to = refund.amount === 0 ? null : await addressOf(db, refund.userId);
  if (to) await queueMail(db, refundMail({ ...refund, to }), now);
}

/** Confirms a cancellation, once for its event, with the way to undo it where there is one. */
export async function mailCancelled(
  db: Database,
  input: About & {
    readonly eventId: string;
    readonly plan: Receipt['plan'];
    readonly accessUntil: Date;
    readonly canUndo: boolean;
  },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const values = { accessUntil: input.accessUntil, link: ACCOUNT };
  const about = { to, tenant: input.tenantId, idempotencyKey: `cancelled:${input.eventId}` };
  if (input.canUndo) await queueMail(db, { ...about, kind: 'cancelled', values }, now);
  else {
    const plan = () => planName(input.plan);
    await queueMail(db, { ...about, kind: 'cancelledForGood', values: { ...values, plan } }, now);
  }
}

/** Mails that a trial ends and what follows, once. */
export async function mailTrialEnding(
  db: Database,
  input: About & {
    readonly agreementId: string;
    readonly endsAt: Date;
    readonly amount: number;
    readonly currency: string;
    readonly biller: BillerId;
    readonly months: number;
  },
  now: Date,
): Promise<boolean> {
  const to = await addressOf(db, input.userId);
  if (!to) return false;
  const often = () => howOften(input.biller, input.months);
  const values = { date: input.endsAt, amount: money(input.amount, input.currency), often, link: ACCOUNT };
  const idempotencyKey = `trial-ending:${input.agreementId}`;
  return queueMail(db, { kind: 'trialEnding', to, tenant: input.tenantId, values, idempotencyKey }, now);
}

/** Invites a lapsed member to come back, once per lapse. */
export async function mailComeBack(
  db: Database,
  input: About & { readonly agreementId: string; readonly endedOn: Date },
  now: Date,
): Promise<void> {
  const account = await accountOf(db, input.userId);
  if (!account) return;
  const { userId, tenantId: tenant } = input;
  const { email: to, isEmailConfirmed: isConfirmed } = account;
  const reader = { userId, isConfirmed, refusesNews: await refusesNews(db, userId) };
  const values = { endedOn: input.endedOn, link: ACCOUNT };
  const idempotencyKey = `come-back:${input.agreementId}`;
  await queueMail(db, { kind: 'comeBack', to, reader, tenant, values, idempotencyKey }, now);
}

/** Returns the address at which a person gets mail; null for a banned account. */
export async function addressOf(db: Database, userId: string): Promise<string | null> {
  const account = await accountOf(db, userId);
  return account?.email ?? null;
}

/** A banned account is written to by support only. */
async function accountOf(db: Database, userId: string): Promise<Account | null> {
  const account = await findAccountById(db, userId);
  return account === null || account.isDisabled ? null : account;
}
