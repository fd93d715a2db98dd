import type { Execute } from '@network/core/api/execute.ts';
import type { Money } from '@network/lifecycle/money/money.ts';
import { type PaymentAnswer, paymentCall, type PaymentRequest } from '@network/lifecycle/payment/payment-request.ts';
import { BuyMultisiteDocument } from './api/buy-multisite.generated.ts';
import { BuySinglesiteDocument } from './api/buy-singlesite.generated.ts';
import { UpgradeTrialDocument } from './api/upgrade-trial.generated.ts';

/** The origin of a purchase; it never changes the charge. */
export interface PurchaseOrigin {
  readonly ref: string;
  readonly elm: string;
  readonly nats?: string;
  /** The campaign of the place that was clicked. */
  readonly tracking?: { readonly ujc: string };
}

/** The gateway's answer, with the key of its refusal. */
export interface StoredCardAnswer extends PaymentAnswer {
  readonly messageKey: string | null;
  /** What it costs now, where another price was shown. */
  readonly changedPrice?: { readonly now: Money } | null;
}

/**
 * Pays with the card of an earlier payment, by the call that the request names.
 * @throws ApiError when the gateway could not be reached
 */
export async function payWithStoredCard(
  execute: Execute,
  request: PaymentRequest,
  { ref, elm, nats, tracking }: PurchaseOrigin,
): Promise<StoredCardAnswer> {
  const campaign = tracking === undefined ? {} : { tracking };
  const call = paymentCall(request);
  switch (call.name) {
    case 'internalUpsellOneclickMultisite': {
      const input = { ...call.input, ref, elm, ...campaign, ...(nats !== undefined && { multisiteNatsCode: nats }) };
      const answer = (await execute(BuyMultisiteDocument, { input })).internalUpsellOneclickMultisite;
      const { memberId, hashedMemberId, username, orderId } = answer;
      const isNamed = memberId !== null && hashedMemberId !== null && username !== null;
      return { ...answer, member: isNamed ? { memberId, hashedMemberId, username, orderId } : null };
    }
    case 'internalUpsellOneclickSinglesite': {
      const input = { ...call.input, ref, elm, ...campaign, ...(nats !== undefined && { natsCode: nats }) };
      const answer = (await execute(BuySinglesiteDocument, { input })).internalUpsellOneclickSinglesite;
      return { ...answer, member: null };
    }
    case 'internalUpsellTrialUpgrade': {
      const input = { ...call.input, ref, ...campaign };
      const answer = (await execute(UpgradeTrialDocument, { input })).internalUpsellTrialUpgrade;
      return { ...answer, member: null };
    }
    case 'internalUpsellTrialUpgradeWelcomePage':
      throw new Error('Who was just signed up pays on the upgrade page');
  }
}
