import { useQueryClient } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';
import { DecideCommentDocument } from '../api/staff-operations.generated.ts';
import type { CommentDecision } from '../api/staff-types.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { moderation } from '../messages/moderation.ts';

const texts = moderation.queue;

/** Deciding about a comment, with a reason. */
export function CommentDecisionDialog({
  id,
  decision,
  onClose,
}: {
  id: string;
  decision: CommentDecision;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const decide = async (form: FormData): Promise<string | null> => {
    const answer = await staffCall(DecideCommentDocument, { id, decision, reason: typedText(form, 'reason') });
    if (answer.decision.__typename === 'CommentDecisionRefused') return answer.decision.message;
    toasts.show({ type: 'success', message: texts.done });
    await client.invalidateQueries({ queryKey: ['report-queue'] });
    await client.invalidateQueries({ queryKey: ['comment-author'] });
    return null;
  };
  return (
    <ReasonDialog
      title={texts.titles[decision]}
      submit={texts.confirm[decision]}
      decide={decide}
      onClose={onClose}
      {...(decision === 'remove' && { reasonHint: texts.authorReads })}
    />
  );
}
