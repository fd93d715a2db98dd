/**
 * Every dialog that opens over a page, with what its opener must say. A dialog is asked for by id, so that no feature
 * imports another; the feature that owns it offers its component in `feature.ts`.
 */
export interface DialogCatalogue {
  /** Asks a person what went wrong (R61). */
  ErrorReport: { readonly correlationId: string };
}

export type DialogId = keyof DialogCatalogue;

/** What the component of a dialog is given. */
export interface DialogProps<Id extends DialogId> {
  readonly options: DialogCatalogue[Id];
  /** Closes the dialog and gives the focus back to where it was. */
  readonly onClose: () => void;
}
