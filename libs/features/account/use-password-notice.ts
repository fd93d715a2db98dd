import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { formatList } from '@network/core/i18n/lists.ts';

const PARAMETER = 'password_changed';

/**
 * Reports once that the password was changed. The notice stays until dismissed; the parameter is removed at once
 * so that a reload does not repeat it.
 * @param visibleBrands names of the brands that accept the same password
 */
export function usePasswordNotice(
  visibleBrands: readonly string[],
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
  return isShown ? { brands: formatList(visibleBrands), onDismiss: () => setShown(false) } : null;
}
