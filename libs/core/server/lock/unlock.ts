import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../api/api-error.ts';
import { LockedSessionDocument } from '../../lock/api/locked-session.generated.ts';
import { UnlockSessionDocument } from '../../lock/api/unlock-session.generated.ts';
import { loginAddress } from '../../session/login-address.ts';
import { readSmallForm } from '../forms/read-small-form.ts';
import { textsOf } from '../forms/read-typed-texts.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders } from '../gateway/gateway-headers.ts';
import { createServerTransport } from '../gateway/server-transport.ts';
import { isUnauthenticated } from '../pages/load-session.ts';
import { type PageDocument, pageDocument } from '../pages/page-document.ts';
import { nextPath } from '../request/next-path.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { readProvenance } from '@network/server/requests/provenance.ts';
import type { ServerConfig } from '../server-config.ts';
import { lockDocument, type LockPage } from './lock-document.ts';

const DEADLINE_MS = 5_000;

/** The status of the page that covers a locked browser. */
const LOCKED = 423;

/** The answer to the form of a locked browser. */
export type UnlockAnswer =
  | { readonly kind: 'refused' }
  | { readonly kind: 'too large' }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'page'; readonly document: PageDocument };

/** Covers the pages of a locked session, and unlocks it. */
export interface Locks {
  /** The page that covers whatever a locked session requested. @throws ApiError */
  readonly cover: (facts: RequestFacts) => Promise<PageDocument>;
  /** Handles the PIN. @throws ApiError while the gateway can't be reached */
  readonly unlock: (request: IncomingMessage, facts: RequestFacts) => Promise<UnlockAnswer>;
}

export function createLocks({
  config,
  connection,
}: {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
}): Locks {
  const { members } = config.tenant.urls;
  const gateway = (facts: RequestFacts) =>
    createServerTransport(connection, gatewayHeaders(facts, config), AbortSignal.timeout(DEADLINE_MS));

  async function pageOf(facts: RequestFacts, next: string, problem: LockPage['problem']): Promise<PageDocument> {
    const { lockedSession } = await gateway(facts)(LockedSessionDocument, undefined);
    const { hasPin, hasPasskey } = lockedSession ?? { hasPin: true, hasPasskey: false };
    const html = lockDocument(config.tenant, { hasPin, hasPasskey, next, problem });
    return pageDocument(html, { status: LOCKED, nonce: null, isPersonal: true });
  }

  return {
    cover: (facts) => pageOf(facts, facts.target.path + facts.target.search, null),
    unlock: async (request, facts) => {
      const next = nextPath(facts);
      if (readProvenance(request.headers, facts.ownOrigin) !== 'same-origin') return { kind: 'refused' };
      const body = await readSmallForm(request);
      if (body === 'too large') return { kind: body };
      if (facts.sessionId === null) return { kind: 'redirect', location: next };
      if (typeof body === 'string') return { kind: 'refused' };
      const { pin = '' } = await textsOf(request.headers['content-type'] ?? '', body);
      try {
        const { unlockSession: answer } = await gateway(facts)(UnlockSessionDocument, { pin });
        if (answer.__typename === 'SessionUnlocked') return { kind: 'redirect', location: next };
        const { triesLeft } = answer;
        // Signed out: who this is has to be proved.
        if (triesLeft === 0) return { kind: 'redirect', location: loginAddress(members, next) };
        return { kind: 'page', document: await pageOf(facts, next, { triesLeft }) };
      } catch (error) {
        if (isUnauthenticated(error)) return { kind: 'redirect', location: loginAddress(members, next) };
        if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error;
        return { kind: 'page', document: await pageOf(facts, next, 'limited') };
      }
    },
  };
}
