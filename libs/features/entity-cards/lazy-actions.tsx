import { lazy } from 'react';

/**
 * The buttons on cards, which only signed-in people have: visitors load nothing of them. They stand inside a `Suspense`
 * without a fallback, over the picture, so that nothing moves when they come.
 */
export const VideoCardActions = lazy(async () => ({
  default: (await import('./video-card-actions.tsx')).VideoCardActions,
}));

export const FavoriteHeart = lazy(async () => ({
  default: (await import('../save-buttons/favorite-button.tsx')).FavoriteHeart,
}));
