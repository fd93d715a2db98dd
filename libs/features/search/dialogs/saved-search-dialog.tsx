import { useState } from 'react';
import type { Execute } from '@network/core/api/execute.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { savedSearches as texts } from '@network/messages/saved-searches.ts';
import { SAVED_SEARCHES } from '@network/tenant/saved-search-limits.ts';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { FormDialog } from '@network/ui/dialog/form-dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import type { SearchedList } from '../../listing/saved-search-address.ts';
import { RenameSavedSearchDocument, SaveSearchDocument } from '../api/saved-searches.generated.ts';
import { suggestedName, wordsOfSearch } from '../saved/search-words.ts';
import { useSavedSearchChange } from '../saved/use-saved-search-change.ts';

/** Saves a list under a name, or renames a saved one. */
export default function SavedSearchDialog({ options, onClose }: DialogProps<'SavedSearch'>) {
  const t = useMessages(texts);
  const flash = useFlash();
  const isNew = 'list' in options;
  const [name, setName] = useState(() => (isNew ? suggestedName(options.list) : options.saved.name));
  const [notifies, setNotifies] = useState(isNew && options.foundNone === true);
  const [error, setError] = useState<string>();
  const { change, isPending } = useSavedSearchChange();

  const save = () => {
    setError(undefined);
    change({
      run: (execute) =>
        isNew
          ? saveList(execute, options.list, { name, notifies })
          : execute(RenameSavedSearchDocument, { savedSearchId: options.saved.savedSearchId, name }).then(
              ({ renameSavedSearch }) => renameSavedSearch,
            ),
      onDone: () => {
        onClose();
        if (isNew) flash({ type: 'success', message: t('form.done', { name: name.trim() }) });
      },
      onFailed: setError,
    });
  };

  return (
    <FormDialog
      title={t(isNew ? (options.foundNone ? 'form.tellTitle' : 'form.saveTitle') : 'form.renameTitle')}
      labels={{ submit: t('form.save'), cancel: t('form.cancel') }}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {isNew ? <p className="text-small text-muted">{wordsOfSearch(options.list).join(' · ')}</p> : null}
      <Field label={t('form.name')} error={error} required>
        <Input
          value={name}
          maxLength={SAVED_SEARCHES.longestName}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {isNew ? (
        <Checkbox
          label={t('form.notifies')}
          hint={t('form.notifiesHint')}
          checked={notifies}
          onChange={(event) => setNotifies(event.target.checked)}
        />
      ) : null}
    </FormDialog>
  );
}

async function saveList(
  execute: Execute,
  { place, text, order, facets }: SearchedList,
  choice: { readonly name: string; readonly notifies: boolean },
) {
  const chosen = Object.entries(facets).map(([name, values]) => ({ name, values }));
  const search = { place, text, order, facets: chosen };
  return (await execute(SaveSearchDocument, { ...choice, search })).saveSearch;
}
