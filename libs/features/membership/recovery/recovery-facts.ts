import { formatDay } from '@network/core/i18n/days.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { messagesOf, textsOf } from '@network/core/i18n/messages.ts';
import { declines } from '@network/messages/declines.ts';
import { paymentRecovery } from '@network/messages/payment-recovery.ts';
import type { PaymentRecoveryQuery } from '@network/core/session/api/payment-recovery.generated.ts';

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
    const { accessUntil, biller, canUpdateCard } = billing;
    const isOpen = accessUntil !== null && new Date(accessUntil) > now;
    return {
      isFailed: true,
      title: t('failed.title', { amount: formatMoney(failed.amount) }),
      lines: [
        // Where there is no page for another card, who stores it can help, as the page says.
        [t('failed.happened', { date: formatDay(failed.failedAt), reason: words.text }), canUpdateCard && words.advice]
          .filter(Boolean)
          .join(' '),
        nextStep(failed, { canUpdateCard, biller: biller?.name ?? '' }),
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
    lines: [
      t('expiring.text', { card, expires, date: formatDay(renewsAt) }),
      t(billing?.canUpdateCard ? 'expiring.advice' : 'expiring.adviceAtBiller'),
    ],
  };
}

/** Who tries again and when; another card is advised where there is a page for one. */
function nextStep(
  { nextTryAt, isRetriedByBiller }: NonNullable<RecoveryBilling['recovery']>,
  { canUpdateCard, biller }: { readonly canUpdateCard: boolean; readonly biller: string },
): string {
  const t = messagesOf(paymentRecovery);
  if (nextTryAt) return t(canUpdateCard ? 'failed.retried' : 'failed.retriedAlone', { date: formatDay(nextTryAt) });
  if (isRetriedByBiller) return t(canUpdateCard ? 'failed.byBiller' : 'failed.byBillerAlone', { biller });
  return t(canUpdateCard ? 'failed.needsCard' : 'failed.never');
}
