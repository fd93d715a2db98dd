import { defineFeature } from '@network/core/features/define-feature.ts';

/** Downloading videos (M12). */
export const downloadsFeature = defineFeature({
  id: 'downloads',
  routes: () => [],
  navigation: [],
  dialogs: { VideoDownload: () => import('./dialogs/video-download-dialog.tsx') },
  slots: { videoDownload: () => import('./slots/video-download.tsx') },
});
