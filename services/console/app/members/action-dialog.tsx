import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Problem } from '../layout/problem.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  ActOnMemberDocument,
  type ActOnMemberMutation,
  PreviewActionDocument,
} from '../api/staff-operations.generated.ts';
import type { MemberAction } from '../api/staff-types.generated.ts';
import { takeFocus } from '../layout/take-focus.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { useRequestKey } from '../layout/use-request-key.ts';
import { people } from '../messages/people.ts';
import { unmadeRefunds } from '../messages/unmade-refunds.ts';
import { ActionFields } from './action-fields.tsx';
import { confirmLabel } from './confirm-label.ts';
import { actionInput, type ChosenAction } from './member-action.ts';
import { type Previewed, PreviewOfAction } from './preview-of-action.tsx';
import { ReasonField } from './reason-field.tsx';

const { dialog: texts, actions: names } = people;

type Taken = Exclude<ActOnMemberMutation['actOnMember'], { readonly __typename: 'ActionRefused' }>;

/** Lists beside the member's page in which an action may add or settle a row. */
const LISTS_OF_ACTIONS = ['unmade-refunds', 'approvals', 'data-requests'] as const;

/** What was typed, and what it would do. The key names the request, however often its answer gets lost. */
interface Tried {
  readonly action: MemberAction;
  readonly reason: string;
  readonly requestKey: string;
  readonly preview: Previewed;
}

/** What a member of staff is told once an action was taken in: done, decided and not made by its biller, or waiting for somebody else. */
function outcomeOf(answer: Taken, name: string) {
  if (answer.__typename === 'ActionWaits') return { type: 'info', message: texts.waits } as const;
  const { unmadeRefund } = answer;
  return unmadeRefund
    ? ({ type: 'info', message: unmadeRefunds.notMade(unmadeRefund.problem ?? null) } as const)
    : ({ type: 'success', message: texts.done(name) } as const);
}

/** Doing something about a member: the form, what will happen with the mail, and the confirmation. */
export function ActionDialog({
  memberId,
  chosen,
  onClose,
}: {
  memberId: string;
  chosen: ChosenAction;
  onClose: () => void;
}) {
  const keyOf = useRequestKey();
  const [tried, setTried] = useState<Tried | null>(null);
  const [problem, setProblem] = useState<string>();
  const client = useQueryClient();
  /** A refusal may have booked something as well: what a biller said of a charge when it was asked. */
  const showMember = () => client.invalidateQueries({ queryKey: ['member', memberId] });
  const preview = useMutation({
    mutationFn: async (form: FormData): Promise<Tried> => {
      const action = actionInput(chosen, form);
      const answer = await staffCall(PreviewActionDocument, { memberId, action });
      const reason = typedText(form, 'reason');
      return { action, reason, requestKey: keyOf([action, reason]), preview: answer.previewAction };
    },
    onSuccess: async (answer) => {
      const refusal = answer.preview.refusal?.message;
      setProblem(refusal);
      setTried(refusal === undefined ? answer : null);
      if (refusal !== undefined) await showMember();
    },
    onError: () => setProblem(texts.failed),
  });
  const act = useMutation({
    mutationFn: ({ action, reason, requestKey }: Tried) =>
      staffCall(ActOnMemberDocument, { memberId, action, reason, requestKey }),
    onSuccess: async ({ actOnMember: answer }) => {
      if (answer.__typename === 'ActionRefused') {
        setTried(null);
        setProblem(answer.message);
        await showMember();
        return;
      }
      toasts.show(outcomeOf(answer, names[chosen.name]));
      onClose();
      await showMember();
      for (const list of LISTS_OF_ACTIONS) await client.invalidateQueries({ queryKey: [list] });
    },
    onError: () => setProblem(texts.failed),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    preview.mutate(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={names[chosen.name]}
      closeLabel={texts.cancel}
      backdropCloses={false}
      escapeCloses
    >
      <form onSubmit={submit} hidden={tried !== null} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <ActionFields chosen={chosen} />
        <ReasonField
          label={chosen.name === 'note' ? texts.noteReason : texts.reason}
          hint={texts.memberReasonHint}
          error={problem}
        />
        <div className="flex justify-end gap-3">
          <Button type="submit" busy={preview.isPending}>
            {texts.preview}
          </Button>
        </div>
      </form>
      {tried === null ? null : (
        <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <PreviewOfAction preview={tried.preview} />
          {tried.preview.needsApproval ? <p className="text-small font-semibold">{texts.waits}</p> : null}
          <Problem text={problem} />
          <div className="flex justify-end gap-3">
            <Button variant="outline" onClick={() => setTried(null)}>
              {texts.back}
            </Button>
            <Button busy={act.isPending} onClick={() => act.mutate(tried)}>
              {confirmLabel(chosen, tried.action, tried.preview.needsApproval)}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
