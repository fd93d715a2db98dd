import { redirect } from '@tanstack/react-router';
import type { PageCookie } from '../cookies/page-cookie.ts';
import type { RouterContext } from './router-context.ts';

/** What a REST path of the gateway answered. */
export interface ServerAnswer {
  readonly status: number;
  readonly statusText: string;
  /** The answer as JSON; null when it was none. */
  readonly body: unknown;
}

/** What only the server can do for a page. */
export interface ServerSide {
  /** Posts JSON to a REST path of the gateway in the person's name. @throws ApiError when it could not be asked */
  readonly postJson: (path: string, body: object) => Promise<ServerAnswer>;
  /** Sends a cookie along with the answer; a page with one is shared with nobody. */
  readonly setCookie: (cookie: PageCookie) => void;
}

/** What a loader is asked, as far as it tells who loads. */
export interface LoaderArguments {
  readonly context: Pick<RouterContext, 'server'>;
  readonly location: { readonly href: string };
  /** Somebody only rests on a link. */
  readonly preload: boolean;
}

/**
 * The server's side of a page that does something: buys, tells, redirects. A browser that is led there within its page
 * loads the address anew, and one that loads ahead gets nothing: null.
 */
export function serverSideOf({ context, location, preload }: LoaderArguments): ServerSide | null {
  if (context.server) return context.server;
  if (!preload) throw redirect({ href: location.href, reloadDocument: true });
  return null;
}
