import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';

/** A confirmation for editors. */
export default function RemoveCommentDialog({ options, onClose }: DialogProps<'RemoveComment'>) {
  const t = useMessages(comments);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('removeDialog.title')}
      description={t('removeDialog.text')}
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('removeDialog.cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              options.onConfirm();
            }}
          >
            {t('removeDialog.confirm')}
          </Button>
        </>
      }
    />
  );
}
