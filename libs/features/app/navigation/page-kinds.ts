/** The kinds of pages whose coming is drawn differently. */
export type PageKind = 'home' | 'film' | 'performer' | 'listing' | 'people' | 'account' | 'text';

/** The pages that are no listings of films, by the paths of their routes, with `$` for any parameter. */
export const PAGE_KINDS: Readonly<Record<string, PageKind>> = {
  '/': 'home',
  '/videos/$': 'film',
  '/videos/$/comment/$': 'film',
  '/trailer/$': 'film',
  '/channels/$/videos/$': 'film',
  '/channels/$/trailers/$': 'film',
  '/performers/$': 'performer',
  '/angels/$': 'performer',
  '/performers': 'people',
  '/angels': 'people',
  '/favorites/performers': 'people',
  '/account': 'account',
  '/account/$': 'account',
  '/sign-out': 'text',
  '/subscription-status': 'text',
  '/joinnow': 'text',
  '/casting': 'text',
  '/support': 'text',
  '/terms': 'text',
  '/privacy': 'text',
  '/safety': 'text',
  '/removal': 'text',
  '/2257': 'text',
};

/** The kind of the page of a route, by its full path such as `/videos/$slug`. */
export function pageKindOf(fullPath: string): PageKind {
  const path = fullPath.replaceAll(/\$\w+/g, '$').replace(/(.)\/$/, '$1');
  return PAGE_KINDS[path] ?? 'listing';
}
