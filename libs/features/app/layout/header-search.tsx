import { useRouter } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { pageAddress } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { layout } from '@network/messages/layout.ts';
import { SearchForm } from '@network/ui/search-form/search-form.tsx';

/** The search of every page. The field works without scripts; suggestions are loaded when it is first used. */
export function HeaderSearch() {
  const t = useMessages(layout);
  const router = useRouter();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => router.subscribe('onResolved', () => setOpen(false)), [router]);
  return (
    <SearchForm
      // Pages may have another search.
      aria-label={t('search.label')}
      action={pageAddress('/search')}
      name="q"
      labels={{ field: t('search.field'), submit: t('search.submit') }}
      className="hidden w-60 medium:block huge:w-72"
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setOpen(false);
          event.currentTarget.querySelector('input')?.focus();
        } else moveAmongSuggestions(event);
      }}
      field={{
        value: query,
        onFocus: () => setOpen(true),
        onChange: (event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
        },
      }}
    >
      {isOpen ? <Slot name="searchSuggestions" query={query} /> : null}
    </SearchForm>
  );
}

/** ArrowDown and ArrowUp move from the field through the suggestions and back. */
function moveAmongSuggestions(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-suggestion]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
