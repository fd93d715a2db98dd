import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { words } from '../messages/words.ts';

const { publishing: texts } = words.content;

/** Asks before people stop seeing something. */
export function TakeBackDialog({
  onConfirm,
  onClose,
}: {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.takeBackTitle}
      description={texts.takeBackText}
      closeLabel={texts.close}
      backdropCloses
      escapeCloses
    >
      <div className="flex justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {texts.takeBack}
        </Button>
      </div>
    </Dialog>
  );
}
