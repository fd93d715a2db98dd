import { lazy } from 'react';

/**
 * The buttons on cards, for signed-in people only: visitors load none of their code. They are inside a `Suspense`
 * without a fallback, over the picture, so that nothing shifts when they appear.
 */
export const VideoCardActions = lazy(async () => ({
  default: (await import('./video-card-actions.tsx')).VideoCardActions,
}));

export const FavoriteHeart = lazy(async () => ({
  default: (await import('../save-buttons/favorite-button.tsx')).FavoriteHeart,
}));
