import { defineFeature } from '@network/core/features/define-feature.ts';
import { accountRoutes } from './routes.tsx';

/** A person's own page (R21). Other features put their sections into its slots. */
export const accountFeature = defineFeature({
  id: 'account',
  routes: accountRoutes,
  navigation: [],
  dialogs: {},
  slots: { accountSecurity: () => import('./security/account-security.tsx') },
});
