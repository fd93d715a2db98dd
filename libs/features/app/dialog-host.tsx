import { Suspense } from 'react';
import { useDialogs, useOpenDialog } from '@network/core/features/dialogs.tsx';
import { lazyPart } from '@network/core/routing/lazy-part.ts';

/** Comes with the routes of later pages, which are loaded as soon as the first page is there. */
const OpenDialog = lazyPart(() => import('./open-dialog.tsx'));

/** Shows the dialog that is open. */
export function DialogHost() {
  const current = useOpenDialog();
  const { close } = useDialogs();
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <OpenDialog dialog={current} onClose={close} />
    </Suspense>
  );
}
