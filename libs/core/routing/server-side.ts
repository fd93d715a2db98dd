import { redirect } from '@tanstack/react-router';
import type { PageCookie } from '../cookies/page-cookie.ts';
import type { RouterContext } from './router-context.ts';

/** The answer of a REST path of the gateway. */
export interface ServerAnswer {
  readonly status: number;
  readonly statusText: string;
  /** The answer as JSON; null when it was none. */
  readonly body: unknown;
}

/** Capabilities of the server for a page. */
export interface ServerSide {
  /** Posts JSON to a REST path of the gateway on the person's behalf. @throws ApiError when it could not be reached */
  readonly postJson: (path: string, body: object) => Promise<ServerAnswer>;
  /** Sends a cookie with the answer; a page with a cookie is never shared. */
  readonly keepCookie: (cookie: PageCookie) => void;
  /** The request came from another host, so that nobody has confirmed anything yet. */
  readonly isFromElsewhere: boolean;
}

/** The part of a loader's input that says who loads. */
export interface AskedOfServer {
  readonly context: Pick<RouterContext, 'server'>;
  readonly location: { readonly href: string };
  /** A preload, as when the pointer rests on a link. */
  readonly preload: boolean;
}

/**
 * The server's part of a page with side effects: it buys, tracks or redirects. A browser that navigates there within
 * the page loads the address from the server; a preload gets null.
 */
export function serverSideOf({ context, location, preload }: AskedOfServer): ServerSide | null {
  if (context.server) return context.server;
  if (!preload) throw redirect({ href: location.href, reloadDocument: true });
  return null;
}
