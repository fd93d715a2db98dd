import { defineFeature } from '@network/core/features/define-feature.ts';

/** Asks whether a visit may be measured, and measures what every page has in common. */
export const measuringFeature = defineFeature({
  id: 'measuring',
  routes: () => [],
  navigation: [],
  dialogs: {},
  slots: {
    consentBanner: () => import('./slots/consent-banner.tsx'),
    consentChoice: () => import('./slots/consent-choice.tsx'),
    pageMeasure: () => import('./slots/page-measure.tsx'),
  },
});
