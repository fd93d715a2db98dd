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
  /** Posts JSON to a REST path of the gateway in the person's name. @throws ApiError when the gateway is unreachable */
  readonly postJson: (path: string, body: object) => Promise<ServerAnswer>;
  /** Sends a cookie along with the answer; a page with one is not shared. */
  readonly setCookie: (cookie: PageCookie) => void;
}

/** The arguments of a loader that show where it runs. */
export interface LoaderArguments {
  readonly context: Pick<RouterContext, 'server'>;
  readonly location: { readonly publicHref: string };
  /** The person only points at a link. */
  readonly preload: boolean;
}

/**
 * The server's side of a page that has an effect. A browser that navigates to it within the app loads the address as a
 * document, and a preload gets null.
 */
export function serverSideOf({ context, location, preload }: LoaderArguments): ServerSide | null {
  if (context.server) return context.server;
  if (!preload) throw redirect({ href: location.publicHref, reloadDocument: true });
  return null;
}
