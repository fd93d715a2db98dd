import { defineFeature } from '@network/core/features/define-feature.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** A form in which a person describes what went wrong. */
    ErrorReport: { readonly correlationId: string; readonly error: string | null };
  }
}

/** The not-found and error pages. They are shown at the requested address. */
export const errorsFeature = defineFeature({
  id: 'errors',
  routes: () => [],
  navigation: [],
  dialogs: { ErrorReport: () => import('./dialogs/error-report-dialog.tsx') },
});
