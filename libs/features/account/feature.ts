import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** A VIP user's own email and password. */
    ConvertVipUser: Readonly<Record<string, never>>;
    /** The terms and the privacy policy. */
    TermsConsent: Readonly<Record<string, never>>;
    /** The choice about marketing emails. */
    EmailConsent: Readonly<Record<string, never>>;
    /** Waits until a sign-in is approved by email. */
    DeviceChallenge: Readonly<Record<string, never>>;
    /** Deletes the account permanently; requires the password again. */
    DeleteAccount: Readonly<Record<string, never>>;
    /** The account of the second person of a membership. */
    TandemAccountCreation: Readonly<Record<string, never>>;
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The sections of the account page, each under a heading from the page. */
    accountProfile: object;
    accountPrivacy: object;
    accountSecurity: object;
    /** Dark, light, or as the system; only for brands that have both. */
    appearanceChoice: object;
    /** The drawn avatar that the person chose, in the header. */
    memberAvatar: { readonly avatar: number };
    /** Opens the dialogs that a person must answer first; shows nothing itself. */
    sessionObligations: object;
  }
}

/** A person's own page. Other features put their sections into its slots. */
export const accountFeature = defineFeature({
  id: 'account',
  routes: later(async () => (await import('./routes.tsx')).accountRoutes),
  navigation: [{ place: 'member', label: 'account', to: '/account', order: 10 }],
  ownSearchParameters: { '/account': ['password_changed'], '/parent-redirect': ['id_token', 'next'] },
  arrival: () => import('./arrival.ts'),
  dialogs: {
    ConvertVipUser: () => import('./dialogs/convert-vip-user-dialog.tsx'),
    TermsConsent: () => import('./dialogs/terms-consent-dialog.tsx'),
    EmailConsent: () => import('./dialogs/email-consent-dialog.tsx'),
    DeviceChallenge: () => import('./dialogs/device-challenge-dialog.tsx'),
    DeleteAccount: () => import('./dialogs/delete-account-dialog.tsx'),
    TandemAccountCreation: () => import('./dialogs/tandem-account-dialog.tsx'),
  },
  slots: {
    appearanceChoice: () => import('./appearance/appearance-choice.tsx'),
    memberAvatar: () => import('./slots/member-avatar.tsx'),
    sessionObligations: () => import('./obligations/session-obligations.tsx'),
  },
  laterSlots: {
    accountProfile: () => import('./profile/account-profile.tsx'),
    accountPrivacy: () => import('./privacy/account-privacy.tsx'),
    accountSecurity: () => import('./security/account-security.tsx'),
  },
});
