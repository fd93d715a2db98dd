import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import { ONE_CLICK_PATH } from './upsell/one-click-path.ts';
import type { DealCardFragment } from '@network/graphql/fragments/deal-card.generated.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** The confirmation step of an outgoing upsell; the link has passed the check of redirect targets. */
    ConfirmOutgoingUpsell: {
      readonly component: string;
      readonly confirmationLink: string;
      readonly confirmationTitle: string;
      readonly description: string;
      readonly price: string;
      /** Posted to the link to buy; without a token the link is only followed. */
      readonly token: string | null;
    };
    /** The promotional video, for people who have not seen it. */
    PromotionalVideo: Readonly<Record<string, never>>;
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** Deals of partners in a row; shown only when there are some. */
    dealsCarousel: { readonly deals: readonly DealCardFragment[] };
    /** Opens the promotional video for people who have not seen it. */
    promotionalTeaser: object;
  }
}

/** Deals of partners, the offers interstitial, one-click upsells and the way to the cams. */
export const dealsFeature = defineFeature({
  id: 'deals',
  routes: later(async () => (await import('./routes.tsx')).dealsRoutes),
  navigation: [
    { place: 'header', label: 'deals', to: '/deals', order: 80 },
    { place: 'footer', column: 'browse', label: 'deals', to: '/deals', order: 80 },
    {
      place: 'footer',
      column: 'browse',
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
    '/offers': ['next', 'notification'],
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
