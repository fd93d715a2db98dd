import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';

type SentHeaders = Record<string, string | string[]>;

type Begin = (answer: { readonly statusCode: number; readonly headers: IncomingHttpHeaders }) => Writable;

/** A request to another server of ours, and what is done with its answer. */
export interface Forwarding {
  /** Sends it; the body of the answer is written to what `begin` returns. */
  readonly send: (signal: AbortSignal, begin: Begin) => Promise<unknown>;
  /** The answer has to begin within so many ms; it may take any time when this is left out. */
  readonly beginsWithinMs?: number;
  /** Returns the headers that are sent on; null where something else was sent in the place of the answer. */
  readonly begin: (status: number, headers: IncomingHttpHeaders) => SentHeaders | null;
  /**
   * Is told why the request failed, unless its sender left. Where nothing was sent yet (`mayAnswer`), it sends an
   * answer.
   */
  readonly fail: (error: unknown, mayAnswer: boolean) => void;
}

/**
 * Sends a request on and streams the answer back; stops when who waits for it leaves. Settles when that is through, and
 * never throws.
 */
export async function forwardRequest(
  response: ServerResponse,
  { send, beginsWithinMs, begin, fail }: Forwarding,
): Promise<void> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  response.once('close', stop);
  const timer = beginsWithinMs === undefined ? undefined : setTimeout(stop, beginsWithinMs);
  try {
    await send(abort.signal, (answer) => {
      clearTimeout(timer);
      const sent = begin(answer.statusCode, answer.headers);
      if (sent === null) return new Writable({ write: (_chunk, _encoding, done) => done() });
      return response.writeHead(answer.statusCode, sent);
    });
  } catch (error) {
    if (response.closed || response.destroyed) return;
    const mayAnswer = !response.headersSent;
    fail(error, mayAnswer);
    if (!mayAnswer) response.destroy();
  } finally {
    clearTimeout(timer);
    response.off('close', stop);
  }
}

/** Returns the named headers of a message; all others are dropped, above all forged internal ones. */
export function pickHeaders(headers: IncomingHttpHeaders, names: readonly string[]): SentHeaders {
  const picked: SentHeaders = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
