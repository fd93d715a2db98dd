import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import type { ContentWholeFragment } from '../api/staff-operations.generated.ts';
import type { ContentKind } from '../api/staff-types.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { words } from '../messages/words.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { type ContentAnswer, itemQuery, saveContent } from './content-calls.ts';
import { contentOf } from './content-columns.tsx';
import { contentFields } from './content-fields.ts';
import { FieldControl } from './field-controls.tsx';
import { differencesOf, inputOf, valuesOf } from './field-values.ts';

const { content: texts } = words;

export interface ContentFormProps {
  readonly kind: ContentKind;
  /** What is edited; null for something new. */
  readonly item: ContentWholeFragment | null;
  readonly mayWrite: boolean;
  readonly onSaved: (item: ContentWholeFragment) => void;
}

/** The form of an item: saves a version of it, and shows both sides where somebody else saved one meanwhile. */
export function ContentForm({ kind, item, mayWrite, onSaved }: ContentFormProps) {
  const fields = contentFields[kind];
  const client = useQueryClient();
  const [base, setBase] = useState(item);
  const [values, setValues] = useState(() => valuesOf(fields, item === null ? {} : contentOf(item)));
  const [answer, setAnswer] = useState<ContentAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (name: string, value: string | boolean) => setValues((current) => ({ ...current, [name]: value }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      const result = await saveContent(kind, base, inputOf(fields, values, base === null ? null : contentOf(base)));
      setAnswer(result);
      if (result.__typename !== 'ContentSaved') return;
      setBase(result.item);
      client.setQueryData(itemQuery(kind, result.item.id).queryKey, result.item);
      await client.invalidateQueries({ queryKey: ['content', kind] });
      toasts.show({ type: 'success', message: texts.saved });
      onSaved(result.item);
    } catch {
      toasts.show({ type: 'error', message: words.failed.text });
    } finally {
      setBusy(false);
    }
  };

  const problems = answer?.__typename === 'ContentInvalid' ? answer.problems : [];
  const problemOf = (name: string) =>
    problems.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message;
  const current = answer?.__typename === 'ContentConflict' ? answer.current : null;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {current === null ? null : (
        <ConflictPanel
          by={current.updatedBy}
          differences={differencesOf(fields, values, valuesOf(fields, contentOf(current)))}
          onTake={set}
          onGoOn={() => {
            setBase(current);
            setAnswer(null);
          }}
        />
      )}
      <form
        aria-label={texts.form}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5 rounded-panel border-line border-subtle bg-surface p-6"
      >
        <div className="grid gap-5 large:grid-cols-2">
          {fields.map((field) => (
            <div
              key={field.name}
              className={field.form === 'text' || field.form === 'chapters' ? 'large:col-span-2' : ''}
            >
              <FieldControl
                field={field}
                value={values[field.name] ?? ''}
                problem={problemOf(field.name)}
                isReadOnly={!mayWrite}
                onChange={(value) => set(field.name, value)}
              />
            </div>
          ))}
        </div>
        {mayWrite ? (
          <div className="flex items-center gap-3 border-t border-subtle pt-5">
            <Button type="submit" busy={isBusy} size="small">
              {base === null ? texts.create : texts.save}
            </Button>
            {problems.length > 0 ? <p className="text-small text-danger">{texts.problems(problems.length)}</p> : null}
          </div>
        ) : null}
      </form>
    </div>
  );
}
