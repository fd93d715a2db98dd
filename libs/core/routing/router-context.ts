import type { QueryClient } from '@tanstack/react-query';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { type Session, sessionIn } from '../session/session.ts';
import type { ClientInfo } from '../tenant/client-info.ts';
import type { SiteMeta } from '../tenant/site-meta.ts';
import type { Measuring } from '../analytics/measuring.ts';
import type { ServerSide } from './server-side.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** What is settled about a page before its route runs, on the server and again in the browser. */
export interface PageContext {
  readonly tenant: Tenant;
  readonly meta: SiteMeta;
  /** Who asks, and what they may do. Settled before any guard runs. */
  readonly session: Session;
  /**
   * The whole query that was asked for, where the page reads a part of it: a redirect that leads on with the query takes
   * the rest along, advertising above all. Only while the server answers one request; a page that is shared has none.
   */
  readonly askedSearch?: string;
}

/** What guards, loaders and heads of routes are given as `context`. */
export interface RouterContext extends PageContext {
  readonly queryClient: QueryClient;
  readonly telemetry: Telemetry;
  /** Nothing is measured when it is left out. */
  readonly measuring?: Measuring;
  /** Null on the server: visitors share its pages, so that nothing of one visitor's device may change them (T08). */
  readonly client: ClientInfo | null;
  /** Only while the server makes the page. */
  readonly server?: ServerSide;
  /** Why nobody could be asked who this is; then every page is an error page, rather than a visitor's. */
  readonly sessionFailure?: unknown;
  /** The region's health warning is due, and this page is one that it does not cover (H02). */
  readonly isHealthWarningPending?: boolean;
  /** What the form that was posted to this address was answered with. */
  readonly formAnswer?: FormAnswer;
}

/** The context of a page; its session follows the profile that the query client holds. */
export function createRouterContext(parts: Omit<RouterContext, 'session'>): RouterContext {
  const session = sessionIn(parts.queryClient, parts.tenant);
  return {
    ...parts,
    get session() {
      return session();
    },
  };
}
