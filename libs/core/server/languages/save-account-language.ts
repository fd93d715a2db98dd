import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Language } from '@network/validation/languages.ts';
import { SaveLanguageDocument } from '../../i18n/api/save-language.generated.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders } from '../gateway/gateway-headers.ts';
import { createServerTransport } from '../gateway/server-transport.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { readProvenance } from '@network/server/requests/provenance.ts';
import type { ServerConfig } from '../server-config.ts';

const DEADLINE_MS = 2_000;

interface SaveParts {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
  readonly log: Logger;
}

/** Stores a language that a signed-in person chose by a link of a page as their account's. It never throws. */
export type SaveAccountLanguage = (request: IncomingMessage, facts: RequestFacts, language: Language) => Promise<void>;

/**
 * A choice that a link of another host makes, and one that can't be stored now, counts in this browser alone. So it does for a
 * session that is locked, and for an account that may not change its profile.
 */
export function createSaveAccountLanguage({ config, connection, log }: SaveParts): SaveAccountLanguage {
  return async (request, facts, language) => {
    if (facts.sessionId === null || readProvenance(request.headers, facts.ownOrigin) !== 'same-origin') return;
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const execute = createServerTransport(connection, gatewayHeaders(facts, config), deadline);
    try {
      await execute(SaveLanguageDocument, { language });
    } catch (error) {
      log.info({ correlationId: facts.correlationId, error }, 'the language was not stored in the account');
    }
  };
}
