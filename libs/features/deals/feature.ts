import { defineFeature } from '@network/core/features/define-feature.ts';
import { ONE_CLICK_PATH } from './upsell/one-click-path.ts';
import { dealsRoutes } from './routes.tsx';

/** Deals of partners, offers before one goes on, one-click upsells and the way to the cams (R20, R23, R52 to R54). */
export const dealsFeature = defineFeature({
  id: 'deals',
  routes: dealsRoutes,
  navigation: [
    { place: 'header', label: 'deals', to: '/deals', order: 80 },
    { place: 'footer', label: 'deals', to: '/deals', order: 80 },
    {
      place: 'footer',
      label: 'cams',
      to: '/cams',
      order: 81,
      isVisible: ({ session }) => session.isAuthenticated,
    },
  ],
  dialogs: {
    ConfirmOutgoingUpsell: () => import('./dialogs/confirm-outgoing-upsell.tsx'),
    PromotionalVideo: () => import('./dialogs/promotional-video.tsx'),
  },
  ownSearchParameters: {
    '/deals': ['confirmation'],
    '/offers': ['next'],
    '/cams': 'any',
    [ONE_CLICK_PATH]: 'any',
    '/_upsell_signupsuccess': 'any',
    '/_upsell_signupdenial': 'any',
  },
  slots: {
    dealsCarousel: () => import('./slots/deals-carousel.tsx'),
    promotionalTeaser: () => import('./slots/promotional-teaser.tsx'),
  },
});
