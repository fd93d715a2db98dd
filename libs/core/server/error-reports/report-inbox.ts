import { PROBLEM_REPORTS_PATH } from '@network/validation/problem-report.ts';
import type { Logger } from 'pino';
import { request as send } from 'undici';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders } from '../gateway/gateway-headers.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';
import type { SendToInbox } from './receive-report.ts';

const DEADLINE_MS = 5_000;

interface InboxParts {
  readonly connection: GatewayConnection;
  readonly config: ServerConfig;
  readonly log: Logger;
}

/** Sends people's reports to the gateway's inbox, from the page of a request. */
export function createReportInbox({ connection, config, log }: InboxParts) {
  return (facts: RequestFacts): SendToInbox =>
    async (report) => {
      const leave = connection.enter('form', facts.origin.address);
      if (!leave) return false;
      try {
        const { statusCode, body } = await send(connection.origin + PROBLEM_REPORTS_PATH, {
          method: 'POST',
          dispatcher: connection.dispatcher,
          headers: { ...gatewayHeaders(facts, config), 'content-type': 'application/json' },
          body: JSON.stringify(report),
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        await body.dump();
        if (statusCode !== 204) log.warn({ correlationId: facts.correlationId, statusCode }, 'report not stored');
        return statusCode === 204;
      } catch (error) {
        log.error({ correlationId: facts.correlationId, error }, 'report not stored');
        return false;
      } finally {
        leave();
      }
    };
}
