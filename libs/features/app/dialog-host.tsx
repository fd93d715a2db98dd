import { type ComponentType, Suspense } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { offeredDialogs } from './offered.ts';

/** Shows the dialog that is open. A dialog of a feature that this build does not have shows nothing. */
export function DialogHost() {
  const { current, close } = useDialogs();
  if (!current) return null;
  const Dialog = offeredDialogs[current.id] as ComponentType<{ options: unknown; onClose: () => void }> | undefined;
  if (!Dialog) return null;
  return (
    <Suspense fallback={null}>
      <Dialog options={current.options} onClose={close} />
    </Suspense>
  );
}
