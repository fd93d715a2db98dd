import { defineFeature } from '@network/core/features/define-feature.ts';
import { accountRoutes } from './routes.tsx';

/** A person's own page (R21). Other features put their sections into its slots. */
export const accountFeature = defineFeature({
  id: 'account',
  routes: accountRoutes,
  navigation: [{ place: 'member', label: 'account', to: '/account', order: 10 }],
  ownSearchParameters: { '/account': ['password_changed'], '/parent-redirect': ['id_token', 'next'] },
  dialogs: {
    ConvertVipUser: () => import('./dialogs/convert-vip-user-dialog.tsx'),
    TermsConsent: () => import('./dialogs/terms-consent-dialog.tsx'),
    EmailConsent: () => import('./dialogs/email-consent-dialog.tsx'),
    DeviceChallenge: () => import('./dialogs/device-challenge-dialog.tsx'),
    DeleteAccount: () => import('./dialogs/delete-account-dialog.tsx'),
    TandemAccountCreation: () => import('./dialogs/tandem-account-dialog.tsx'),
  },
  slots: {
    accountProfile: () => import('./profile/account-profile.tsx'),
    accountPrivacy: () => import('./privacy/account-privacy.tsx'),
    accountSecurity: () => import('./security/account-security.tsx'),
    sessionObligations: () => import('./obligations/session-obligations.tsx'),
  },
});
