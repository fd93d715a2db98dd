import { defineFeature } from '@network/core/features/define-feature.ts';
import { membershipRoutes } from './routes.tsx';

/** Paying, upgrading, cancelling and reactivating. */
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
