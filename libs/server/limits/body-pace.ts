import type { IncomingMessage, ServerResponse } from 'node:http';

/** How often bodies are looked at, in milliseconds: one that stalls is ended after one to two of these. */
export const PACE_EVERY_MS = 5_000;

/** Node.js itself answers a request that takes too long like this. */
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

interface Watched {
  readonly response: ServerResponse;
  bytes: number;
  /** Since when it is measured. */
  since: number;
}

export interface BodyPace {
  /** Watches the body of a request until it is all here. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Ends those that came too slowly since the last look. */
  look(): void;
  stop(): void;
}

/**
 * Ends requests whose body stalls or drips: 408 where nothing was answered yet, and the connection is closed. Only the
 * time in which a reader was waiting counts, so that a slow reader on our side ends no request.
 * @param bytesPerSecond the lowest rate that is waited for
 * @param now milliseconds
 */
export function createBodyPace(bytesPerSecond: number, now: () => number = Date.now): BodyPace {
  const watched = new Map<IncomingMessage, Watched>();

  const look = (): void => {
    for (const [request, body] of watched) {
      const bytes = request.socket.bytesRead;
      const seconds = (now() - body.since) / 1_000;
      // Measured over at least one interval, so that a new request gets its time.
      if (seconds * 1_000 < PACE_EVERY_MS) continue;
      // A full buffer means that the sender waits for us.
      const isWaitedFor = request.readableLength < request.readableHighWaterMark;
      if (isWaitedFor && bytes - body.bytes < bytesPerSecond * seconds) end(request, body.response);
      else Object.assign(body, { bytes, since: now() });
    }
  };

  const end = (request: IncomingMessage, response: ServerResponse): void => {
    watched.delete(request);
    const { socket } = request;
    if (response.headersSent) socket.destroy();
    // Not through the response: the reader of the body sees that its sender has gone.
    else socket.end(TIMED_OUT, () => socket.destroy());
  };

  const timer = setInterval(look, PACE_EVERY_MS).unref();
  return {
    watch: (request, response) => {
      const { headers } = request;
      const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
      if (!hasBody || request.complete) return;
      watched.set(request, { response, bytes: request.socket.bytesRead, since: now() });
      const forget = () => watched.delete(request);
      request.once('end', forget).once('close', forget);
    },
    look,
    stop: () => clearInterval(timer),
  };
}
