import { useMessages } from '@network/core/i18n/messages.ts';
import type { CancellationQuote, CancellationReason } from '@network/lifecycle/cancellation/cancellation.machine.ts';
import { membership } from '@network/messages/membership.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Losses, ReasonChoice } from '../cancelling/cancellation-parts.tsx';
import { OfferedDeal } from './reactivate-view.tsx';

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
      {part === 'reason' ? <ReasonChoice reason={props.reason} onReason={props.onReason} /> : null}
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
