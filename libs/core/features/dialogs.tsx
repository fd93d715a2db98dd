import { createContext, type ReactNode, startTransition, use, useMemo, useState } from 'react';
import type { DialogCatalogue, DialogId } from './dialog-catalogue.ts';

/** The open dialog, with the properties from its opener. */
export type OpenDialog = { [Id in DialogId]: { readonly id: Id; readonly options: DialogCatalogue[Id] } }[DialogId];

interface Dialogs {
  readonly current: OpenDialog | null;
  /** Opens a dialog in the place of one that is open. */
  readonly open: <Id extends DialogId>(id: Id, options: DialogCatalogue[Id]) => void;
  /** Whether this build has the dialog: links to a missing one are better left out. */
  readonly isOffered: (id: DialogId) => boolean;
  /**
   * Closes it, and returns the focus to the element that had it when the first one opened; where that is gone, as a button is
   * whose deed is done, to the page's main part.
   */
  readonly close: () => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

export interface DialogsProviderProps {
  /** Whether a feature offers a dialog; each one when left out, as in tests. */
  readonly isOffered?: ((id: DialogId) => boolean) | undefined;
  readonly children: ReactNode;
}

const isEachOffered = () => true;

/** Stores which dialog is open. It is not part of the address; the renderer is in features/app. */
export function DialogsProvider({ isOffered = isEachOffered, children }: DialogsProviderProps) {
  const [state, setState] = useState<{ dialog: OpenDialog; opener: Element | null } | null>(null);
  const dialogs = useMemo<Dialogs>(
    () => ({
      current: state?.dialog ?? null,
      open: (id, options) => {
        const focused = document.activeElement;
        const show = () =>
          setState((before) => ({
            // An id goes with its options, which the compiler can't follow once there are several.
            dialog: { id, options } as OpenDialog,
            opener: before?.opener ?? focused,
          }));
        // A dialog that a person opened shows at once. One that opens automatically waits for parts of the page that are
        // still loading, and leaves their HTML alone.
        if (navigator.userActivation?.isActive) show();
        else startTransition(show);
      },
      isOffered,
      close: () => {
        setState(null);
        const opener = state?.opener;
        // The dialog must be closed before anything under it can take the focus.
        if (opener instanceof HTMLElement)
          requestAnimationFrame(() => (opener.isConnected ? opener : document.querySelector('main'))?.focus());
      },
    }),
    [state, isOffered],
  );
  return <DialogsContext value={dialogs}>{children}</DialogsContext>;
}

/** Opens and closes dialogs: `useDialogs().open('ErrorReport', { correlationId, error })`. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider');
  return dialogs;
}
