import type { SubmitEvent } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { words } from '../messages/words.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { contentOf } from './content-columns.tsx';
import { type ContentField, isWide } from './content-field.ts';
import { FieldControl } from './field-controls.tsx';
import { problemsOfField } from './field-problems.ts';
import { differencesOf, inputOf, valuesOf } from './field-values.ts';
import { KeptPanel } from './kept-changes/kept-panel.tsx';
import { OutdatedPanel } from './outdated-panel.tsx';
import { PreviewButton } from './preview/preview-button.tsx';
import { type EditedContent, useContentForm } from './use-content-form.ts';
import { useUpcomingWithoutMedia } from './use-upcoming-without-media.ts';
import { useStockMedia } from './use-stock-media.ts';

const { content: texts } = words;

/** The form of an item: saves a version of it, and shows both sides where somebody else saved one meanwhile. */
export function ContentForm(props: EditedContent) {
  const { kind, item, mayWrite } = props;
  const { fields, base, values, answer, isBusy, isChanged, mustReload, kept, set, takeUp, goOnFrom, save } =
    useContentForm(props);
  const hasStock = useStockMedia(fields);
  const isUnmade = useUpcomingWithoutMedia(kind, base?.id ?? null, values['releasedAt']);
  const isShown = ({ isKept, isOfDemonstration, isOfUpcoming }: ContentField): boolean =>
    isKept !== true && (hasStock || isOfDemonstration !== true) && (isUnmade || isOfUpcoming !== true);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  const problems = answer?.__typename === 'ContentInvalid' ? answer.problems : [];
  const problemOf = (name: string) => problemsOfField(problems, name).join(' ') || undefined;
  const wrongFields = new Set(problems.map(({ path }) => path.split('.')[0])).size;
  const current = answer?.__typename === 'ContentConflict' ? answer.current : null;
  const textOf = (name: string | undefined): string => (name === undefined ? '' : String(values[name] ?? ''));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {kept.found === null ? null : (
        <KeptPanel
          kept={kept.found}
          isOlder={kept.found.version !== (base?.version ?? 0)}
          onTake={takeUp}
          onDiscard={kept.discard}
        />
      )}
      {current === null ? null : (
        <ConflictPanel
          by={current.updatedBy}
          differences={differencesOf(fields, values, valuesOf(fields, contentOf(current)))}
          onTake={set}
          onGoOn={() => goOnFrom(current)}
        />
      )}
      {mustReload ? <OutdatedPanel isKept={kept.isKept()} /> : null}
      <form
        aria-label={texts.form}
        onSubmit={submit}
        className="flex flex-col gap-5 rounded-panel border-line border-subtle bg-surface p-6"
      >
        <div className="grid gap-5 large:grid-cols-2">
          {fields.filter(isShown).map((field) => (
            <div key={field.name} className={isWide(field) ? 'large:col-span-2' : ''}>
              <FieldControl
                field={field}
                value={values[field.name] ?? ''}
                problem={problemOf(field.name)}
                filmId={kind === 'film' ? (base?.id ?? null) : null}
                filmSlug={textOf('film')}
                pictureId={textOf(field.of)}
                focus={textOf(field.focusIn)}
                within={textOf(field.within)}
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
            {kind === 'offer' || kind === 'plan' || (item === null && !isChanged) ? null : (
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
