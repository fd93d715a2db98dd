import { useQueryClient } from '@tanstack/react-query';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { staffCall } from '../api/staff-call.ts';
import { BanCommentAuthorDocument, LiftCommentBanDocument } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { people } from '../messages/people.ts';

const texts = people.author;
const { moderation } = people;
const DAY_MS = 86_400_000;
const options = Object.entries(texts.lengths).map(([value, label]) => ({ value, label }));

/** Banning an author for a time or for good, or lifting the ban, with a reason. */
export function BanDialog({
  authorId: id,
  change,
  onClose,
}: {
  authorId: string;
  change: 'ban' | 'lift';
  onClose: () => void;
}) {
  const client = useQueryClient();
  const decide = async (form: FormData): Promise<string | null> => {
    const reason = typedText(form, 'reason');
    const days = Number(form.get('length'));
    const until = Number.isNaN(days) ? null : new Date(Date.now() + days * DAY_MS).toISOString();
    const { decision } =
      change === 'ban'
        ? await staffCall(BanCommentAuthorDocument, { id, until, reason })
        : await staffCall(LiftCommentBanDocument, { id, reason });
    if (decision.__typename === 'CommentDecisionRefused') return decision.message;
    toasts.show({ type: 'success', message: moderation.done });
    await client.invalidateQueries({ queryKey: ['comment-author', id] });
    await client.invalidateQueries({ queryKey: ['comment-queue'] });
    return null;
  };
  return (
    <ReasonDialog title={moderation.titles[change]} submit={texts[change]} decide={decide} onClose={onClose}>
      {change === 'ban' ? (
        <Field label={texts.length}>
          <Select name="length" options={options} defaultValue="7" />
        </Field>
      ) : null}
    </ReasonDialog>
  );
}
