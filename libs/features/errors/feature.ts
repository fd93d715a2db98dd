import { defineFeature } from '@network/core/features/define-feature.ts';

/** Pages for what is not there and for what went wrong. They stand at whatever address was asked for. */
export const errorsFeature = defineFeature({
  id: 'errors',
  routes: () => [],
  navigation: [],
  dialogs: { ErrorReport: () => import('./dialogs/error-report-dialog.tsx') },
});
