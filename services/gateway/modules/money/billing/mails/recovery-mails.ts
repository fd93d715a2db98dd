import { declines as declinesInEnglish } from '@network/messages/declines.ts';
import { paymentRecovery as recoveryInEnglish } from '@network/messages/payment-recovery.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import { DEFAULT_LANGUAGE } from '@network/validation/languages.ts';
import type { Database } from '../../../../db/database.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { BILLER_NAMES } from '../../membership/public.ts';
import { CAPABILITIES } from '../billers/capabilities.ts';
import type { DeclineReason } from '../declines/reasons.ts';
import { planName } from '../options/plan-name.ts';
import type { PlansTable } from '../tables.ts';
import { addressOf } from './billing-mails.ts';
import { inLanguage, spoken } from '../../../../http/language.ts';
import { ACCOUNT } from './account-page.ts';

const declines = spoken(declinesInEnglish);
const { failed: steps } = spoken(recoveryInEnglish);

/** The page on which a failed payment is mended, on the members host. */
const MEND = '/account/payment';

interface About {
  readonly userId: string;
  readonly tenantId: string;
  /** The biller that charges. The mail advises another card if the biller has a page for one. */
  readonly biller: BillerId;
}

export interface FailedPayment extends About {
  /** Names the renewal. */
  readonly renewal: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly reason: DeclineReason;
  readonly accessUntil: Date;
  /** When the membership lapses without a payment. */
  readonly endsAt: Date;
}

const reasonText = (reason: DeclineReason): string => declines.reasons[reason].text;

/** Mails that a renewal failed, why, and what happens next, once per renewal. */
export async function mailPaymentFailed(
  db: Database,
  input: FailedPayment & { readonly triedAt: Date; readonly nextTryAt: Date | null },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const { renewal, tenantId: tenant, accessUntil, endsAt, nextTryAt, reason } = input;
  const amount = { minorUnits: input.amount, currency: input.currency };
  const values = { amount, date: input.triedAt, accessUntil, endsAt, reason: () => reasonText(reason), link: MEND };
  const mail = { to, tenant, idempotencyKey: `payment-failed:${renewal}` };
  const { cardPage, retries } = CAPABILITIES[input.biller];
  const biller = BILLER_NAMES[input.biller];
  const again = nextTryAt === null ? null : { ...values, nextTry: nextTryAt };
  if (cardPage && again) await queueMail(db, { ...mail, kind: 'paymentFailed', values: again }, now);
  else if (cardPage) await queueMail(db, { ...mail, kind: 'paymentNeedsCard', values }, now);
  else if (again) await queueMail(db, { ...mail, kind: 'paymentRetried', values: { ...again, biller } }, now);
  else {
    const next = () => (retries ? steps.never : steps.byBillerAlone.replaceAll('{biller}', biller));
    await queueMail(db, { ...mail, kind: 'paymentAtBiller', values: { ...values, biller, next } }, now);
  }
}

/** Mails the day before that a membership lapses, once per renewal. @returns whether it was queued now */
export async function mailLastNotice(db: Database, input: FailedPayment, now: Date): Promise<boolean> {
  const to = await addressOf(db, input.userId);
  if (!to) return false;
  const amount = { minorUnits: input.amount, currency: input.currency };
  const values = { amount, endsAt: input.endsAt, reason: () => reasonText(input.reason), link: MEND };
  const mail = { to, tenant: input.tenantId, idempotencyKey: `payment-last-notice:${input.renewal}` };
  if (CAPABILITIES[input.biller].cardPage) return queueMail(db, { ...mail, kind: 'paymentLastNotice', values }, now);
  const biller = BILLER_NAMES[input.biller];
  return queueMail(db, { ...mail, kind: 'paymentLastNoticeAtBiller', values: { ...values, biller } }, now);
}

/** Mails that a renewal which had failed is paid, once for its charge. Its receipt is a mail of its own. */
export async function mailRecovered(
  db: Database,
  input: Omit<About, 'biller'> & {
    readonly plan: Pick<PlansTable, 'product' | 'kind'>;
    readonly transactionId: string;
    readonly accessUntil: Date;
  },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const values = { plan: () => planName(input.plan), accessUntil: input.accessUntil, link: ACCOUNT };
  const idempotencyKey = `payment-recovered:${input.transactionId}`;
  await queueMail(db, { kind: 'paymentRecovered', to, tenant: input.tenantId, values, idempotencyKey }, now);
}

/** Mails that a card expires before the next renewal, once for the card. @returns whether it was queued now */
export async function mailCardExpiring(
  db: Database,
  input: About & {
    readonly agreementId: string;
    readonly plan: Pick<PlansTable, 'product' | 'kind'>;
    /** `Visa ending 1111`, or as much of it as is known, in the language that it is called in. */
    readonly card: () => string;
    /** `04/27`. */
    readonly expires: string;
    readonly renewsAt: Date;
  },
  now: Date,
): Promise<boolean> {
  const to = await addressOf(db, input.userId);
  if (!to) return false;
  const { card, expires, renewsAt } = input;
  const values = { card, expires, renewsAt, plan: () => planName(input.plan), link: MEND };
  const idempotencyKey = `card-expiring:${input.agreementId}:${inLanguage(DEFAULT_LANGUAGE, card)}:${expires}`;
  const mail = { to, tenant: input.tenantId, idempotencyKey };
  if (CAPABILITIES[input.biller].cardPage) return queueMail(db, { ...mail, kind: 'cardExpiring', values }, now);
  const biller = BILLER_NAMES[input.biller];
  return queueMail(db, { ...mail, kind: 'cardExpiringAtBiller', values: { ...values, biller } }, now);
}
