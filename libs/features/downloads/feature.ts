import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** The sizes of a video and the remaining quota. */
    VideoDownload: { readonly slug: string };
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The way to a video's files. */
    videoDownload: {
      readonly video: Pick<
        VideoCardFragment,
        'videoId' | 'slug' | 'isDenied' | 'isUpcoming' | 'freeVideo' | 'isFreeLimitedTrial' | 'site' | 'channel'
      >;
    };
  }
}

/** Downloading videos, and `/downloads`. */
export const downloadsFeature = defineFeature({
  id: 'downloads',
  routes: later(async () => (await import('./routes.tsx')).downloadsRoutes),
  navigation: [],
  searchParameters: { '/downloads': ['page'] },
  dialogs: { VideoDownload: () => import('./dialogs/video-download-dialog.tsx') },
  laterSlots: {
    videoDownload: () => import('./slots/video-download.tsx'),
  },
});
