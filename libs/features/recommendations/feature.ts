import { shelfSubject } from '@network/access/subjects.ts';
import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import type { RecommendationShelf } from '@network/access/subjects.ts';
import type { CampaignPlace } from '@network/tenant/campaign.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** A shelf of recommended films; `about` is a film's id, a category's or a performer's slug. */
    recommendations: {
      readonly shelf: RecommendationShelf;
      readonly about?: string;
      readonly place: CampaignPlace;
      /** Ids of films that the page shows already: the shelf has others. Null while they are not known. */
      readonly without?: readonly string[] | null;
      /** A shelf further up on the page, with which it shares no film either. */
      readonly below?: RecommendationShelf;
    };
  }
}

/** Recommendations for members: shelves on other pages, and their own page. */
export const recommendationsFeature = defineFeature({
  id: 'recommendations',
  flag: 'recombee',
  routes: later(async () => (await import('./routes.tsx')).recommendationsRoutes),
  navigation: [
    {
      place: 'member',
      label: 'recommended',
      to: '/recommended-videos',
      order: 15,
      isVisible: ({ session }) => session.ability.can('see', shelfSubject('recommendedVideos')),
    },
  ],
  dialogs: {},
  slots: { recommendations: () => import('./slots/recommendation-shelf.tsx') },
});
