import { Bookmark } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { savedSearches as texts } from '@network/messages/saved-searches.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import type { SavedSearchesQuery } from '../api/saved-searches.generated.ts';
import { SavedSearchRow } from './saved-search-row.tsx';

/** What the viewer saved on this brand, the latest first. */
export function SavedSearchesScreen({ data: { savedSearches } }: { readonly data: SavedSearchesQuery }) {
  const t = useMessages(texts);
  return (
    <LibraryFrame title={t('title')} text={t('text')} place="searches">
      {savedSearches.length === 0 ? (
        <EmptyState
          icon={<Bookmark aria-hidden="true" />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink href="/videos">{t('empty.action')}</ButtonLink>}
        />
      ) : (
        <ul role="list" className="flex flex-col">
          {savedSearches.map((saved) => (
            <SavedSearchRow key={saved.savedSearchId} saved={saved} />
          ))}
        </ul>
      )}
    </LibraryFrame>
  );
}
