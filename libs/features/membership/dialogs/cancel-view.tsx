import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { CancellationQuote, CancellationReason } from '@network/lifecycle/cancellation/cancellation.machine.ts';
import { cancelling } from '@network/messages/cancelling.ts';
import { membership } from '@network/messages/membership.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { Losses, ReasonChoice } from '../cancelling/cancellation-parts.tsx';
import { OfferedDeal } from './reactivate-view.tsx';

export interface CancelViewProps {
  /** What cancelling means; null until it is known. */
  readonly quote: CancellationQuote | null;
  /** Whether it is done. */
  readonly isCancelled: boolean;
  /** What is under way. */
  readonly busyWith: 'quote' | 'cancel' | 'accept' | 'reason' | null;
  readonly reason: CancellationReason | null;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  readonly onAcceptOffer: () => void;
  readonly onConfirm: () => void;
  readonly onReason: (reason: CancellationReason) => void;
  readonly onSendReason: () => void;
  readonly onClose: () => void;
}

/** Cancelling in one dialog: what it means, with an offer to stay; then that it is done, and the question why. */
export function CancelView(props: CancelViewProps) {
  const { isCancelled, busyWith, failure, onClose } = props;
  const t = useMessages(membership);
  const done = useMessages(cancelling);
  // What only asks can be left at any time.
  const isBusy = busyWith !== null && busyWith !== 'quote';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={isCancelled ? done('cancelled.title') : t('cancel_membership_modal.title')}
      description={isCancelled ? undefined : t('cancel_membership_modal.text')}
      {...(isBusy ? {} : { closeLabel: t('close') })}
      backdropCloses={!isBusy}
    >
      {isCancelled ? <Done {...props} /> : <Decision {...props} />}
      <p role="alert" className="text-small text-danger empty:hidden">
        {failure}
      </p>
      {/* Each step has a row of its own: one row would move from under a hand when the longer step comes, however late that is. */}
      <div
        key={isCancelled ? 'done' : 'decision'}
        className="flex flex-col-reverse gap-3 empty:hidden small:flex-row small:justify-end"
      >
        {isCancelled ? <DoneButtons {...props} isBusy={isBusy} /> : <DecisionButtons {...props} isBusy={isBusy} />}
      </div>
    </Dialog>
  );
}

/** When it ends and what is lost, and the offer where there is one. */
function Decision({ quote, busyWith, onAcceptOffer }: CancelViewProps) {
  const t = useMessages(membership);
  if (quote === null) {
    return busyWith === 'quote' ? (
      <div role="status" aria-label={t('cancel_membership_modal.loading')}>
        <Skeleton shape="block" className="h-32" />
      </div>
    ) : null;
  }
  return (
    <>
      <Losses quote={quote} />
      {quote.offer ? (
        <section aria-label={t('cancel_membership_modal.offer')} className="flex flex-col gap-3">
          <h3 className="text-lead font-semibold text-strong">{t('cancel_membership_modal.offer')}</h3>
          <OfferedDeal offer={quote.offer} />
          <Button
            variant="outline"
            block
            busy={busyWith === 'accept'}
            disabled={busyWith === 'cancel'}
            onClick={onAcceptOffer}
          >
            {t('cancel_membership_modal.accept')}
          </Button>
        </section>
      ) : null}
    </>
  );
}

interface ButtonsProps extends CancelViewProps {
  readonly isBusy: boolean;
}

function DecisionButtons({ quote, busyWith, isBusy, onRetry, onConfirm, onClose }: ButtonsProps) {
  const t = useMessages(membership);
  // Buttons come with what they are about: it would move them from under a hand.
  if (busyWith === 'quote') return null;
  const hasFailed = quote === null;
  return (
    <>
      <Button variant="outline" disabled={isBusy} onClick={onClose}>
        {t('cancel_membership_modal.keep')}
      </Button>
      {hasFailed ? (
        <Button onClick={onRetry}>{t('cancel_membership_modal.retry')}</Button>
      ) : (
        <Button variant="danger" busy={busyWith === 'cancel'} disabled={busyWith === 'accept'} onClick={onConfirm}>
          {t('cancel_membership_modal.cancel')}
        </Button>
      )}
    </>
  );
}

/** The element that says what was done: the pressed button is gone, and the focus would be with it. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

function Done({ quote, reason, onReason }: CancelViewProps) {
  const t = useMessages(membership);
  const done = useMessages(cancelling);
  const until = quote?.accessUntil ?? null;
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} className="text-pretty text-strong outline-none">
        {done('cancelled.text')}{' '}
        {until === null ? null : t('cancel_membership_modal.until', { date: formatDay(until) })}
      </p>
      <ReasonChoice reason={reason} onReason={onReason} />
    </>
  );
}

function DoneButtons({ reason, busyWith, isBusy, onSendReason, onClose }: ButtonsProps) {
  const t = useMessages(membership);
  return (
    <>
      <Button variant="outline" disabled={isBusy} onClick={onClose}>
        {t('cancel_membership_modal.reason.done')}
      </Button>
      <Button busy={busyWith === 'reason'} disabled={reason === null} onClick={onSendReason}>
        {t('cancel_membership_modal.reason.send')}
      </Button>
    </>
  );
}
