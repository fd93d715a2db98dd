import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { MAX_COMMENT_LENGTH } from '@network/validation/comment-text.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenText } from '@network/validation/written-text.ts';
import { storeDraft, readDraft } from './draft.ts';
import type { SendOutcome } from './send-comment.ts';

export interface ComposerProps {
  /** The key under which a draft is saved on this device. */
  readonly draftKey: string;
  /** The recipient of a reply; null starts a thread. */
  readonly answered: string | null;
  readonly needsName: boolean;
  readonly send: (text: string) => Promise<SendOutcome>;
  readonly onCancel?: () => void;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  /** Between the text and the buttons: what else is sent. */
  readonly besides?: ReactNode;
}

const COUNTED_FROM = 200;

/** The editor of a comment; the draft is saved until it is sent. */
export function Composer({ draftKey, answered, needsName, send, onCancel, inputRef, besides }: ComposerProps) {
  const t = useMessages(comments);
  const dialogs = useDialogs();
  const [text, setText] = useState(() => readDraft(draftKey));
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  // What nobody sees of a pasted text is left out, and counts for nothing.
  const written = writtenText(text);
  const left = MAX_COMMENT_LENGTH - textLength(written);

  const write = (value: string) => {
    setText(value);
    setError(undefined);
    storeDraft(draftKey, value);
  };
  const submitText = async (): Promise<void> => {
    setSending(true);
    setError(undefined);
    setText('');
    const outcome = await send(written);
    setSending(false);
    if (outcome.ok) {
      storeDraft(draftKey, '');
      onCancel?.();
      return;
    }
    setText((since) => (since === '' ? text : since));
    setError(outcome.error);
    if (outcome.needsName) chooseName();
  };
  const chooseName = () => dialogs.open('ChooseDisplayName', { onChosen: () => void submitText() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (written === '') setError(t('errors.empty'));
    else if (left < 0) setError(t('errors.tooLong'));
    else if (needsName) chooseName();
    else void submitText();
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label={answered === null ? t('compose.label') : t('compose.replyLabel', { name: answered })}
        labelHidden
        error={error}
      >
        <Textarea
          ref={inputRef}
          rows={answered === null ? 3 : 2}
          value={text}
          placeholder={answered === null ? t('compose.placeholder') : t('compose.replyPlaceholder', { name: answered })}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            if (event.key === 'Escape') onCancel?.();
          }}
          className="min-h-20"
        />
      </Field>
      {besides}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-small:justify-between">
        <p aria-live="polite" className="min-w-0 flex-1 text-caption text-muted tabular-nums max-small:basis-full">
          {left < 0
            ? t('compose.over', { over: -left })
            : left <= COUNTED_FROM
              ? t('compose.left', { left })
              : text === ''
                ? null
                : t('compose.draft')}
        </p>
        {answered === null ? (
          <Button
            variant="quiet"
            size="small"
            onClick={() => dialogs.open('CommunityGuidelines', {})}
            className="max-small:-ml-3"
          >
            {t('compose.guidelines')}
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={onCancel} className="max-small:-ml-3">
            {t('compose.cancel')}
          </Button>
        )}
        <Button type="submit" size="small" busy={isSending}>
          {t(answered === null ? 'compose.send' : 'compose.sendReply')}
        </Button>
      </div>
    </form>
  );
}
