import { defineFeature } from '@network/core/features/define-feature.ts';
import type { VideoSubject } from '@network/access/subjects.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** A film from 0 to 10. */
    Rating: { readonly videoId: string; readonly slug: string; readonly title: string };
    /** A film and its parts. */
    ExpertReview: { readonly videoId: string; readonly slug: string; readonly title: string };
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The viewer's rating of a video, and the way to rate it. */
    videoRating: { readonly video: { readonly subject: VideoSubject; readonly slug: string; readonly title: string } };
  }
}

/** Rating a film, and reviewing it where the tenant has reviews. */
export const ratingsFeature = defineFeature({
  id: 'ratings',
  routes: () => [] as const,
  navigation: [],
  dialogs: {
    Rating: () => import('./dialogs/rating.tsx'),
    ExpertReview: () => import('./dialogs/expert-review.tsx'),
  },
  laterSlots: {
    videoRating: () => import('./slots/video-rating.tsx'),
  },
});
