import type { Money } from '../money/money.ts';

/** A retention offer from the gateway, which returns only offers whose display rules match the person. */
export interface RetentionOffer {
  readonly name: string;
  readonly currencies: readonly string[];
  readonly displayRules: {
    readonly priceRange: { readonly min: number; readonly max: number };
    readonly rebillPeriod: number;
    readonly sites: readonly string[];
    readonly subscriptionType: string;
    readonly brands: readonly string[];
  };
  readonly deal: { readonly newPrice: number; readonly offeredGems: number };
  readonly currentRebill: Money;
}
