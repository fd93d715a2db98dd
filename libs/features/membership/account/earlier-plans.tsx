import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { MembershipBilling } from '@network/core/session/membership-query.ts';
import { membership } from '@network/messages/membership.ts';

/** The plans that ended or were replaced, and the outcome for their unused days. */
export function EarlierPlans({ plans }: { readonly plans: MembershipBilling['earlierPlans'] }) {
  const t = useMessages(membership);
  return (
    <section aria-labelledby="earlier-plans-title" className="flex flex-col gap-3">
      <h3 id="earlier-plans-title" className="text-lead font-semibold">
        {t('earlierPlans.title')}
      </h3>
      <ul role="list" aria-labelledby="earlier-plans-title" className="divide-y divide-subtle border-y border-subtle">
        {plans.map((plan) => (
          <li key={`${plan.name} ${plan.endedAt}`} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
            <span className="min-w-48 flex-1">
              {plan.name}
              <span className="block text-caption text-pretty text-muted">
                {[
                  ...(plan.replacedBy === null ? [] : [t('earlierPlans.replaced', { plan: plan.replacedBy })]),
                  ...(plan.unusedDays === 0
                    ? []
                    : [t('earlierPlans.credited', { days: plan.unusedDays, credit: formatMoney(plan.credit) })]),
                ].join('; ')}
              </span>
            </span>
            <span className="text-small text-muted">{t('earlierPlans.until', { date: formatDay(plan.endedAt) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
