import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { reportDialog } from '@network/messages/report-dialog.ts';
import { wall as texts } from '@network/messages/wall.ts';
import { ReportDialog } from '../../report-dialog/report-dialog.tsx';
import { ReportWallPostDocument } from '../api/report-wall-post.generated.ts';

const REFUSALS = { ALREADY_REPORTED: 'errors.alreadyReported', POST_GONE: 'errors.postGone' } as const;

/** Reports a post of the wall to the moderators. */
export default function ReportPostDialog({ options, onClose }: DialogProps<'ReportWallPost'>) {
  const t = useMessages(texts);
  const tReport = useMessages(reportDialog);
  const flash = useFlash();
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const report = useMutation({
    ...operationMutation(ReportWallPostDocument),
    onSuccess: async ({ reportWallPost: answer }) => {
      if (answer.__typename === 'WallPostReported') {
        onClose();
        flash({ type: 'success', message: t('reportDialog.sent') });
        return;
      }
      const isRefused = answer.__typename === 'WallReportRefused';
      setError(isRefused ? t(REFUSALS[answer.code]) : tReport('failed'));
      if (isRefused && answer.code === 'POST_GONE') await client.invalidateQueries({ queryKey: ['WallPage'] });
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
