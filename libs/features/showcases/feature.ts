import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** Films that belong together: the list of showcases and a page for each. */
export const showcasesFeature = defineFeature({
  id: 'showcases',
  flag: 'showcasesPage',
  routes: later(async () => (await import('./routes.tsx')).showcasesRoutes),
  navigation: [
    { place: 'header', label: 'showcases', to: '/showcases', order: 40 },
    { place: 'footer', column: 'browse', label: 'showcases', to: '/showcases', order: 40 },
  ],
  dialogs: {},
  searchParameters: { '/showcase/$slug': ['page'] },
});
