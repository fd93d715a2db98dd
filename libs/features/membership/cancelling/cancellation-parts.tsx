import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { CancellationQuote, CancellationReason } from '@network/lifecycle/cancellation/cancellation.machine.ts';
import { membership } from '@network/messages/membership.ts';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';

const REASONS = [
  'TOO_EXPENSIVE',
  'NOT_USED_ENOUGH',
  'MISSING_CONTENT',
  'TECHNICAL_PROBLEMS',
  'OTHER',
] as const satisfies readonly CancellationReason[];

interface ReasonChoiceProps {
  readonly reason: CancellationReason | null;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly onReason: (reason: CancellationReason) => void;
}

/** Why a member cancelled, which they need not say; its field is called `reason`. */
export function ReasonChoice({ reason, error, className, onReason }: ReasonChoiceProps) {
  const t = useMessages(membership);
  return (
    <ChoiceCards
      legend={t('cancel_membership_modal.reason.legend')}
      name="reason"
      choices={REASONS.map((value) => ({ value, title: t(`cancel_membership_modal.reasons.${value}`) }))}
      value={reason ?? ''}
      onValueChange={(value) => onReason(value as CancellationReason)}
      error={error}
      className={className}
    />
  );
}

/** The losses in numbers, what stays, until when the membership is open, and whether this can be undone. */
export function Losses({ quote }: { readonly quote: Omit<CancellationQuote, 'offer' | 'confirmationId'> }) {
  const t = useMessages(membership);
  const { accessUntil, gemsLost, channelPacksLost, filmsLost, favorites, canUndo } = quote;
  const [openedAt] = useState(() => new Date());
  const isOver = accessUntil !== null && new Date(accessUntil) <= openedAt;
  return (
    <div className="flex flex-col gap-3 text-pretty">
      {isOver ? <p>{t('cancel_membership_modal.ended')}</p> : null}
      {accessUntil === null || isOver ? null : (
        <p>{t('cancel_membership_modal.until', { date: formatDay(accessUntil) })}</p>
      )}
      {gemsLost + channelPacksLost > 0 ? (
        <p className="flex items-start gap-3 rounded-card bg-raised px-4 py-3">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>
            {t('cancel_membership_modal.losses', { gems: gemsLost, packs: channelPacksLost })}
            {canUndo ? ` ${t('cancel_membership_modal.restored')}` : ''}
          </span>
        </p>
      ) : null}
      {filmsLost > 0 ? <p>{t('cancel_membership_modal.films', { count: filmsLost })}</p> : null}
      {favorites > 0 ? <p>{t('cancel_membership_modal.favorites', { count: favorites })}</p> : null}
      <p className="text-small text-muted">{t(`cancel_membership_modal.${canUndo ? 'undo' : 'final'}`)}</p>
    </div>
  );
}
