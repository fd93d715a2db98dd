import { useEffect, useEffectEvent } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useCancellation } from '../use-cancellation.ts';
import { CancelView } from './cancel-view.tsx';

/** Cancels the renewal: a reason, at most one offer to stay, the losses, the confirmation. */
export default function CancelMembershipDialog({ options, onClose }: DialogProps<'CancelMembership'>) {
  const flash = useFlash();
  const [flow, send] = useCancellation(options.subscriptionId ?? null);
  const { reason, quote, refusal, error } = flow.context;

  const outcome = flow.status === 'done' ? flow.output : null;
  const onOutcome = useEffectEvent((ended: NonNullable<typeof outcome>) => {
    if (ended.kind !== 'dismissed') flash({ type: 'success', message: billingText(ended.messageKey) });
    onClose();
  });
  useEffect(() => {
    if (outcome) onOutcome(outcome);
  }, [outcome]);

  const isOffering = flow.matches('offering') || flow.matches('acceptingOffer') || outcome?.kind === 'stayed';
  return (
    <CancelView
      part={quote === null ? 'reason' : isOffering ? 'offer' : 'confirm'}
      reason={reason}
      quote={quote}
      isBusy={flow.hasTag('cancellation-loading') || flow.status === 'done'}
      failure={error ? errorText(error) : refusal === null ? undefined : billingText(refusal.messageKey)}
      onReason={(chosen) => send({ type: 'choose-reason', reason: chosen })}
      onContinue={() => send({ type: 'continue' })}
      onDeclineOffer={() => send({ type: 'decline-offer' })}
      onAcceptOffer={() => send({ type: 'accept-offer' })}
      onConfirm={() => send({ type: 'confirm' })}
      onClose={() => send({ type: 'dismiss' })}
    />
  );
}
