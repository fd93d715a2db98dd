import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { transportOf } from '@network/core/api/transport.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { type YearlyQuote, yearlyUpgradeMachine } from '@network/lifecycle/yearly-upgrade/yearly-upgrade.machine.ts';
import { membership } from '@network/messages/membership.ts';
import { YearlyQuoteDocument } from '../api/yearly-quote.generated.ts';
import { afterLocation } from '../follow-purchase.ts';
import { paymentFailureText } from '../payment-failure-text.ts';
import { refreshRights } from '../refresh-rights.ts';
import { usePayment } from '../use-purchase.ts';
import { YearlyUpgradeView } from './yearly-upgrade-view.tsx';

/** From a month to a year, at the price that was shown and confirmed. */
export default function YearlyUpgradeDialog({ onClose }: DialogProps<'UpgradeToYearlyMembership'>) {
  const t = useMessages(membership);
  const flash = useFlash();
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const { payment } = usePayment('UpgradeToYearlyMembership');
  const machine = useMemo(() => {
    const loadQuote = fromPromise<YearlyQuote | null>(async () => {
      const { yearlyUpgradeQuote: quote } = await transportOf(queryClient)(YearlyQuoteDocument, undefined);
      // The gateway returns the next charge of a subscription that renews.
      return quote && quote.laterAt !== null ? { ...quote, laterAt: quote.laterAt } : null;
    });
    return yearlyUpgradeMachine.provide({ actors: { loadQuote, payment } });
  }, [queryClient, payment]);
  const [flow, send] = useMachine(machine);

  const outcome = flow.status === 'done' ? flow.output : null;
  const onOutcome = useEffectEvent(async (ended: NonNullable<typeof outcome>) => {
    if (ended.kind !== 'upgraded') {
      const isRefused = ended.kind === 'not-upgradeable';
      if (isRefused) flash({ type: 'info', message: t('upgrade_to_yearly_modal.not_upgradeable') });
      return onClose();
    }
    const next = afterLocation(ended.location, true);
    if (next.kind !== 'wait' || next.isPaid) flash({ type: 'success', message: t(ended.messageKey) });
    await refreshRights(queryClient).catch(() => undefined);
    if (next.kind === 'wait') dialogs.open('SubscriptionStatus', {});
    else onClose();
  });
  useEffect(() => {
    if (outcome) void onOutcome(outcome);
  }, [outcome]);

  const { messageKey, quote, error } = flow.context;
  return (
    <YearlyUpgradeView
      quote={quote}
      isUnavailable={flow.matches('unavailable')}
      isPaying={flow.hasTag('payment-loading') || flow.status === 'done'}
      failure={messageKey === null ? undefined : paymentFailureText(error)}
      onConfirm={() => send({ type: 'confirm' })}
      onRetry={() => send({ type: 'retry' })}
      onClose={() => send({ type: 'dismiss' })}
    />
  );
}
