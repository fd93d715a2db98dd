import type { ShownPrice } from './shown-price.ts';

/** A new member, as named by the biller's welcome data. */
export interface WelcomeMember {
  readonly memberId: string;
  readonly hashedMemberId: string;
}

/** The terms that the person read and entered before a purchase. */
export interface PurchaseTerms {
  /** The gateway knows what an option costs, and refuses a purchase whose page showed another price. */
  readonly shown?: ShownPrice;
  /** A code that takes something off the first charge, as it was typed. */
  readonly voucher?: string;
}

/** A purchase, on the terms that were read. */
export type PaymentRequest = PurchaseTerms & WhatIsBought;

type WhatIsBought =
  | { readonly kind: 'multisite'; readonly optionId: number }
  | { readonly kind: 'trial-upgrade'; readonly welcome: WelcomeMember | null }
  | { readonly kind: 'single-site'; readonly joinOptionId: number }
  | { readonly kind: 'reactivation'; readonly joinOptionId: number };

/** The gateway's answer; only a multisite purchase has a member to welcome. */
export interface PaymentAnswer {
  readonly success: boolean;
  /** The address to which the gateway sends the person next, or null to stay. */
  readonly location: string | null;
  readonly member: (WelcomeMember & { readonly username: string; readonly orderId: string | null }) | null;
}

/** The call of the gateway for a request, and the part of its input that the flow knows. */
export type PaymentCall =
  | { readonly name: 'internalUpsellOneclickMultisite'; readonly input: PurchaseTerms & { readonly optionId: number } }
  | {
      readonly name: 'internalUpsellOneclickSinglesite';
      readonly input: PurchaseTerms & { readonly joinOptionId: number };
    }
  | { readonly name: 'internalUpsellTrialUpgrade'; readonly input: PurchaseTerms }
  | { readonly name: 'internalUpsellTrialUpgradeWelcomePage'; readonly input: WelcomeMember };

/** Chooses the call; its caller adds ref, elm, NATS code and tracking. */
export function paymentCall(request: PaymentRequest): PaymentCall {
  const { shown, voucher } = request;
  const terms: PurchaseTerms = { ...(shown && { shown }), ...(voucher && { voucher }) };
  switch (request.kind) {
    case 'multisite':
      return { name: 'internalUpsellOneclickMultisite', input: { optionId: request.optionId, ...terms } };
    case 'single-site':
    case 'reactivation':
      return { name: 'internalUpsellOneclickSinglesite', input: { joinOptionId: request.joinOptionId, ...terms } };
    case 'trial-upgrade':
      return request.welcome
        ? { name: 'internalUpsellTrialUpgradeWelcomePage', input: request.welcome }
        : { name: 'internalUpsellTrialUpgrade', input: terms };
  }
}
