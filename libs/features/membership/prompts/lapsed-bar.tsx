import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { membership } from '@network/messages/membership.ts';
import { paymentRecovery } from '@network/messages/payment-recovery.ts';
import { membershipName, whatIsNext } from '../membership-facts.ts';
import { purchaseOptionsQuery } from '../queries.ts';
import { Bar } from './bar.tsx';

export interface LapsedBarProps {
  readonly onAct: () => void;
  /** Shown where it is unknown which membership ended, or what coming back costs. */
  readonly otherwise: ReactNode;
}

/**
 * Says which membership ended, when, and what coming back costs; when a paused membership resumes; or that a renewal
 * failed. Its place stays empty before that is known.
 */
export function LapsedBar({ onAct, otherwise }: LapsedBarProps) {
  const t = useMessages(membership);
  const step = useMessages(paymentRecovery);
  const navigate = useNavigate();
  const ended = useQuery(membershipQuery);
  const offers = useQuery(purchaseOptionsQuery);
  if (ended.isPending || offers.isPending) return <span hidden />;
  const existing = offers.data?.joinOptions.existing ?? null;
  if (existing?.reason === 'PAUSED' && existing.until !== null) {
    return (
      <Bar
        id="upgrade-bar"
        label={t('bars.paused.label')}
        action={t('bars.paused.action')}
        onAct={() => void navigate({ href: '/account/membership' })}
      >
        {t('bars.paused.text', { plan: existing.name, date: formatDay(existing.until) })}
      </Bar>
    );
  }
  const subscription = ended.data?.findOneUserProfile?.subscription ?? null;
  // It has not ended while the renewal is tried again, and another one would be paid beside it.
  if (subscription?.billing?.isPastDue === true) {
    const { canUpdateCard } = subscription.billing;
    return (
      <Bar
        id="upgrade-bar"
        label={t('account.standing.pastDue')}
        action={canUpdateCard ? t('card.update') : step('see')}
        onAct={() => void navigate({ href: '/account/payment' })}
      >
        {t(canUpdateCard ? 'next.pastDue' : 'next.pastDueAtBiller')}
      </Bar>
    );
  }
  // Nor while the result of its renewal is awaited.
  if (subscription?.billing?.isRenewalAwaited === true) {
    return (
      <Bar
        id="upgrade-bar"
        label={t('account.standing.awaited')}
        action={t('status.account')}
        onAct={() => void navigate({ href: '/account/membership' })}
      >
        {whatIsNext(subscription)}
      </Bar>
    );
  }
  const endedAt = subscription?.billing?.accessUntil ?? null;
  const monthly = cheapestMonth(offers.data?.joinOptions.options ?? []);
  if (subscription === null || endedAt === null || monthly === null) return otherwise;
  return (
    <Bar id="upgrade-bar" label={t('bars.upgrade.label')} action={t('bars.lapsed.action')} onAct={onAct}>
      {t('bars.lapsed.text', {
        plan: membershipName(subscription),
        date: formatDay(endedAt),
        price: formatMoney(monthly.chargedNow),
      })}
    </Bar>
  );
}

/** The plan that is charged each month from now on, for the least. */
function cheapestMonth(options: readonly PlanOptionFragment[]): PlanOptionFragment | null {
  const monthly = options.filter(({ kind }) => kind === 'MONTH');
  return monthly.toSorted((a, b) => a.chargedNow.amount - b.chargedNow.amount)[0] ?? null;
}
