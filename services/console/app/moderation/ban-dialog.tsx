import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { staffCall } from '../api/staff-call.ts';
import { BanCommentAuthorDocument, LiftCommentBanDocument } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { moderation } from '../messages/moderation.ts';

const texts = moderation.author;
const { queue } = moderation;
const DAY_MS = 86_400_000;
const options = Object.entries(texts.lengths).map(([value, label]) => ({ value, label }));

const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

/** Banning an author openly or in the shadow for a time or for good, or lifting the ban, with a reason. */
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
  const [kind, setKind] = useState<keyof typeof texts.confirm>('open');
  const [length, setLength] = useState<keyof typeof texts.lengths>('7');
  const decide = async (form: FormData): Promise<string | null> => {
    const reason = typedText(form, 'reason');
    const days = Number(length);
    const until = Number.isNaN(days) ? null : new Date(Date.now() + days * DAY_MS).toISOString();
    const { decision } =
      change === 'ban'
        ? await staffCall(BanCommentAuthorDocument, { id, until, isShadow: kind === 'shadow', reason })
        : await staffCall(LiftCommentBanDocument, { id, reason });
    if (decision.__typename === 'CommentDecisionRefused') return decision.message;
    toasts.show({ type: 'success', message: queue.done });
    await client.invalidateQueries({ queryKey: ['comment-author', id] });
    await client.invalidateQueries({ queryKey: ['report-queue'] });
    return null;
  };
  return (
    <ReasonDialog
      title={queue.titles[change]}
      submit={change === 'lift' ? texts.lift : texts.confirm[kind][length]}
      decide={decide}
      onClose={onClose}
      {...(change === 'ban' && { reasonHint: kind === 'open' ? queue.authorReads : texts.shadowReads })}
    >
      {change === 'ban' ? (
        <>
          <Field label={texts.kind}>
            <Select
              options={kinds}
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
            />
          </Field>
          <Field label={texts.length}>
            <Select
              options={options}
              value={length}
              onChange={(event) => setLength(event.currentTarget.value as typeof length)}
            />
          </Field>
        </>
      ) : null}
    </ReasonDialog>
  );
}
