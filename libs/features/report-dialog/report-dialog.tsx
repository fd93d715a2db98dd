import { useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { reportDialog } from '@network/messages/report-dialog.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { REPORT_REASONS, type ReportReason } from '@network/validation/report-reasons.ts';

export interface ReportDialogProps {
  readonly title: string;
  /** What happens with the report, and whether the author is notified. */
  readonly text: string;
  readonly isSending: boolean;
  /** Why the last try failed, in the language of the page; the chosen reason stays. */
  readonly error: string | undefined;
  readonly onSend: (reason: ReportReason) => void;
  readonly onClose: () => void;
}

/** Lets a member choose why they report something. The component around it sends the report, and closes the dialog once it was sent. */
export function ReportDialog({ title, text, isSending, error, onSend, onClose }: ReportDialogProps) {
  const t = useMessages(reportDialog);
  const [reason, setReason] = useState<ReportReason>('SPAM');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      description={text}
      backdropCloses={false}
      escapeCloses
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isSending} onClick={() => onSend(reason)}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Field label={t('reason')} error={error}>
        <Select
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          onChange={(event) => setReason(REPORT_REASONS.find((each) => each === event.target.value) ?? 'OTHER')}
        />
      </Field>
    </Dialog>
  );
}
