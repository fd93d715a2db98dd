import { defineFeature } from '@network/core/features/define-feature.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The question for consent to measuring, and what is measured on every page. */
    consentBanner: object;
    consentChoice: object;
    pageMeasure: object;
  }
}

/** The question for consent to measuring, and the events that every page has. */
export const measuringFeature = defineFeature({
  id: 'measuring',
  routes: () => [],
  navigation: [],
  dialogs: {},
  slots: {
    consentBanner: () => import('./slots/consent-banner.tsx'),
    pageMeasure: () => import('./slots/page-measure.tsx'),
  },
  laterSlots: {
    consentChoice: () => import('./slots/consent-choice.tsx'),
  },
});
