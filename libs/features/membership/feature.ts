import { defineFeature } from '@network/core/features/define-feature.ts';
import { membershipRoutes } from './routes.tsx';

/** Paying, upgrading, cancelling and coming back, wherever a member is asked (L02 to L05, L15, L20). */
export const membershipFeature = defineFeature({
  id: 'membership',
  routes: membershipRoutes,
  navigation: [],
  dialogs: {
    SubscriptionStatus: () => import('./dialogs/subscription-status-dialog.tsx'),
  },
});
