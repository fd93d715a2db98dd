import { useSiteMeta, useTenant } from '../tenant/page-provider.tsx';

/**
 * The address of a page that needs sign-in: its path, or on the tour, where nobody is signed in and the path would be
 * not-found (R62), the page on the members host, which leads a visitor to sign in and then on to it.
 */
export function useMembersHref(): (path: `/${string}`) => string {
  const { urls } = useTenant();
  const { isMembersArea } = useSiteMeta();
  return (path) => (isMembersArea ? path : urls.members + path);
}
