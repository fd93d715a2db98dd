import type { QueryClient } from '@tanstack/react-query';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { type Session, sessionIn } from '../session/session.ts';
import type { ClientInfo } from '../tenant/client-info.ts';
import type { SiteMeta } from '../tenant/site-meta.ts';
import type { Measuring } from '../analytics/measuring.ts';
import type { ServerSide } from './server-side.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Facts about a page that are settled before its route runs, on the server and again in the browser. */
export interface PageContext {
  readonly tenant: Tenant;
  readonly meta: SiteMeta;
  /** The viewer and their ability. Settled before any guard runs. */
  readonly session: Session;
  /**
   * The whole requested query, of which the page reads a part: a redirect with the query passes the rest on, such as
   * advertising parameters. Only while the server answers one request; a page that is shared has none.
   */
  readonly requestedSearch?: string;
}

/** The `context` of guards, loaders and heads of routes. */
export interface RouterContext extends PageContext {
  readonly queryClient: QueryClient;
  readonly telemetry: Telemetry;
  /** Nothing is measured when it is left out. */
  readonly measuring?: Measuring;
  /** Null on the server: visitors share its pages, so that nothing of one visitor's device may change them. */
  readonly client: ClientInfo | null;
  /** Only while the server makes the page. */
  readonly server?: ServerSide;
  /** Why the viewer could not be loaded; then every page is an error page, rather than a visitor's page. */
  readonly sessionFailure?: unknown;
  /** The region's health warning is due, and this page is one that it does not cover. */
  readonly isHealthWarningPending?: boolean;
  /** Staff have switched flags of the tenant: the page takes them along, since the bundle has those of the release. */
  readonly isSwitched?: boolean;
  /** The answer to the form that was posted to this address. */
  readonly formAnswer?: FormAnswer;
}

/** The context of a page; its session follows the profile in the query client. */
export function createRouterContext(parts: Omit<RouterContext, 'session'>): RouterContext {
  const session = sessionIn(parts.queryClient, parts.tenant);
  return {
    ...parts,
    get session() {
      return session();
    },
  };
}
