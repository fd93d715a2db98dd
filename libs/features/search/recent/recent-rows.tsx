import { X } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { search } from '@network/messages/search.ts';
import { searchHref } from '../search-href.ts';
import { Row, Section } from '../suggested-rows.tsx';
import { removeRecentSearch, removeRecentSearches } from './recent-searches.ts';

/** Searches of this device, each with a button that removes it, and one for all of them. */
export function RecentRows({ searches }: { readonly searches: readonly string[] }) {
  const t = useMessages(search);
  return (
    <Section
      title={t('sections.recent')}
      isEmpty={searches.length === 0}
      action={
        <button
          type="button"
          onClick={({ currentTarget }) => {
            focusField(currentTarget);
            removeRecentSearches();
          }}
          className="min-h-11 rounded-control px-2 text-caption text-muted transition-colors hover:text-accent"
        >
          {t('recent.removeAll')}
        </button>
      }
    >
      {searches.map((query) => (
        <Row
          key={query}
          href={searchHref({ query })}
          label={query}
          action={
            <button
              type="button"
              aria-label={t('recent.remove', { query })}
              onClick={(event) => {
                focusField(event.currentTarget);
                removeRecentSearch(query);
              }}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-muted transition-colors hover:text-accent"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          }
        />
      ))}
    </Section>
  );
}

/** The pressed button goes away; without the focus in the form its suggestions would close. */
const focusField = (button: HTMLElement): void => button.closest('form')?.querySelector('input')?.focus();
