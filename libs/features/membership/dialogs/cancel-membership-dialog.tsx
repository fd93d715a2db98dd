import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { billingText } from '@network/core/i18n/billing-text.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import type { CancellationReason } from '@network/graphql/schema-types.generated.ts';
import { AcceptCancellationOfferDocument } from '../api/accept-cancellation-offer.generated.ts';
import { ConfirmCancellationDocument } from '../api/confirm-cancellation.generated.ts';
import { StartCancellationDocument } from '../api/start-cancellation.generated.ts';
import { refreshRights } from '../refresh-rights.ts';
import { CancelView } from './cancel-view.tsx';

/** Cancels the renewal, as easily as one joins: a reason, a fitting offer at most once, the losses, done. */
export default function CancelMembershipDialog({ onClose }: DialogProps<'CancelMembership'>) {
  const flash = useFlash();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<CancellationReason | null>(null);
  const [isOfferPast, setOfferPast] = useState(false);
  const start = useMutation(operationMutation(StartCancellationDocument));
  const settle = async (answer: { readonly success: boolean; readonly messageKey: string }) => {
    if (!answer.success) return;
    flash({ type: 'success', message: billingText(answer.messageKey) });
    await refreshRights(queryClient).catch(() => undefined);
    onClose();
  };
  const confirm = useMutation({
    ...operationMutation(ConfirmCancellationDocument),
    onSuccess: ({ confirmCancellation }) => settle(confirmCancellation),
  });
  const accept = useMutation({
    ...operationMutation(AcceptCancellationOfferDocument),
    onSuccess: ({ acceptCancellationOffer }) => settle(acceptCancellationOffer),
  });

  const step = start.data?.startCancellation;
  const answers = [step, confirm.data?.confirmCancellation, accept.data?.acceptCancellationOffer];
  const refusal = answers.find((answer) => answer?.success === false);
  const error = start.error ?? confirm.error ?? accept.error;
  const confirmationId = step?.confirmationId ?? null;
  const withConfirmation = (act: (variables: { confirmationId: string }) => void) => () => {
    if (confirmationId !== null) act({ confirmationId });
  };
  return (
    <CancelView
      reason={reason}
      onReason={setReason}
      step={step?.success ? step : null}
      isOfferPast={isOfferPast}
      isBusy={start.isPending || confirm.isPending || accept.isPending}
      failure={error ? errorText(error) : refusal ? billingText(refusal.messageKey) : undefined}
      onStart={() => reason && start.mutate({ reason })}
      onDeclineOffer={() => setOfferPast(true)}
      onAcceptOffer={withConfirmation(accept.mutate)}
      onConfirm={withConfirmation(confirm.mutate)}
      onClose={onClose}
    />
  );
}
