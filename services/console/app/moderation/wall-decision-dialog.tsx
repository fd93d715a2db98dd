import { useQueryClient } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';
import { DecideWallPostDocument } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { moderation } from '../messages/moderation.ts';

/** A decision about a post of the wall. */
export interface WallChoice {
  readonly id: string;
  readonly decision: 'approve' | 'reject';
}

/** Showing a post of the wall or hiding it, with a reason; what members reported about it is settled. */
export function WallDecisionDialog({
  id,
  decision,
  isReported = false,
  onClose,
}: WallChoice & { isReported?: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const texts = isReported ? moderation.wall.reported : moderation.wall;
  const decide = async (form: FormData): Promise<string | null> => {
    const variables = { id, approve: decision === 'approve', reason: typedText(form, 'reason') };
    const { decision: answer } = await staffCall(DecideWallPostDocument, variables);
    if (answer.__typename === 'WallPostRefused') return answer.message;
    toasts.show({ type: 'success', message: moderation.queue.done });
    await client.invalidateQueries({ queryKey: ['wall-queue'] });
    await client.invalidateQueries({ queryKey: ['report-queue'] });
    return null;
  };
  return (
    <ReasonDialog
      title={texts.titles[decision]}
      submit={texts.confirm[decision]}
      decide={decide}
      onClose={onClose}
      {...(isReported && { reasonHint: moderation.wall.reported.hint })}
    />
  );
}
