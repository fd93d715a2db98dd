import { useEffect, useEffectEvent } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { useCancellation } from '../use-cancellation.ts';
import { CancelView, type CancelViewProps } from './cancel-view.tsx';

/** What is under way in the states of the flow in which something is; a button stays busy until the dialog has closed. */
const BUSY_WITH: Readonly<Record<string, CancelViewProps['busyWith']>> = {
  requestingQuote: 'quote',
  cancelling: 'cancel',
  acceptingOffer: 'accept',
  stayed: 'accept',
  sendingReason: 'reason',
};

/** Cancels the renewal: what is lost with at most one offer to stay, and a press that does it. The reason is asked after it. */
export default function CancelMembershipDialog({ options, onClose }: DialogProps<'CancelMembership'>) {
  const flash = useFlash();
  const [flow, send] = useCancellation(options.subscriptionId ?? null);
  const { reason, quote, refusal, error } = flow.context;

  const outcome = flow.status === 'done' ? flow.output : null;
  const onOutcome = useEffectEvent((ended: NonNullable<typeof outcome>) => {
    // The dialog itself has said that it is cancelled.
    if (ended.kind === 'stayed' || ended.kind === 'told') {
      flash({ type: 'success', message: billingText(ended.messageKey) });
    }
    onClose();
  });
  useEffect(() => {
    if (outcome) onOutcome(outcome);
  }, [outcome]);

  return (
    <CancelView
      quote={quote}
      isCancelled={flow.context.outcome?.kind === 'cancelled' || flow.context.outcome?.kind === 'told'}
      busyWith={BUSY_WITH[flow.value] ?? null}
      reason={reason}
      failure={error ? errorText(error) : refusal === null ? undefined : billingText(refusal.messageKey)}
      onRetry={() => send({ type: 'retry' })}
      onAcceptOffer={() => send({ type: 'accept-offer' })}
      onConfirm={() => send({ type: 'confirm' })}
      onReason={(chosen) => send({ type: 'choose-reason', reason: chosen })}
      onSendReason={() => send({ type: 'send-reason' })}
      onClose={() => send({ type: 'dismiss' })}
    />
  );
}
