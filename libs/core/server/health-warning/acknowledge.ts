import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../api/api-error.ts';
import { AcknowledgeHealthWarningDocument } from '../../health-warning/api/acknowledge-health-warning.generated.ts';
import { warnedRegion } from '../../health-warning/health-warning.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders } from '../gateway/gateway-headers.ts';
import { createServerTransport } from '../gateway/server-transport.ts';
import { isFromElsewhere } from '../gateway/write-guard.ts';
import { nextPath } from '../request/next-path.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';
import { readSiteMeta } from '../site-meta.ts';
import { acknowledgementCookie } from './acknowledgement-cookie.ts';

const DEADLINE_MS = 5_000;

/** The answer to the warning's form: a redirect to the previous page, or a refusal. */
export type AcknowledgeAnswer =
  | { readonly status: 303; readonly location: string; readonly cookie: string | null }
  | { readonly status: 403 };

interface AcknowledgeParts {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
  readonly now: () => number;
}

/**
 * Handles the form of the health warning: stored in the profile of a signed-in person, else in the visitor's browser.
 * The region comes from the edge, never from the form.
 * @throws ApiError when the profile can't be updated
 */
export function createAcknowledge({ config, connection, now }: AcknowledgeParts) {
  const isSecure = new URL(config.tenant.urls.members).protocol === 'https:';

  return async (request: IncomingMessage, facts: RequestFacts): Promise<AcknowledgeAnswer> => {
    if (isFromElsewhere(request, facts)) return { status: 403 };
    const location = nextPath(facts);
    const region = warnedRegion(readSiteMeta(facts, config.tenant, new Date(now())), config.tenant);
    if (region === null) return { status: 303, location, cookie: null };
    const isInProfile = facts.sessionId !== null && (await recordInProfile(facts, region));
    return { status: 303, location, cookie: isInProfile ? null : acknowledgementCookie(region, isSecure) };
  };

  /** Records the acknowledgement in the profile; false for a session that has ended, whose person counts as a visitor. */
  async function recordInProfile(facts: RequestFacts, state: string): Promise<boolean> {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const execute = createServerTransport(connection, gatewayHeaders(facts, config), deadline);
    try {
      await execute(AcknowledgeHealthWarningDocument, { state });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthenticated') return false;
      throw error;
    }
  }
}
