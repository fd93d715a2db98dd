import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** Giving a membership, and redeeming a code. */
export const giftsFeature = defineFeature({
  id: 'gifts',
  routes: later(async () => (await import('./routes.tsx')).giftsRoutes),
  navigation: [{ place: 'footer', column: 'help', label: 'gifts', to: '/gift', order: 25 }],
  dialogs: {},
  searchParameters: { '/gift': ['declined'] },
  // A code is its owner's, and an order its buyer's: no page with one is shared.
  ownSearchParameters: { '/redeem': ['code'], '/gift/card': ['code'], '/gift/thanks': ['order'] },
});
