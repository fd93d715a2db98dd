import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { limitText } from '@network/core/i18n/error-text.ts';
import { operationMutation } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { ReportCommentDocument } from '../api/comments.generated.ts';
import { refusalText } from '../thread/refusal-text.ts';

const REASONS = ['SPAM', 'RUDE', 'PRIVATE_DATA', 'OTHER'] as const;

/** Reports a comment to the editors. */
export default function ReportCommentDialog({ options, onClose }: DialogProps<'ReportComment'>) {
  const t = useMessages(comments);
  const flash = useFlash();
  const [reason, setReason] = useState<(typeof REASONS)[number]>('SPAM');
  const [error, setError] = useState<string>();
  const report = useMutation({
    ...operationMutation(ReportCommentDocument),
    onSuccess: ({ reportComment: answer }) => {
      if (answer.__typename === 'CommentReported') {
        onClose();
        flash({ type: 'success', message: t('reportDialog.sent') });
      } else {
        setError(
          answer.__typename === 'CommentRefused'
            ? refusalText(answer.messageKey, 'alreadyReported')
            : t('reportDialog.failed'),
        );
      }
    },
    onError: (failure) => setError(limitText(failure) ?? t('reportDialog.failed')),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('reportDialog.title')}
      description={t('reportDialog.text')}
      backdropCloses={false}
      escapeCloses
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('reportDialog.cancel')}
          </Button>
          <Button busy={report.isPending} onClick={() => report.mutate({ ...options, reason })}>
            {t('reportDialog.send')}
          </Button>
        </>
      }
    >
      <Field label={t('reportDialog.reason')} error={error}>
        <Select
          value={reason}
          options={REASONS.map((value) => ({ value, label: t(`reportDialog.reasons.${value}`) }))}
          onChange={(event) => setReason(REASONS.find((each) => each === event.target.value) ?? 'OTHER')}
        />
      </Field>
    </Dialog>
  );
}
