import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';

/** A confirmation for authors, who delete for good, and for editors, who hide. */
export default function RemoveCommentDialog({ options, onClose }: DialogProps<'RemoveComment'>) {
  const t = useMessages(comments);
  const texts = options.isOwn ? 'deleteDialog' : 'removeDialog';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(`${texts}.title`)}
      description={t(`${texts}.text`)}
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(`${texts}.cancel`)}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              options.onConfirm();
            }}
          >
            {t(`${texts}.confirm`)}
          </Button>
        </>
      }
    />
  );
}
