import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { transportOf } from '@network/core/api/transport.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { type YearlyQuote, yearlyUpgradeMachine } from '@network/lifecycle/yearly-upgrade/yearly-upgrade.machine.ts';
import { membership } from '@network/messages/membership.ts';
import VoucherEntry from '../../plan-choice/voucher/voucher-entry.tsx';
import { YearlyQuoteDocument } from '../api/yearly-quote.generated.ts';
import { afterLocation } from '../follow-purchase.ts';
import { paymentFailureText } from '../payment-failure-text.ts';
import { purchaseOptionsQuery } from '../queries.ts';
import { refreshRights } from '../refresh-rights.ts';
import { usePayment } from '../use-purchase.ts';
import { YearlyUpgradeView } from './yearly-upgrade-view.tsx';

/** Changes a membership from a month to a year, at the price that was shown and confirmed. */
export default function YearlyUpgradeDialog({ onClose }: DialogProps<'UpgradeToYearlyMembership'>) {
  const t = useMessages(membership);
  const flash = useFlash();
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const { payment, refusal, changes } = usePayment('UpgradeToYearlyMembership');
  const [voucher, setVoucher] = useState('');
  const [reduced, setReduced] = useState<YearlyQuote | null>(null);
  const { data } = useQuery(purchaseOptionsQuery);
  const stored = data?.joinOptions.oneClickBiller;
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

  const isOffered = flow.matches('offered');
  const requoted = useRef(0);
  const requote = useEffectEvent((change: number) => {
    if (change === requoted.current) return;
    requoted.current = change;
    send({ type: 'requote' });
  });
  useEffect(() => {
    if (isOffered) requote(changes);
  }, [isOffered, changes]);

  const { messageKey, quote, error } = flow.context;
  return (
    <YearlyUpgradeView
      quote={reduced?.optionId === quote?.optionId ? (reduced ?? quote) : quote}
      voucherEntry={
        quote && stored ? (
          <VoucherEntry
            option={quote}
            biller={stored}
            billers={[stored]}
            typed={undefined}
            refused={undefined}
            onReduced={setReduced}
            onTyped={setVoucher}
          />
        ) : null
      }
      isUnavailable={flow.matches('unavailable')}
      isPaying={flow.hasTag('payment-loading') || flow.status === 'done'}
      failure={messageKey === null ? undefined : (refusal ?? paymentFailureText(error))}
      onConfirm={() => send({ type: 'confirm', ...(voucher.trim() !== '' && { voucher }) })}
      onRetry={() => send({ type: 'retry' })}
      onClose={() => send({ type: 'dismiss' })}
    />
  );
}
