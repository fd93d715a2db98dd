import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** The WATCH SCENE text of portal guests; `onConfirmed` is called once it is recorded. */
    GuestScene: { readonly onConfirmed?: () => void };
    /** The player's keys, and the switch for those of the page. */
    PlayerKeys: Readonly<Record<string, never>>;
  }
}

/** Watching: the page of a video and the page of its trailer. */
export const watchFeature = defineFeature({
  id: 'watch',
  routes: later(async () => (await import('./routes.tsx')).watchRoutes),
  navigation: [],
  dialogs: {
    GuestScene: () => import('./dialogs/guest-scene-dialog.tsx'),
    PlayerKeys: () => import('./dialogs/player-keys-dialog.tsx'),
  },
});
