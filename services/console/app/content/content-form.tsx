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
import { isWide } from './content-field.ts';
import { contentFields } from './content-fields.ts';
import { FieldControl } from './field-controls.tsx';
import { useLeaveGuard } from '../layout/use-leave-guard.ts';
import { problemsOfField } from './field-problems.ts';
import { differencesOf, initialValuesOf, inputOf, valuesOf } from './field-values.ts';
import { PreviewButton } from './preview/preview-button.tsx';

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
  const [values, setValues] = useState(() =>
    item === null ? initialValuesOf(fields) : valuesOf(fields, contentOf(item)),
  );
  const [answer, setAnswer] = useState<ContentAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (name: string, value: string | boolean) => setValues((current) => ({ ...current, [name]: value }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      const read = isSameDocument(item, base) ? item : base;
      const result = await saveContent(kind, read, inputOf(fields, values, read === null ? null : contentOf(read)));
      setAnswer(result);
      if (result.__typename !== 'ContentSaved') return;
      setBase(result.item);
      setValues(valuesOf(fields, contentOf(result.item)));
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

  const saved = base === null ? initialValuesOf(fields) : valuesOf(fields, contentOf(base));
  const isChanged = mayWrite && differencesOf(fields, values, saved).length > 0;
  useLeaveGuard(isChanged && !isBusy, texts.leave);

  const problems = answer?.__typename === 'ContentInvalid' ? answer.problems : [];
  const problemOf = (name: string) => problemsOfField(problems, name).join(' ') || undefined;
  const wrongFields = new Set(problems.map(({ path }) => path.split('.')[0])).size;
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
          {fields
            .filter(({ isKept }) => isKept !== true)
            .map((field) => (
              <div key={field.name} className={isWide(field) ? 'large:col-span-2' : ''}>
                <FieldControl
                  field={field}
                  value={values[field.name] ?? ''}
                  problem={problemOf(field.name)}
                  filmId={kind === 'film' ? (base?.id ?? null) : null}
                  filmSlug={String(values['film'] ?? '')}
                  pictureId={field.of === undefined ? '' : String(values[field.of] ?? '')}
                  focus={field.focusIn === undefined ? '' : String(values[field.focusIn] ?? '')}
                  title={String(values['title'] ?? values['name'] ?? '')}
                  isReadOnly={!mayWrite || (field.isFixed === true && base !== null)}
                  onChange={(value) => set(field.name, value)}
                />
              </div>
            ))}
        </div>
        {mayWrite ? (
          <div className="sticky bottom-0 z-2 -mx-6 -mb-6 flex flex-wrap items-center gap-3 rounded-b-panel border-t border-subtle bg-surface px-6 py-4">
            <Button type="submit" busy={isBusy} size="small">
              {base === null ? texts.create : texts.save}
            </Button>
            {kind === 'offer' || (item === null && !isChanged) ? null : (
              <PreviewButton
                kind={kind}
                id={base?.id ?? null}
                version={(isChanged ? base : item)?.version ?? 0}
                unsaved={isChanged ? inputOf(fields, values, base === null ? null : contentOf(base)) : null}
              />
            )}
            {isChanged ? <p className="text-small text-muted">{texts.unsaved}</p> : null}
            {wrongFields > 0 ? <p className="text-small text-danger">{texts.problems(wrongFields)}</p> : null}
          </div>
        ) : null}
      </form>
    </div>
  );
}

/** Whether the item is a later version with the same fields: published or scheduled on this page since it was read. */
function isSameDocument(item: ContentWholeFragment | null, base: ContentWholeFragment | null): boolean {
  if (item === null || base === null) return false;
  return item.version > base.version && JSON.stringify(contentOf(item)) === JSON.stringify(contentOf(base));
}
