import { useEffect, useEffectEvent } from 'react';
import type { OpenDialog } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loadPageAgain } from '@network/core/routing/load-page-again.ts';
import { errors } from '@network/messages/errors.ts';

/**
 * Shows a notice each time a dialog that can't be shown is opened. The dialog counts as open until another one is,
 * because a dialog that a person has to answer would otherwise be opened again at once.
 */
export function MissingDialog({ dialog }: { readonly dialog: OpenDialog }) {
  const t = useMessages(errors);
  const flash = useFlash();
  const show = useEffectEvent((_opened: OpenDialog) =>
    flash({
      type: 'error',
      message: t('missing.dialog'),
      action: { label: t('missing.action'), run: loadPageAgain },
    }),
  );
  useEffect(() => show(dialog), [dialog]);
  return null;
}
