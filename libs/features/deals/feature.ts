import { defineFeature } from '@network/core/features/define-feature.ts';
import { dealsRoutes } from './routes.tsx';

/** Deals of partners, the offers interstitial, one-click upsells and the way to the cams. */
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
  slots: {
    dealsCarousel: () => import('./slots/deals-carousel.tsx'),
    promotionalTeaser: () => import('./slots/promotional-teaser.tsx'),
  },
});
