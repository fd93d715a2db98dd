import { Pencil, Trash2 } from 'lucide-react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { SavedSearchFragment } from '@network/graphql/fragments/saved-search.generated.ts';
import { savedSearches as texts } from '@network/messages/saved-searches.ts';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { focusNeighbour } from '@network/ui/focus/focus-neighbour.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { listOfSearch, searchedListHref } from '../../listing/saved-search-address.ts';
import {
  DeleteSavedSearchDocument,
  RestoreSavedSearchDocument,
  SetSavedSearchNoticesDocument,
} from '../api/saved-searches.generated.ts';
import { wordsOfSearch } from '../saved/search-words.ts';
import { useSavedSearchChange } from '../saved/use-saved-search-change.ts';

/** A saved search: it opens its list, can be renamed and deleted, and brings notices or not. */
export function SavedSearchRow({ saved }: { readonly saved: SavedSearchFragment }) {
  const t = useMessages(texts);
  const { open } = useDialogs();
  const { change, isPending } = useSavedSearchChange();
  const remove = useDelete(saved);
  const { savedSearchId, name, notifies } = saved;
  const list = listOfSearch(saved);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-subtle py-4">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <h2 className="text-body font-semibold wrap-anywhere text-strong">
          <Anchor href={searchedListHref(list)} className="transition-colors hover:text-accent">
            {name}
          </Anchor>
        </h2>
        <p className="text-small wrap-anywhere text-muted">{wordsOfSearch(list).join(' · ')}</p>
      </div>
      <Checkbox
        isSwitch
        label={t('notifies')}
        aria-label={t('notifiesOf', { name })}
        checked={notifies}
        disabled={isPending}
        onChange={({ target: { checked } }) =>
          change({
            run: async (execute) =>
              (await execute(SetSavedSearchNoticesDocument, { savedSearchId, notifies: checked }))
                .setSavedSearchNotices,
          })
        }
      />
      <div className="flex gap-2">
        <IconButton
          size="small"
          variant="outline"
          label={t('rename', { name })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => open('SavedSearch', { saved: { savedSearchId, name } })}
        />
        <IconButton
          size="small"
          variant="outline"
          label={t('delete', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            remove();
          }}
        />
      </div>
    </li>
  );
}

/** Deletes the search, and offers to undo it. */
function useDelete({ savedSearchId, name }: SavedSearchFragment): () => void {
  const t = useMessages(texts);
  const flash = useFlash();
  const { change } = useSavedSearchChange();
  const restore = () =>
    change({
      run: async (execute) => (await execute(RestoreSavedSearchDocument, { savedSearchId })).restoreSavedSearch,
    });
  return () =>
    change({
      run: async (execute) => {
        await execute(DeleteSavedSearchDocument, { savedSearchId });
        return null;
      },
      onDone: () =>
        flash({ type: 'success', message: t('deleted', { name }), action: { label: t('undo'), run: restore } }),
    });
}
