import type { SyntheticEvent } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { lock } from '@network/messages/lock.ts';

/**
 * Covers a page that its browser's lock can't watch, since the lock's code did not come: who set a lock must not leave a page open that
 * nothing will ever cover. What was typed stays on the page below, and the button loads it again.
 */
export function CoveredPage() {
  const t = useMessages(lock);
  return (
    <dialog
      ref={openAboveAll}
      aria-label={t('cover.headTitle')}
      // Escape closes a dialog, at its second press whatever its first was answered.
      onCancel={(event) => event.preventDefault()}
      onClose={(event: SyntheticEvent<HTMLDialogElement>) => openAboveAll(event.currentTarget)}
      className="fixed inset-0 m-0 grid h-dvh max-h-none w-full max-w-none place-content-center bg-page p-6"
    >
      {neededPart}
    </dialog>
  );
}

/** Nothing of the page is reached while a dialog is modal, by no key and no screen reader. */
function openAboveAll(dialog: HTMLDialogElement | null): void {
  if (dialog?.isConnected === true && !dialog.open) dialog.showModal();
}
