import { lazyPart } from '@network/core/routing/lazy-part.ts';

/**
 * The buttons on cards, for signed-in people only: visitors load none of their code. They are inside a `Suspense`
 * without a fallback, over the picture, so that nothing shifts when they appear.
 */
export const VideoCardActions = lazyPart(async () => ({
  default: (await import('./video-card-actions.tsx')).VideoCardActions,
}));

export const FavoriteHeart = lazyPart(async () => ({
  default: (await import('../save-buttons/favorite-button.tsx')).FavoriteHeart,
}));
