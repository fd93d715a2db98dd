import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    ReportWallPost: { readonly postId: string };
  }
}

/** The curators' wall. */
export const wallFeature = defineFeature({
  id: 'wall',
  flag: 'curator',
  routes: later(async () => (await import('./routes.tsx')).wallRoutes),
  navigation: [
    { place: 'header', label: 'wall', to: '/wall', order: 47 },
    { place: 'footer', column: 'browse', label: 'wall', to: '/wall', order: 47 },
  ],
  dialogs: { ReportWallPost: () => import('./dialogs/report-post.tsx') },
  searchParameters: { '/wall': ['page', 'curator'] },
});
