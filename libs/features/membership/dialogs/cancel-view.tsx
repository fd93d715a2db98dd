import { TriangleAlert } from 'lucide-react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { CancellationQuote, CancellationReason } from '@network/lifecycle/cancellation/cancellation.machine.ts';
import { membership } from '@network/messages/membership.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { OfferedDeal } from './reactivate-view.tsx';

const REASONS = [
  'TOO_EXPENSIVE',
  'NOT_USED_ENOUGH',
  'MISSING_CONTENT',
  'TECHNICAL_PROBLEMS',
  'OTHER',
] as const satisfies readonly CancellationReason[];

export interface CancelViewProps {
  /** The step that is shown. */
  readonly part: 'reason' | 'offer' | 'confirm';
  readonly reason: CancellationReason | null;
  /** What cancelling would mean; null until a reason was sent. */
  readonly quote: CancellationQuote | null;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onReason: (reason: CancellationReason) => void;
  readonly onContinue: () => void;
  readonly onDeclineOffer: () => void;
  readonly onAcceptOffer: () => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The steps of cancelling, one after the other in the same dialog. */
export function CancelView(props: CancelViewProps) {
  const { part, quote, isBusy, failure, onClose } = props;
  const t = useMessages(membership);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={t(`cancel_membership_modal.${part}.title`)}
      description={t(`cancel_membership_modal.${part}.text`)}
      {...(isBusy ? {} : { closeLabel: t('close') })}
      backdropCloses={!isBusy}
    >
      {part === 'reason' ? (
        <ChoiceCards
          legend={t('cancel_membership_modal.reason.legend')}
          name="reason"
          choices={REASONS.map((value) => ({ value, title: t(`cancel_membership_modal.reasons.${value}`) }))}
          value={props.reason ?? ''}
          onValueChange={(value) => props.onReason(value as CancellationReason)}
        />
      ) : null}
      {part === 'offer' && quote?.offer ? <OfferedDeal offer={quote.offer} /> : null}
      {part === 'confirm' && quote ? <Losses quote={quote} /> : null}
      <p role="alert" className="text-small text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-col-reverse gap-3 small:flex-row small:justify-end">
        {part === 'reason' ? (
          <>
            <Button variant="outline" disabled={isBusy} onClick={onClose}>
              {t('cancel_membership_modal.keep')}
            </Button>
            <Button busy={isBusy} disabled={props.reason === null} onClick={props.onContinue}>
              {t('cancel_membership_modal.next')}
            </Button>
          </>
        ) : null}
        {part === 'offer' ? (
          <>
            <Button variant="outline" disabled={isBusy} onClick={props.onDeclineOffer}>
              {t('cancel_membership_modal.declineOffer')}
            </Button>
            <Button busy={isBusy} onClick={props.onAcceptOffer}>
              {t('cancel_membership_modal.accept')}
            </Button>
          </>
        ) : null}
        {part === 'confirm' ? (
          <>
            <Button variant="outline" disabled={isBusy} onClick={onClose}>
              {t('cancel_membership_modal.keep')}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={props.onConfirm}>
              {t('cancel_membership_modal.cancel')}
            </Button>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The losses in numbers, and until when the membership stays open. */
function Losses({ quote }: { readonly quote: CancellationQuote }) {
  const t = useMessages(membership);
  const { accessUntil, gemsLost, channelPacksLost } = quote;
  return (
    <div className="flex flex-col gap-3">
      {accessUntil === null ? null : <p>{t('cancel_membership_modal.until', { date: formatDate(accessUntil) })}</p>}
      {gemsLost + channelPacksLost > 0 ? (
        <p className="flex items-start gap-3 rounded-card bg-raised px-4 py-3 text-pretty">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          {t('cancel_membership_modal.losses', { gems: gemsLost, packs: channelPacksLost })}
        </p>
      ) : null}
    </div>
  );
}
