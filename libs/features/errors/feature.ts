import { defineFeature } from '@network/core/features/define-feature.ts';

/** The not-found and error pages. They are shown at the requested address. */
export const errorsFeature = defineFeature({
  id: 'errors',
  routes: () => [],
  navigation: [],
  dialogs: { ErrorReport: () => import('./dialogs/error-report-dialog.tsx') },
});
