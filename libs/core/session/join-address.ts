import { continueIn } from '../i18n/language.ts';

/** The origin of a sale, for accounting. */
export interface JoinOrigin {
  /** Id of the page with the link, as pageIdOf makes it. */
  readonly ref?: string | undefined;
  /** The link or button that was used. */
  readonly elm?: string | undefined;
  /** The affiliate's code that this browser has stored. */
  readonly nats?: string | undefined;
  /** The campaign of the place that was clicked. */
  readonly ujc?: string | undefined;
}

/** Where a visitor joins, on the members host. Without an origin it is the plain link of the server's HTML. */
export function joinAddress(membersOrigin: string, origin: JoinOrigin = {}): string {
  const address = new URL('/joinnow', membersOrigin);
  for (const name of ['ref', 'elm', 'nats', 'ujc'] as const) {
    const value = origin[name];
    if (value !== undefined && value !== '') address.searchParams.set(name, value);
  }
  return continueIn(address);
}

/** The id of a page by its route: `/` is `home`, `/videos/$slug` is `videos-slug`. */
export function pageIdOf(routePath: string): string {
  const segments = routePath.split('/').filter((segment) => segment !== '');
  return segments.length === 0 ? 'home' : segments.map((segment) => segment.replace('$', '').toLowerCase()).join('-');
}
