import type { IncomingMessage } from 'node:http';

/** So much of an oversized body is received and thrown away, in bytes. Its sender is cut off only after that. */
const MOST_DISCARDED = 16 * 1_048_576;

/** Builds the answer to a body that is too large, in the form of GraphQL's answers and of REST's; its status is 413. */
export const oversizedBody = (correlationId: string) => ({
  errors: [
    {
      message: 'The request is too large',
      extensions: { code: 'PAYLOAD_TOO_LARGE', messageKey: 'errors.limitExceeded', correlationId },
    },
  ],
  code: 'PAYLOAD_TOO_LARGE',
  messageKey: 'errors.limitExceeded',
  correlationId,
});

/**
 * Throws the rest of a body away that nobody reads. A connection that is closed with unread bytes is reset, and a
 * sender who is still writing then loses the answer, which a proxy would report as a gateway that is down.
 */
export function discardRest(request: IncomingMessage): void {
  let bytes = 0;
  request.on('error', () => undefined);
  request.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_DISCARDED) request.socket.destroy();
  });
  request.resume();
}
