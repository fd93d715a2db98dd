import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** The way to a sister site. */
export const xsiteFeature = defineFeature({
  id: 'xsite',
  routes: later(async () => (await import('./routes.tsx')).xsiteRoutes),
  navigation: [],
  dialogs: {},
  ownSearchParameters: { '/xsite/$site': ['deeplink'] },
});
