import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { operationMutation } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { reportDialog } from '@network/messages/report-dialog.ts';
import { ReportDialog } from '../../report-dialog/report-dialog.tsx';
import { ReportCommentDocument } from '../api/comments.generated.ts';
import { refusalText } from '../thread/refusal-text.ts';

/** Reports a comment to the editors. */
export default function ReportCommentDialog({ options, onClose }: DialogProps<'ReportComment'>) {
  const t = useMessages(comments);
  const tReport = useMessages(reportDialog);
  const flash = useFlash();
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
            : tReport('failed'),
        );
      }
    },
    onError: (failure) => setError(commonFailureText(failure) ?? tReport('failed')),
  });
  return (
    <ReportDialog
      title={t('reportDialog.title')}
      text={t('reportDialog.text')}
      isSending={report.isPending}
      error={error}
      onSend={(reason) => report.mutate({ ...options, reason })}
      onClose={onClose}
    />
  );
}
