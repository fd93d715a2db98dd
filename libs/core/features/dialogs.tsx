import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import type { DialogCatalogue, DialogId } from './dialog-catalogue.ts';

/** The open dialog, with the properties from its opener. */
export type OpenDialog = { [Id in DialogId]: { readonly id: Id; readonly options: DialogCatalogue[Id] } }[DialogId];

interface Dialogs {
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

interface DialogStore extends Dialogs {
  readonly current: () => OpenDialog | null;
  readonly subscribe: (listener: () => void) => () => void;
}

const DialogsContext = createContext<DialogStore | null>(null);

export interface DialogsProviderProps {
  /** Whether a feature offers a dialog; each one when left out, as in tests. */
  readonly isOffered?: ((id: DialogId) => boolean) | undefined;
  readonly children: ReactNode;
}

const isEachOffered = () => true;

/**
 * Stores which dialog is open. It is not part of the address; the renderer is in features/app. What is provided never changes: a
 * new value would take what the server has rendered of each part whose code is still being loaded.
 */
export function DialogsProvider({ isOffered = isEachOffered, children }: DialogsProviderProps) {
  const [store] = useState(() => createDialogStore(isOffered));
  return <DialogsContext value={store}>{children}</DialogsContext>;
}

function createDialogStore(isOffered: Dialogs['isOffered']): DialogStore {
  const listeners = new Set<() => void>();
  let dialog: OpenDialog | null = null;
  let opener: Element | null = null;
  const show = (next: OpenDialog | null): void => {
    dialog = next;
    for (const listener of listeners) listener();
  };
  return {
    isOffered,
    current: () => dialog,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (id, options) => {
      if (dialog === null) opener = document.activeElement;
      // An id goes with its options, which the compiler can't follow once there are several.
      show({ id, options } as OpenDialog);
    },
    close: () => {
      const former = dialog && opener;
      show(null);
      // The dialog must be closed before anything under it can take the focus.
      if (former instanceof HTMLElement)
        requestAnimationFrame(() => (former.isConnected ? former : document.querySelector('main'))?.focus());
    },
  };
}

function useDialogStore(): DialogStore {
  const store = use(DialogsContext);
  if (!store) throw new Error('useDialogs needs a DialogsProvider');
  return store;
}

/** Opens and closes dialogs: `useDialogs().open('ErrorReport', { correlationId, error })`. */
export const useDialogs: () => Dialogs = useDialogStore;

/** The dialog that is open; null while none is. */
export function useOpenDialog(): OpenDialog | null {
  const { current, subscribe } = useDialogStore();
  return useSyncExternalStore(subscribe, current, current);
}
