import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from '../api/staff-call.ts';
import type { ContentWholeFragment } from '../api/staff-operations.generated.ts';
import type { ContentKind } from '../api/staff-types.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { useLeaveGuard } from '../layout/use-leave-guard.ts';
import { useSession } from '../layout/use-session.ts';
import { words } from '../messages/words.ts';
import { type ContentAnswer, itemQuery, saveContent } from './content-calls.ts';
import { contentOf } from './content-columns.tsx';
import { contentFields } from './content-fields.ts';
import { differencesOf, type FieldValues, initialValuesOf, inputOf, valuesOf } from './field-values.ts';
import { keptKey } from './kept-changes/kept-changes.ts';
import { useKeptChanges } from './kept-changes/use-kept-changes.ts';
import { withProposedSlug } from './proposed-slug.ts';

/** What a form of content is about. */
export interface EditedContent {
  readonly kind: ContentKind;
  /** What is edited; null for something new. */
  readonly item: ContentWholeFragment | null;
  readonly mayWrite: boolean;
  readonly onSaved: (item: ContentWholeFragment) => void;
}

/** The values of a form, what they are a change of, and how they are saved and kept. */
export function useContentForm({ kind, item, mayWrite, onSaved }: EditedContent) {
  const fields = contentFields[kind];
  const client = useQueryClient();
  const { email } = useSession();
  const [base, setBase] = useState(item);
  const saved = base === null ? initialValuesOf(fields) : valuesOf(fields, contentOf(base));
  const [values, setValues] = useState(saved);
  const [answer, setAnswer] = useState<ContentAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [mustReload, setMustReload] = useState(false);
  const changed = mayWrite
    ? Object.fromEntries(differencesOf(fields, values, saved).map(({ field: { name }, one }) => [name, one]))
    : {};
  const isChanged = Object.keys(changed).length > 0;
  const version = base?.version ?? 0;
  const kept = useKeptChanges(mayWrite ? keptKey(email, kind, item?.id ?? null) : null, { version, changed, saved });
  // Where the page has to be loaded again it does not ask about what the browser keeps.
  useLeaveGuard(isChanged && !isBusy && !(mustReload && kept.isKept()), words.content.leave);

  const save = async () => {
    setBusy(true);
    setMustReload(false);
    try {
      const read = isSameDocument(item, base) ? item : base;
      const result = await saveContent(kind, read, inputOf(fields, values, read === null ? null : contentOf(read)));
      setAnswer(result);
      if (result.__typename !== 'ContentSaved') return;
      kept.forget();
      setBase(result.item);
      setValues((current) => ({ ...valuesOf(fields, contentOf(result.item)), ...typedSince(values, current) }));
      client.setQueryData(itemQuery(kind, result.item.id).queryKey, result.item);
      await client.invalidateQueries({ queryKey: ['content', kind] });
      toasts.show({ type: 'success', message: words.content.saved });
      onSaved(result.item);
    } catch (error) {
      if (isOutdated(error)) setMustReload(true);
      else toasts.show({ type: 'error', message: words.failed.text });
    } finally {
      setBusy(false);
    }
  };
  return {
    fields,
    base,
    values,
    answer,
    isBusy,
    isChanged,
    mustReload,
    kept,
    set: (name: string, value: string | boolean) =>
      setValues((current) => (base === null ? withProposedSlug(current, name, value) : { ...current, [name]: value })),
    takeUp: () => {
      const taken = kept.takeUp();
      setValues((current) => ({ ...current, ...taken }));
    },
    goOnFrom: (current: ContentWholeFragment) => {
      setBase(current);
      setAnswer(null);
    },
    save,
  };
}

/** What was changed while a version was on its way; it is not among what was saved. */
const typedSince = (sent: FieldValues, current: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(current).filter(([name, value]) => value !== sent[name]));

/** Whether the item is a later version with the same fields: published or scheduled on this page since it was read. */
function isSameDocument(item: ContentWholeFragment | null, base: ContentWholeFragment | null): boolean {
  if (item === null || base === null) return false;
  return item.version > base.version && JSON.stringify(contentOf(item)) === JSON.stringify(contentOf(base));
}
