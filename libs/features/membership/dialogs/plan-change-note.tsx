import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { membership } from '@network/messages/membership.ts';
import type { BilledOption } from '../../plan-choice/plan-option.ts';

/** What buying an option does to the plans that the person has, and what is charged now and later; nothing for a first plan. */
export function PlanChangeNote({ option }: { readonly option: BilledOption }) {
  const t = useMessages(membership);
  const { replaces, chargedNow, chargedLater, laterAt, firstDays } = option;
  if (replaces.length === 0 || chargedLater === null || laterAt === null) return null;
  const later = formatMoney(chargedLater);
  const date = formatDay(laterAt);
  return (
    <section
      aria-labelledby="plan-change-title"
      aria-live="polite"
      className="flex flex-col gap-2 rounded-card bg-raised px-4 py-3 text-small text-pretty"
    >
      <h3 id="plan-change-title" className="font-semibold">
        {t('purchase_membership_modal.changes.title')}
      </h3>
      {replaces.map(({ name, unusedDays, credit }) => (
        <p key={name}>
          {unusedDays === 0
            ? t('purchase_membership_modal.changes.ends', { plan: name })
            : t('purchase_membership_modal.changes.credited', {
                plan: name,
                days: unusedDays,
                credit: formatMoney(credit),
              })}
        </p>
      ))}
      <p className="font-semibold">
        {chargedNow.amount === 0 && firstDays !== null
          ? t('purchase_membership_modal.changes.extended', { days: firstDays, date, later })
          : t('purchase_membership_modal.changes.now', { price: formatMoney(chargedNow), later, date })}
      </p>
    </section>
  );
}
