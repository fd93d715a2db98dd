import { type FormEvent, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { writtenText } from '@network/validation/written-text.ts';

export interface CommentEditorProps {
  readonly text: string;
  /** @returns why it was not saved, or null */
  readonly save: (text: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The text of an own comment, to be changed in its place. */
export function CommentEditor({ text: before, save, onClose }: CommentEditorProps) {
  const t = useMessages(comments);
  const [text, setText] = useState(before);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const written = writtenText(text);
    if (written === before) return onClose();
    setSaving(true);
    const refusal = await save(written);
    setSaving(false);
    if (refusal === null) onClose();
    else setError(refusal);
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field label={t('editor.label')} labelHidden error={error}>
        <Textarea
          ref={focusOnce}
          rows={3}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            if (event.key === 'Escape') onClose();
          }}
          className="min-h-20"
        />
      </Field>
      <div className="flex justify-end gap-3">
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('editor.cancel')}
        </Button>
        <Button type="submit" size="small" busy={isSaving}>
          {t('editor.save')}
        </Button>
      </div>
    </form>
  );
}

/** The field that "Edit" opened takes the focus. */
function focusOnce(element: HTMLTextAreaElement | null): void {
  element?.focus();
}
