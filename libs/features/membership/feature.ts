import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** The price of a membership. `clickLocation` says where it was opened, such as `pp-bar`. */
    PurchaseMembership: {
      readonly includeSinglesite: boolean;
      readonly includeMultisite: boolean;
      readonly clickLocation: string;
      /** Says why the payment that led here was declined; left out where that is not known. */
      readonly declined?: string;
    };
    /** Waits for a bought subscription to become active. */
    SubscriptionStatus: Readonly<Record<string, never>>;
    /** Changes a membership from a month to a year, with what is charged now and later. */
    UpgradeToYearlyMembership: Readonly<Record<string, never>>;
    /** Reverses a cancellation, with an offer where there is one. `source` says where it was opened. */
    ReactivateCancelledRebill: { readonly source: string; readonly subscriptionId?: string };
    /** Cancels the renewal: reason, offer, losses, confirmation. */
    CancelMembership: { readonly subscriptionId?: string };
    /** Pauses a membership for some months. */
    PauseMembership: { readonly subscriptionId: string };
    /** Ends a pause that has begun, with a charge now. */
    ResumeMembership: { readonly subscriptionId: string };
    /** Plans a change to a smaller or shorter plan. */
    ChangePlan: { readonly subscriptionId: string };
    /**
     * The consent before a partner charges the stored card. `price` is the text to show, `oneClickUrl` is checked, `src`
     * is the partner's picture.
     */
    OneClickConsent: {
      readonly partnerName: string;
      readonly price: string;
      readonly oneClickUrl: string;
      readonly src: string;
      /** Posted to the address to buy; without a token the address is only followed. */
      readonly token?: string | null;
    };
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    accountMembership: object;
    /** All memberships of the person. */
    accountMemberships: object;
    /** The upgrade offers at the lower edge of every page. */
    membershipBar: object;
    /** Opens the purchase modal automatically where it should; shows nothing. */
    purchasePrompt: object;
  }
}

/** Paying, upgrading, cancelling and reactivating. */
export const membershipFeature = defineFeature({
  id: 'membership',
  routes: later(async () => (await import('./routes.tsx')).membershipRoutes),
  navigation: [],
  // A membership is cancelled and changed without scripts, as it can be joined without them.
  forms: [
    { path: '/account/cancel', sendsTo: '/brand/cancellation', isMembersOnly: true },
    { path: '/account/pause', sendsTo: '/brand/membership-change', isMembersOnly: true },
    { path: '/account/plan', sendsTo: '/brand/membership-change', isMembersOnly: true },
    { path: '/account/upgrade', sendsTo: '/brand/purchase', isMembersOnly: true },
  ],
  ownSearchParameters: {
    '/account/cancel': ['subscription', 'step', 'done', 'cancellation'],
    '/account/pause': ['subscription', 'done'],
    '/account/plan': ['subscription', 'done'],
    '/account/upgrade': ['optionId'],
  },
  arrival: () => import('./arrival.ts'),
  dialogs: {
    PurchaseMembership: () => import('./dialogs/purchase-membership-dialog.tsx'),
    SubscriptionStatus: () => import('./dialogs/subscription-status-dialog.tsx'),
    UpgradeToYearlyMembership: () => import('./dialogs/yearly-upgrade-dialog.tsx'),
    ReactivateCancelledRebill: () => import('./dialogs/reactivate-dialog.tsx'),
    CancelMembership: () => import('./dialogs/cancel-membership-dialog.tsx'),
    PauseMembership: () => import('./dialogs/pause-membership-dialog.tsx'),
    ResumeMembership: () => import('./dialogs/resume-membership-dialog.tsx'),
    ChangePlan: () => import('./dialogs/change-plan-dialog.tsx'),
    OneClickConsent: () => import('./dialogs/one-click-consent-dialog.tsx'),
  },
  slots: {
    membershipBar: () => import('./prompts/membership-bar.tsx'),
    purchasePrompt: () => import('./prompts/purchase-prompt.tsx'),
  },
  laterSlots: {
    accountMembership: () => import('./account/account-membership.tsx'),
    accountMemberships: () => import('./memberships/account-memberships.tsx'),
  },
});
