import { defineFeature } from '@network/core/features/define-feature.ts';

/** Downloading videos. */
export const downloadsFeature = defineFeature({
  id: 'downloads',
  routes: () => [],
  navigation: [],
  dialogs: { VideoDownload: () => import('./dialogs/video-download-dialog.tsx') },
  slots: { videoDownload: () => import('./slots/video-download.tsx') },
});
