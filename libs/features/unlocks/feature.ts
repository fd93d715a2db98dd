import { defineFeature } from '@network/core/features/define-feature.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** The packs of a channel with their prices. At least one of the two is set; the pack is shown first. */
    UnlockChannel: { readonly channelId: string | null; readonly initialPack: string | null };
    /** One video for one credit. */
    UnlockVideo: { readonly videoId: string };
    /** Offers people who can do either one video for a credit, or everything with a membership. */
    UnlockOrUpgradeMembership: { readonly videoId: string };
    /** What gems are, the balance, and the date of the next grant. */
    UserGemsInfo: Readonly<Record<string, never>>;
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** Gems of a member, in the header of every page. */
    headerGems: object;
    accountGems: object;
    /** Strips that introduce something once, when no obligation is pending. */
    introductions: object;
  }
}

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
    introductions: () => import('./slots/gems-introduction.tsx'),
  },
  laterSlots: {
    accountGems: () => import('./slots/account-gems.tsx'),
  },
});
