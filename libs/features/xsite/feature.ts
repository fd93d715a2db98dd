import { defineFeature } from '@network/core/features/define-feature.ts';
import { xsiteRoutes } from './routes.tsx';

/** The way to a sister site. */
export const xsiteFeature = defineFeature({
  id: 'xsite',
  routes: xsiteRoutes,
  navigation: [],
  dialogs: {},
  ownSearchParameters: { '/xsite/$site': ['deeplink'] },
});
