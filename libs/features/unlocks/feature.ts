import { defineFeature } from '@network/core/features/define-feature.ts';

/** Gems and credits: the balance, and what they unlock. */
export const unlocksFeature = defineFeature({
  id: 'unlocks',
  routes: () => [],
  navigation: [],
  dialogs: {
    UnlockChannel: () => import('./dialogs/unlock-channel-dialog.tsx'),
    UnlockVideo: () => import('./dialogs/unlock-video-dialog.tsx'),
    UnlockOrUpgradeMembership: () => import('./dialogs/unlock-or-upgrade-dialog.tsx'),
    UserGemsInfo: () => import('./dialogs/gems-info-dialog.tsx'),
  },
  slots: {
    headerGems: () => import('./slots/header-gems.tsx'),
    accountGems: () => import('./slots/account-gems.tsx'),
    introductions: () => import('./slots/gems-introduction.tsx'),
  },
});
