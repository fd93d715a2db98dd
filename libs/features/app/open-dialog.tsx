import { type ComponentType, Suspense } from 'react';
import type { DialogId, DialogProps } from '@network/core/features/dialog-catalogue.ts';
import type { OpenDialog as Opened } from '@network/core/features/dialogs.tsx';
import type { Part } from '@network/core/routing/lazy-part.ts';
import { MissingDialog } from './missing-dialog.tsx';
import { lazyAll } from './offered.ts';
import { builtFeatures } from './registry.ts';

/** The dialogs of this build, each loaded when it is first opened. */
const offeredDialogs = lazyAll(builtFeatures.map((feature) => feature.dialogs)) as unknown as {
  readonly [Id in DialogId]?: ComponentType<DialogProps<Id>>;
};

/** The ids of the dialogs of this build. */
export const offeredDialogIds = Object.keys(offeredDialogs) as readonly DialogId[];

export interface OpenDialogProps {
  readonly dialog: Opened;
  readonly onClose: () => void;
}

/** An open dialog. One of a feature that this build does not have shows nothing. */
export default function OpenDialog({ dialog, onClose }: OpenDialogProps) {
  const Dialog = offeredDialogs[dialog.id] as Part<{ options: unknown; onClose: () => void }> | undefined;
  if (!Dialog) return null;
  return (
    <Suspense fallback={null}>
      <Dialog options={dialog.options} onClose={onClose} missing={<MissingDialog dialog={dialog} />} />
    </Suspense>
  );
}
