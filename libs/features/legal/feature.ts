import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** The legal documents, open to everyone. */
export const legalFeature = defineFeature({
  id: 'legal',
  routes: later(async () => (await import('./routes.tsx')).legalRoutes),
  navigation: [
    { place: 'footer', column: 'legal', label: 'terms', to: '/terms', order: 10 },
    { place: 'footer', column: 'legal', label: 'privacy', to: '/privacy', order: 20 },
    { place: 'footer', column: 'help', label: 'safety', to: '/safety', order: 30, listedAs: () => null },
    { place: 'footer', column: 'legal', label: 'compliance', to: '/2257', order: 40 },
  ],
  dialogs: {},
});
