import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { Problem } from '../layout/problem.tsx';
import { takeFocus } from '../layout/take-focus.ts';
import { toasts } from '../layout/toasts.ts';
import { useRequestKey } from '../layout/use-request-key.ts';
import { optionsOf } from '../list/list-filters.tsx';
import { people } from '../messages/people.ts';
import { requestTexts } from '../messages/requests.ts';
import { type AnswerKind, previewAnswer, sendAnswer, type TypedAnswer, typedAnswer } from './answer-calls.ts';
import type { LoadedRequest } from './request-page.tsx';

export type { AnswerKind } from './answer-calls.ts';

const { dialog: texts, actions } = requestTexts;

/** Answering or closing a request: what is typed, the email as the person will read it, and the confirmation. */
export function AnswerDialog({
  request,
  kind,
  onDone,
  onClose,
}: {
  request: LoadedRequest;
  kind: AnswerKind;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const requestKey = useRequestKey();
  const [typed, setTyped] = useState<TypedAnswer | null>(null);
  const [problem, setProblem] = useState<string>();
  const isMailed = kind === 'reply' || kind === 'close';
  const send = useMutation({
    mutationFn: (answer: TypedAnswer) => sendAnswer(request.id, kind, answer),
    onSuccess: async (refusal) => {
      if (refusal !== null) {
        setTyped(null);
        setProblem(refusal);
        return;
      }
      toasts.show({ type: 'success', message: texts.done });
      onClose();
      await onDone();
    },
    onError: () => setProblem(people.dialog.failed),
  });
  const preview = useMutation({
    mutationFn: (answer: TypedAnswer) => previewAnswer(request.id, kind, answer),
    onSuccess: (answer) => {
      setProblem(undefined);
      setTyped(answer);
    },
    onError: () => setProblem(people.dialog.failed),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = typedAnswer(new FormData(event.currentTarget), requestKey);
    if (isMailed) preview.mutate(answer);
    else send.mutate(answer);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={actions[kind === 'close' && request.kind === 'removal' ? 'decide' : kind]}
      closeLabel={people.dialog.cancel}
      backdropCloses={false}
      escapeCloses
    >
      <form onSubmit={submit} hidden={typed !== null} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <AnswerFields kind={kind} isRemoval={request.kind === 'removal'} problem={problem} />
        <div className="flex justify-end">
          <Button type="submit" busy={preview.isPending || send.isPending}>
            {isMailed ? texts.preview : texts.confirm[kind === 'note' ? 'note' : 'reopen']}
          </Button>
        </div>
      </form>
      {typed === null ? null : (
        <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <MailPreview mail={typed.mail} />
          <Problem text={problem} />
          <div className="flex justify-end gap-3">
            <Button variant="outline" onClick={() => setTyped(null)}>
              {texts.back}
            </Button>
            <Button busy={send.isPending} onClick={() => send.mutate(typed)}>
              {confirmLabel(request, kind, typed)}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** What the button says that sends the email: whether it also closes the request, and how. */
function confirmLabel({ kind: of }: LoadedRequest, kind: AnswerKind, { outcome }: TypedAnswer): string {
  if (kind !== 'close') return texts.confirm[kind];
  return texts.confirm[of === 'removal' ? 'decide' : 'close'][outcome];
}

function AnswerFields({
  kind,
  isRemoval,
  problem,
}: {
  kind: AnswerKind;
  isRemoval: boolean;
  problem: string | undefined;
}) {
  const isMailed = kind === 'reply' || kind === 'close';
  return (
    <>
      {kind === 'close' ? (
        <Field label={texts.outcome}>
          <Select
            name="outcome"
            options={optionsOf(isRemoval ? requestTexts.removalOutcomes : requestTexts.outcomes)}
          />
        </Field>
      ) : null}
      {kind === 'close' && isRemoval ? (
        <Field label={texts.films} hint={texts.filmsHint}>
          <Textarea name="films" rows={2} />
        </Field>
      ) : null}
      <Field
        label={isMailed ? texts.message : texts.note}
        hint={isMailed ? texts.messageHint : texts.noteHint}
        error={problem}
        required
      >
        <Textarea name="text" rows={isMailed ? 8 : 3} required minLength={3} maxLength={4_000} />
      </Field>
      {kind === 'reply' ? (
        <Field label={texts.waits}>
          <Select name="waits" options={optionsOf(texts.waitsOptions)} defaultValue="waiting" />
        </Field>
      ) : null}
    </>
  );
}

function MailPreview({ mail }: { mail: TypedAnswer['mail'] }) {
  if (mail === null) return <p className="text-small text-muted">{people.dialog.noMail}</p>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{texts.mail(mail.to)}</h3>
      <div className="flex flex-col gap-3 rounded-card border-line border-subtle bg-page p-4">
        <p className="font-semibold">{mail.subject}</p>
        <p className="text-small break-words whitespace-pre-line text-muted">{mail.text}</p>
      </div>
      <p className="text-small text-muted">
        {mail.replyTo === null ? texts.answersNowhere : texts.answersTo(mail.replyTo)}
      </p>
    </section>
  );
}
