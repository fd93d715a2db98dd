import { CircleAlert } from 'lucide-react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { membership } from '@network/messages/membership.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import type { PurchaseOptionsQuery } from '../api/purchase-options.generated.ts';

export type ExistingMembership = NonNullable<PurchaseOptionsQuery['joinOptions']['existing']>;

interface ExistingMembershipNoteProps {
  readonly existing: ExistingMembership;
  /** Closes the dialog when the person goes to their memberships. */
  readonly onLeave: () => void;
}

/** Warns before a payment for what the person has already, with what to do instead. */
export function ExistingMembershipNote({ existing, onLeave }: ExistingMembershipNoteProps) {
  const t = useMessages(membership);
  const { name, reason, until } = existing;
  return (
    <section
      aria-labelledby="existing-membership-title"
      className="flex flex-col items-start gap-3 rounded-card border-line border-accent bg-tint px-4 py-3 text-small text-pretty"
    >
      <h3 id="existing-membership-title" className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {t('purchase_membership_modal.existing.title')}
      </h3>
      <p>{t(`purchase_membership_modal.existing.${reason}`, { name, date: until === null ? '' : formatDay(until) })}</p>
      <ButtonLink size="small" href="/account/membership" onClick={onLeave}>
        {t('purchase_membership_modal.existing.action')}
      </ButtonLink>
    </section>
  );
}
