import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { SITES } from '@network/tenant/sites.ts';
import { LOCALE } from '@network/core/i18n/messages.ts';

const PARAMETER = 'password_changed';

/** The visible brands that accept the same password, as a list within a sentence. */
export function visibleBrands(): string {
  return new Intl.ListFormat(LOCALE).format(SITES.map(({ name }) => name));
}

/**
 * Reports once that the password was changed. The notice stays until dismissed; the parameter is removed at once
 * so that a reload does not repeat it.
 */
export function usePasswordNotice(): { readonly brands: string; readonly onDismiss: () => void } | null {
  const search: RawSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const isRequested = singleValue(search, PARAMETER) !== undefined;
  const [isShown, setShown] = useState(isRequested);
  if (isRequested && !isShown) setShown(true);
  useEffect(() => {
    if (!isRequested) return;
    const { [PARAMETER]: _, ...rest } = search;
    void navigate({ to: '/account', search: rest, replace: true, resetScroll: false });
  }, [isRequested, navigate, search]);
  return isShown ? { brands: visibleBrands(), onDismiss: () => setShown(false) } : null;
}
