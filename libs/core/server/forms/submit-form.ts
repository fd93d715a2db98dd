import type { IncomingMessage } from 'node:http';
import { networkOf } from '@network/validation/limits/client-network.ts';
import { HTTP_TIMEOUT_MS } from '@network/tenant/constants.ts';
import type { Logger } from 'pino';
import { request as send } from 'undici';
import { type FormAnswer, type PageForm, readFormAnswer } from '../../forms/form-answer.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders } from '../gateway/gateway-headers.ts';
import { readSmallForm } from './read-small-form.ts';
import { loggableError } from '../logger.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';

/**
 * A handful of pictures as a camera makes them: the gateway reads past what is too long of them, so that the answer names
 * what is wrong and what was typed comes back. Beyond, nothing is read.
 */
const MAX_BODY_BYTES = 256 * 1_048_576;
/** When a client that has as many forms under way as it may should try again. */
const RETRY_AFTER_SECONDS = 10;
const PASSED_ON = ['content-type', 'content-length', 'user-agent'] as const;

/** A form that goes to the gateway. */
export type SentForm = PageForm & { readonly sendsTo: string };

interface SubmitParts {
  readonly connection: GatewayConnection;
  readonly config: ServerConfig;
  readonly log: Logger;
}

/** Streams a posted form to the gateway and reads what it says; `unreadable` is no form. Never throws. */
export function createSubmitForm({ connection, config, log }: SubmitParts) {
  return async (request: IncomingMessage, facts: RequestFacts, form: SentForm): Promise<FormAnswer | 'unreadable'> => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return { outcome: 'tooLarge' };
    // A form without files takes a place once it is all here: who sends it byte by byte holds up nobody.
    const isUpload = form.takesFiles === true && isMultipart(request);
    const body = isUpload ? request : await readSmallForm(request);
    if (body === 'too large') return { outcome: 'tooLarge' };
    if (body === 'gone') return { outcome: 'failed' };
    const leave = connection.enter(isUpload ? 'upload' : 'form', networkOf(facts.origin.address, 'whole'));
    if (!leave) return { outcome: 'limited', retryAfterSeconds: RETRY_AFTER_SECONDS, values: {} };
    const senderLeft = new AbortController();
    request.once('close', () => {
      if (!request.complete) senderLeft.abort();
    });
    try {
      const response = await send(connection.origin + form.sendsTo, {
        method: 'POST',
        dispatcher: connection.dispatcher,
        headers: { ...pick(request, isUpload), ...gatewayHeaders(facts, config), accept: 'application/json' },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(HTTP_TIMEOUT_MS), senderLeft.signal]),
      });
      const text = await response.body.text();
      if (response.statusCode === 413) return { outcome: 'tooLarge' };
      return response.statusCode >= 400 && response.statusCode < 500 ? 'unreadable' : readFormAnswer(text);
    } catch (error) {
      log.error({ correlationId: facts.correlationId, path: form.path, error: loggableError(error) }, 'form failed');
      return { outcome: 'failed' };
    } finally {
      leave();
    }
  };
}

function isMultipart({ headers }: IncomingMessage): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}

/** The length of what was read here is known anyway. */
function pick({ headers }: IncomingMessage, isStreamed: boolean): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of PASSED_ON) {
    if (name === 'content-length' && !isStreamed) continue;
    const value = headers[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
