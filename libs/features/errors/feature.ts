import { defineFeature } from '@network/core/features/define-feature.ts';

/** Pages for what is not there and for what went wrong (R56, R61). They stand at whatever address was asked for. */
export const errorsFeature = defineFeature({
  id: 'errors',
  routes: () => [],
  navigation: [],
  dialogs: { ErrorReport: () => import('./dialogs/error-report-dialog.tsx') },
});
