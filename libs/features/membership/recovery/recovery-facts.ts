import { formatDay } from '@network/core/i18n/days.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { messagesOf, textsOf } from '@network/core/i18n/messages.ts';
import { declines } from '@network/messages/declines.ts';
import { paymentRecovery } from '@network/messages/payment-recovery.ts';
import type { PaymentRecoveryQuery } from '../api/payment-recovery.generated.ts';

type Profile = NonNullable<PaymentRecoveryQuery['findOneUserProfile']>;
export type RecoveryBilling = NonNullable<NonNullable<Profile['subscription']>['billing']>;

/** What a person reads about a payment that failed, or will. */
export interface RecoveryFacts {
  readonly isFailed: boolean;
  readonly title: string;
  /** What happened and what happens next, a sentence or two each. */
  readonly lines: readonly string[];
}

type Reason = keyof typeof declines.reasons;

/** A reason of the schema by its name in the texts. */
export const reasonKey = (reason: string): Reason => reason.toLowerCase().replaceAll('_', '-') as Reason;

/** Null where there is nothing to say. */
export function recoveryFacts(billing: RecoveryBilling | null, now: Date): RecoveryFacts | null {
  const t = messagesOf(paymentRecovery);
  const failed = billing?.recovery ?? null;
  if (billing && failed) {
    const words = textsOf(declines).reasons[reasonKey(failed.reason)];
    const { accessUntil, biller } = billing;
    const isOpen = accessUntil !== null && new Date(accessUntil) > now;
    return {
      isFailed: true,
      title: t('failed.title', { amount: formatMoney(failed.amount) }),
      lines: [
        `${t('failed.happened', { date: formatDay(failed.failedAt), reason: words.text })} ${words.advice}`,
        failed.nextTryAt
          ? t('failed.retried', { date: formatDay(failed.nextTryAt) })
          : failed.isRetriedByBiller
            ? t('failed.byBiller', { biller: biller?.name ?? '' })
            : t('failed.needsCard'),
        `${isOpen ? t('failed.accessOpen', { date: formatDay(accessUntil) }) : t('failed.accessOver')} ${t('failed.ends', { date: formatDay(failed.endsAt) })}`,
      ],
    };
  }
  const expiring = billing?.expiringCard ?? null;
  if (!expiring) return null;
  const { card, expires, renewsAt } = expiring;
  return {
    isFailed: false,
    title: t('expiring.title'),
    lines: [t('expiring.text', { card, expires, date: formatDay(renewsAt) }), t('expiring.advice')],
  };
}
