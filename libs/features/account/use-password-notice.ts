import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { formatList } from '@network/core/i18n/lists.ts';

const PARAMETER = 'password_changed';

/** The visible brands that accept the same password, as a list within a sentence. */
function visibleBrands(sites: readonly { readonly name: string }[]): string {
  return formatList(sites.map(({ name }) => name));
}

/**
 * Reports once that the password was changed. The notice stays until dismissed; the parameter is removed at once
 * so that a reload does not repeat it.
 * @param sites all of the network
 */
export function usePasswordNotice(
  sites: readonly { readonly name: string }[],
): { readonly brands: string; readonly onDismiss: () => void } | null {
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
  return isShown ? { brands: visibleBrands(sites), onDismiss: () => setShown(false) } : null;
}
