import { defineFeature } from '@network/core/features/define-feature.ts';

/** Rating a film, and reviewing it where the tenant has reviews. */
export const ratingsFeature = defineFeature({
  id: 'ratings',
  routes: () => [] as const,
  navigation: [],
  dialogs: {
    Rating: () => import('./dialogs/rating.tsx'),
    ExpertReview: () => import('./dialogs/expert-review.tsx'),
  },
  slots: { videoRating: () => import('./slots/video-rating.tsx') },
});
