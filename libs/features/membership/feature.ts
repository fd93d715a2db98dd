import { defineFeature } from '@network/core/features/define-feature.ts';
import { membershipRoutes } from './routes.tsx';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** What a membership costs (M05). `clickLocation` says where it was asked for, such as `pp-bar` (K10). */
    PurchaseMembership: {
      readonly includeSinglesite: boolean;
      readonly includeMultisite: boolean;
      readonly clickLocation: string;
    };
    /** Waits for a bought subscription to become active (M04, L05). */
    SubscriptionStatus: Readonly<Record<string, never>>;
    /** From a month to a year, with what is charged now and later (M06, L20). */
    UpgradeToYearlyMembership: Readonly<Record<string, never>>;
    /** Takes a cancellation back, for an offer where one waits (M15, L04). `source` says where it was asked for. */
    ReactivateCancelledRebill: { readonly source: string };
    /** Cancels the renewal: reason, offer, losses, confirmation (D25). */
    CancelMembership: Readonly<Record<string, never>>;
    /** Asks before a partner charges the stored card (M14). `price` is the text to show, `oneClickUrl` is checked (D15), `src` is the partner's picture. */
    OneClickConsent: {
      readonly partnerName: string;
      readonly price: string;
      readonly oneClickUrl: string;
      readonly src: string;
    };
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    accountMembership: object;
    /** What is offered to who could have more, at the lower edge of every page. */
    membershipBar: object;
    /** Opens the purchase modal by itself where it should (L15); shows nothing. */
    purchasePrompt: object;
  }
}

/** Paying, upgrading, cancelling and coming back, wherever a member is asked (L02 to L05, L15, L20). */
export const membershipFeature = defineFeature({
  id: 'membership',
  routes: membershipRoutes,
  navigation: [],
  dialogs: {
    PurchaseMembership: () => import('./dialogs/purchase-membership-dialog.tsx'),
    SubscriptionStatus: () => import('./dialogs/subscription-status-dialog.tsx'),
    UpgradeToYearlyMembership: () => import('./dialogs/yearly-upgrade-dialog.tsx'),
    ReactivateCancelledRebill: () => import('./dialogs/reactivate-dialog.tsx'),
    CancelMembership: () => import('./dialogs/cancel-membership-dialog.tsx'),
    OneClickConsent: () => import('./dialogs/one-click-consent-dialog.tsx'),
  },
  slots: {
    accountMembership: () => import('./account/account-membership.tsx'),
    membershipBar: () => import('./prompts/membership-bar.tsx'),
    purchasePrompt: () => import('./prompts/purchase-prompt.tsx'),
  },
});
