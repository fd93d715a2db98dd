import type { IncomingMessage } from 'node:http';
import { networkOf } from '@network/server/limits/client-network.ts';
import { HTTP_TIMEOUT_MS } from '@network/tenant/constants.ts';
import type { Logger } from 'pino';
import { request as send } from 'undici';
import { type FormAnswer, type PageForm, readFormAnswer } from '../../forms/form-answer.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders } from '../gateway/gateway-headers.ts';
import { prefersJsonOver } from '@network/server/requests/accepts.ts';
import { readSmallForm } from './read-small-form.ts';
import { readTextsBeforeFiles, textsOf, watchUpload } from './read-typed-texts.ts';
import type { BrowserCookie } from '../request/browser-cookie.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';

/**
 * A few pictures at camera size: the gateway reads oversized ones, so that its answer names the problem and repeats the
 * input. Larger bodies are not read.
 */
const MAX_BODY_BYTES = 256 * 1_048_576;
/** A client that has as many forms under way as it may should try again after this time. */
const RETRY_AFTER_SECONDS = 10;
const PASSED_ON = ['content-type', 'content-length', 'user-agent'] as const;

/** The result of a posted form; `unreadable` means that it was no form. */
export interface SubmittedForm {
  readonly answer: FormAnswer | 'unreadable';
  /** Set-Cookie values that the gateway answered with. */
  readonly cookies: readonly string[];
}

interface SubmitParts {
  readonly connection: GatewayConnection;
  readonly config: ServerConfig;
  readonly browserCookie: BrowserCookie;
  readonly log: Logger;
}

/** Streams a posted form to the gateway and reads its answer. Never throws. */
export function createSubmitForm({ connection, config, browserCookie, log }: SubmitParts) {
  const without = (answer: SubmittedForm['answer']): SubmittedForm => ({ answer, cookies: [] });

  return async (request: IncomingMessage, facts: RequestFacts, form: PageForm): Promise<SubmittedForm> => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return without({ outcome: 'tooLarge' });
    // A form without files takes a place once all of it has arrived, so that a slow sender occupies none.
    const isUpload = form.takesFiles === true && isMultipart(request);
    const body = isUpload ? request : await readSmallForm(request);
    if (body === 'too large') return without({ outcome: 'tooLarge' });
    if (body === 'gone') return without({ outcome: 'failed' });
    const leave = connection.enter(isUpload ? 'upload' : 'form', networkOf(facts.origin.address, 'whole'));
    // Scripts leave the form as it is; a page of the answer has to repeat what was typed.
    const typed = async () => {
      if (prefersJsonOver(request.headers.accept)) return {};
      if (body === request) return readTextsBeforeFiles(request);
      return textsOf(request.headers['content-type'] ?? '', body as Buffer);
    };
    if (!leave) {
      return without({ outcome: 'limited', retryAfterSeconds: RETRY_AFTER_SECONDS, values: await typed() });
    }
    const upload = body === request ? watchUpload(request) : null;
    // A form that was streamed to the gateway can't be read again, so its texts were read while they passed.
    const passed = async () => (upload === null || prefersJsonOver(request.headers.accept) ? typed() : upload.texts());
    const failed = async () => ({ outcome: 'failed', values: await passed() }) as const;
    const senderLeft = new AbortController();
    request.once('close', () => {
      if (!request.complete) senderLeft.abort();
    });
    try {
      const response = await send(connection.origin + form.sendsTo + facts.target.search, {
        method: 'POST',
        dispatcher: connection.dispatcher,
        headers: { ...pick(request, isUpload), ...gatewayHeaders(facts, config), accept: 'application/json' },
        body: upload?.body ?? (body as Buffer),
        signal: AbortSignal.any([AbortSignal.timeout(HTTP_TIMEOUT_MS), senderLeft.signal]),
      });
      const text = await response.body.text();
      if (response.statusCode === 413) return without({ outcome: 'tooLarge' });
      if (response.statusCode === 429) {
        const wait = Number(response.headers['retry-after']);
        const retryAfterSeconds = wait > 0 ? wait : RETRY_AFTER_SECONDS;
        return without({ outcome: 'limited', retryAfterSeconds, values: await passed() });
      }
      const isRefused = response.statusCode >= 400 && response.statusCode < 500;
      const read = isRefused ? 'unreadable' : readFormAnswer(text);
      const browser = facts.area === 'members' ? response.headers['x-set-browser'] : undefined;
      return {
        answer: read === 'unreadable' || read.outcome !== 'failed' ? read : await failed(),
        cookies: typeof browser === 'string' ? [browserCookie.write(browser)] : [],
      };
    } catch (error) {
      log.error({ correlationId: facts.correlationId, path: form.path, error }, 'form failed');
      return without(await failed());
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
