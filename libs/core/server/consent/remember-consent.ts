import type { Logger } from 'pino';
import type { ConsentChoice } from '@network/validation/consent-choice.ts';
import { SaveConsentDocument } from '../../consent/api/save-consent.generated.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders } from '../gateway/gateway-headers.ts';
import { createServerTransport } from '../gateway/server-transport.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';

const DEADLINE_MS = 2_000;

interface RememberParts {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
  readonly log: Logger;
}

/**
 * Stores the choice of a signed-in person with their account, so that sister brands do not ask again. It never throws: a choice
 * that can't be stored there counts in this browser alone.
 */
export function createRememberConsent({ config, connection, log }: RememberParts) {
  return async (facts: RequestFacts, choice: ConsentChoice): Promise<void> => {
    if (facts.sessionId === null) return;
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const execute = createServerTransport(connection, gatewayHeaders(facts, config), deadline);
    try {
      await execute(SaveConsentDocument, { isAccepted: choice === 'accepted' });
    } catch (error) {
      log.info(
        { correlationId: facts.correlationId, error },
        'the choice about measuring was not stored in the account',
      );
    }
  };
}
