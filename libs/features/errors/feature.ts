import { defineFeature } from '@network/core/features/define-feature.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** Asks a person what went wrong (R61). */
    ErrorReport: { readonly correlationId: string };
  }
}

/** Pages for what is not there and for what went wrong (R56, R61). They stand at whatever address was asked for. */
export const errorsFeature = defineFeature({
  id: 'errors',
  routes: () => [],
  navigation: [],
  dialogs: { ErrorReport: () => import('./dialogs/error-report-dialog.tsx') },
});
