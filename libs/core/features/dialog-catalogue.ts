/**
 * Every dialog that can open over a page, with the options that its caller passes. Each feature adds its own dialogs by
 * module augmentation in its `feature.ts`, so that any feature can open a dialog by id without importing its owner.
 * A dialog that is declared but offered by no feature does not compile (features/app/registry.ts).
 */
export interface DialogCatalogue {}

export type DialogId = keyof DialogCatalogue;

/** Props of a dialog's component. */
export interface DialogProps<Id extends DialogId> {
  readonly options: DialogCatalogue[Id];
  /** Closes the dialog and returns the focus to where it was. */
  readonly onClose: () => void;
}
