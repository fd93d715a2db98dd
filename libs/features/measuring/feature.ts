import { defineFeature } from '@network/core/features/define-feature.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** Asks whether the visit may be measured, and lets that be changed; what is measured on every page (K12). */
    consentBanner: object;
    consentChoice: object;
    pageMeasure: object;
  }
}

/** Asks whether a visit may be measured, and measures what every page has in common (K12). */
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
