import { Bell, Bookmark, BookmarkCheck } from 'lucide-react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { savedSearches as texts } from '@network/messages/saved-searches.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { SteadyLabel } from '@network/ui/button/steady-label.tsx';
import { hasChoice } from '../../listing/facets/facet-choice.ts';
import { listOfSearch, searchedListHref } from '../../listing/saved-search-address.ts';
import { savedSearchesQuery } from '../saved/saved-searches-query.ts';

/**
 * Saves the list that is shown, for signed-in people, or offers a notice where it is empty; one that is saved leads to the
 * others.
 */
export default function SaveSearch({ list, foundNone = false }: SlotCatalogue['saveSearch']) {
  const t = useMessages(texts);
  const { open } = useDialogs();
  const { isAuthenticated } = useSession();
  const isWorthSaving = isAuthenticated && (list.text !== null || hasChoice(list.facets));
  const { data } = useQuery({ ...savedSearchesQuery, enabled: isWorthSaving && typeof window !== 'undefined' });
  if (!isWorthSaving) return null;
  const href = searchedListHref(list);
  const isSaved = data?.savedSearches.some((saved) => searchedListHref(listOfSearch(saved)) === href) ?? false;
  const [whenSaved, whenNot] = [t('saved'), t(foundNone ? 'tell' : 'save')];
  if (isSaved) {
    return (
      <ButtonLink href="/saved-searches" variant="quiet" size="small">
        <BookmarkCheck aria-hidden="true" />
        <SteadyLabel label={whenSaved} others={[whenNot]} />
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="outline"
      size="small"
      aria-haspopup="dialog"
      onClick={() => open('SavedSearch', { list, foundNone })}
    >
      {foundNone ? <Bell aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      {/* Whether it is saved is known after the page is there. */}
      <SteadyLabel label={whenNot} others={[whenSaved]} />
    </Button>
  );
}
