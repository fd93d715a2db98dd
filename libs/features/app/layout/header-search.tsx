import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { pageAddress } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { layout } from '@network/messages/layout.ts';
import { LiveSearchForm } from '@network/ui/search-form/live-search-form.tsx';

const suggest = (query: string) => <Slot name="searchSuggestions" query={query} />;

/** The search of every page. The field works without scripts; suggestions are loaded when it is first used. */
export function HeaderSearch() {
  const t = useMessages(layout);
  const router = useRouter();
  const onLeave = useCallback((close: () => void) => router.subscribe('onResolved', close), [router]);
  return (
    <LiveSearchForm
      // Pages may have another search.
      aria-label={t('search.label')}
      action={pageAddress('/search')}
      name="q"
      labels={{ field: t('search.field'), submit: t('search.submit') }}
      className="hidden w-60 medium:block huge:w-72"
      onLeave={onLeave}
      suggestions={suggest}
    />
  );
}
