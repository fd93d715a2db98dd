import { defineFeature } from '@network/core/features/define-feature.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** The packs of a channel, and what they cost (M09). At least one of both is given; the pack is shown first. */
    UnlockChannel: { readonly channelId: string | null; readonly initialPack: string | null };
    /** One video for one credit (M08). */
    UnlockVideo: { readonly videoId: string };
    /** For those who may do either: one video for a credit, or everything with a membership (M03). */
    UnlockOrUpgradeMembership: { readonly videoId: string };
    /** What gems are, how many one has, and when there are more (M10). */
    UserGemsInfo: Readonly<Record<string, never>>;
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** Gems of a member, in the header of every page. */
    headerGems: object;
    accountGems: object;
    /** What a person is told once, when nothing waits for an answer of theirs; shows nothing by itself. */
    introductions: object;
  }
}

/** Gems and credits: what they are, how many one has, and what they unlock (L08-L11, M03, M08-M10). */
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
