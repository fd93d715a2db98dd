import { useTenant } from '@network/core/tenant/page-provider.tsx';
import type { FilmPageComposition } from '@network/tenant/tenant-schema.ts';

/**
 * Returns how the brand composes the page of a film: as this code was built with it, or as the brand's data says if
 * nothing was built.
 */
export function useFilmPage(): FilmPageComposition {
  const { filmPage } = useTenant();
  return (import.meta.env.BUILT_FILM_PAGE as FilmPageComposition | undefined) ?? filmPage;
}
