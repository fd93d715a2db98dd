import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** A paid account has not been created yet. */
    AccountCreationError: { readonly code: string; readonly onRetry: () => void };
  }
}

/** The pages that a payment page returns to: welcome, trial upgrade, and denials. */
export const welcomeFeature = defineFeature({
  id: 'welcome',
  routes: later(async () => (await import('./routes.tsx')).welcomeRoutes),
  navigation: [],
  ownSearchParameters: {
    '/_signupsuccess': 'any',
    '/_signup-extern/$biller': 'any',
    '/_upgrademembership': 'any',
    '/_upgradesuccess': 'any',
    '/_upgradedenial': 'any',
    '/_signupdenial': 'any',
  },
  dialogs: { AccountCreationError: () => import('./dialogs/account-creation-error.tsx') },
});
