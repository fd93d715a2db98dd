import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The bell of the header, with the number of unread notices; it loads it for itself. */
    headerNotices: object;
  }
}

/** Notices about new films of performers and channels that a member follows, and of searches that they saved. */
export const noticesFeature = defineFeature({
  id: 'notices',
  routes: later(async () => (await import('./routes.tsx')).noticesRoutes),
  navigation: [],
  dialogs: {},
  slots: { headerNotices: () => import('./slots/header-notices.tsx') },
  searchParameters: { '/notices': ['page'] },
});
