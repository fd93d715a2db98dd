import { useEffect, useEffectEvent, useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { membership } from '@network/messages/membership.ts';
import { keepChoice, useKeptOrder } from '../changing/kept-order.ts';
import { afterPurchase } from '../follow-purchase.ts';
import { paymentFailureText } from '../payment-failure-text.ts';
import { purchaseOptionsQuery } from '../queries.ts';
import { requestedOptions, purchaseRequest } from '../purchase-request.ts';
import { useHostedPurchase } from '../use-hosted-purchase.ts';
import { usePurchase, usePurchaseOrigin } from '../use-purchase.ts';
import { chosenBiller, paymentMethods } from '../../plan-choice/payment-methods.ts';
import { shownPriceOf } from '../../plan-choice/shown-price.ts';
import VoucherEntry from '../../plan-choice/voucher/voucher-entry.tsx';
import { refusalText } from '../refusal-text.ts';
import { PurchaseView } from './purchase-view.tsx';

/** The page that tells of a declined payment opens the dialog by this name. */
const AFTER_DECLINE = 'SignupDenied';
/** The way to pay that charges the card of an earlier payment, as forms name it. */
const STORED_CARD = 'stored';
/** Says that a payment went wrong without a reason: it may have been no card, or no refusal of one. */
const NOT_PAID = 'billing.payment.failed';

/** The purchase modal. */
export default function PurchaseMembershipDialog({ options, onClose }: DialogProps<'PurchaseMembership'>) {
  const t = useMessages(membership);
  const flash = useFlash();
  const dialogs = useDialogs();
  const { name } = useTenant();
  const { viewer } = useSession();
  const { data } = useQuery(purchaseOptionsQuery);
  const { flow, send, refusal } = usePurchase(options.clickLocation);
  const originOf = usePurchaseOrigin(options.clickLocation);
  const hosted = useHostedPurchase();
  // A payment that was declined leads to another page, from where this dialog is opened again.
  const kept = useKeptOrder();
  const wasDeclined = kept !== null && options.clickLocation === AFTER_DECLINE;
  const [chosenId, setChosenId] = useState<number | null>(kept && Number(kept.optionId));
  const [billerId, setBillerId] = useState<string | null>(kept && kept.biller);
  const [wantsStored, setWantsStored] = useState(kept === null || kept.biller === STORED_CARD);
  const [voucher, setVoucher] = useState(kept?.voucher ?? '');
  const [reduced, setReduced] = useState<PlanOptionFragment | null>(null);

  const joinOptions = data?.joinOptions;
  const offered = joinOptions ? requestedOptions(joinOptions.options, options) : null;
  const presetId = chosenId ?? joinOptions?.defaultSubscription?.optionId;
  const chosen = offered?.find(({ optionId }) => optionId === presetId) ?? offered?.[0] ?? null;
  const biller = chosenBiller(paymentMethods(joinOptions?.billers ?? []), billerId ?? undefined)?.id ?? '';
  const hasStoredCard = joinOptions?.isOneClickEnabled === true;
  const usesStoredCard = hasStoredCard && wantsStored;
  const page = hosted.data?.startPurchase;

  const failure = flow.context.failure;
  const onFailed = useEffectEvent((error: unknown) => flash({ type: 'error', message: paymentFailureText(error) }));
  useEffect(() => {
    if (failure) onFailed(failure.error);
  }, [failure]);

  const outcome = flow.status === 'done' ? flow.output : null;
  const onOutcome = useEffectEvent((ended: NonNullable<typeof outcome>) => {
    if (ended.kind === 'dismissed') return onClose();
    const next = afterPurchase(ended);
    if (next.kind !== 'wait' || next.isPaid) flash({ type: 'success', message: t(ended.messageKey) });
    if (next.kind === 'go') window.location.assign(next.href);
    else if (next.kind === 'wait') dialogs.open('SubscriptionStatus', {});
    else onClose();
  });
  useEffect(() => {
    if (outcome) onOutcome(outcome);
  }, [outcome]);

  const pay = () => {
    if (!chosen) return;
    if (usesStoredCard)
      return send({ type: 'purchase', request: purchaseRequest(chosen, viewer.subscription, voucher) });
    const terms = { shown: shownPriceOf(chosen), ...(voucher.trim() !== '' && { voucher }) };
    keepChoice({ optionId: String(chosen.optionId), biller, voucher });
    hosted.mutate({ input: { optionId: chosen.optionId, biller, ...terms, ...originOf() } });
  };
  const problem = hosted.error
    ? errorText(hosted.error)
    : page?.success === false
      ? (refusalText(page) ?? billingText(null))
      : wasDeclined && !hosted.isPending && page === undefined
        ? (options.declined ?? billingText(NOT_PAID))
        : undefined;
  const refused = failure ? (refusal ?? paymentFailureText(failure.error)) : undefined;
  const paidBy = usesStoredCard ? joinOptions.oneClickBiller : joinOptions?.billers.find(({ id }) => id === biller);
  return (
    <PurchaseView
      brand={name}
      isBack={viewer.subscription?.isActive === false}
      options={offered}
      existing={joinOptions?.existing ?? null}
      chosen={chosen}
      reduced={reduced?.optionId === chosen?.optionId ? reduced : null}
      voucherEntry={
        chosen && paidBy ? (
          <VoucherEntry
            option={chosen}
            biller={paidBy}
            billers={joinOptions?.billers ?? []}
            typed={kept?.voucher}
            refused={undefined}
            onReduced={setReduced}
            onTyped={setVoucher}
          />
        ) : null
      }
      onChoose={setChosenId}
      billers={joinOptions?.billers ?? []}
      paidBy={paidBy}
      billerId={biller}
      onChooseBiller={setBillerId}
      hasStoredCard={hasStoredCard}
      storedCard={joinOptions?.storedCard?.name ?? null}
      usesStoredCard={usesStoredCard}
      onUseStoredCard={setWantsStored}
      isPaying={
        flow.hasTag('payment-loading') || flow.matches('updatingStatus') || hosted.isPending || page?.success === true
      }
      failure={usesStoredCard ? refused : problem}
      onPay={pay}
      onClose={() => send({ type: 'dismiss' })}
    />
  );
}
