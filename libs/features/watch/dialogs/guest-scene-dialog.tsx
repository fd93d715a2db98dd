import { useMutation } from '@tanstack/react-query';
import { operationMutation } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { refreshProfile } from '@network/core/session/refresh-profile.ts';
import { obligations } from '@network/messages/obligations.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { ConfirmGuestScenesDocument } from '../api/confirm-guest-scenes.generated.ts';

/** Asks a portal guest to confirm before a film that is open to guests plays. */
export default function GuestSceneDialog({ options, onClose }: DialogProps<'GuestScene'>) {
  const t = useMessages(obligations);
  const confirm = useMutation({
    ...operationMutation(ConfirmGuestScenesDocument),
    onSuccess: async (_data, _variables, _result, { client }) => {
      options.onConfirmed?.();
      // The rights of the profile let the film play.
      await refreshProfile(client);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('guestScene.title')}
      description={t('guestScene.consent')}
      closeLabel={t('guestScene.close')}
      size="small"
      actions={
        <Button block busy={confirm.isPending} onClick={() => confirm.mutate({})}>
          {t('guestScene.submit')}
        </Button>
      }
    >
      <p className="flex gap-4 text-small">
        <Link href="/terms" target="_blank">
          {t('terms.termsLink')}
        </Link>
        <Link href="/privacy" target="_blank">
          {t('terms.privacyLink')}
        </Link>
      </p>
      {confirm.error ? (
        <p role="alert" className="text-small text-danger">
          {errorText(confirm.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
