import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptsBrotli } from '../static-assets.ts';
import { RETRY_AFTER_SECONDS } from '../send-unavailable.ts';
import type { PageAnswer } from './page-server.ts';

const compress = promisify(brotliCompress);

/** Smaller pages fit a packet or two as they are. */
const MIN_COMPRESSED_BYTES = 1_400;
/** The nonce differs each time, so that this is paid for each response. */
const QUALITY = 4;

/** Sends a page or its redirect. An address that is data for clients that prefer JSON says so in `Vary` (D16). */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PageAnswer,
  headersFor: (nonce: string) => Record<string, string>,
  isDataToo: boolean,
): Promise<void> {
  const vary = `${isDataToo ? 'Accept, ' : ''}Accept-Encoding, Cookie`;
  if (answer.kind === 'redirect') {
    const headers = {
      location: answer.location,
      'cache-control': 'no-store',
      ...(isDataToo ? { vary } : {}),
      ...(answer.cookies?.length ? { 'set-cookie': [...answer.cookies] } : {}),
    };
    response.writeHead(answer.status, headers).end();
    return;
  }
  const isCompressed =
    lengthOf(answer.html) >= MIN_COMPRESSED_BYTES && acceptsBrotli(request.headers['accept-encoding']);
  const body = isCompressed ? [await compressed(answer.html)] : answer.html;
  response.writeHead(answer.status, {
    ...headersFor(answer.nonce),
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(lengthOf(body)),
    // Shared pages are cached here only: an edge could not insert the nonce.
    'cache-control': answer.isPrivate ? 'private, no-store' : 'private, no-cache',
    vary,
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    ...(answer.status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    ...(answer.cookies.length > 0 ? { 'set-cookie': [...answer.cookies] } : {}),
  });
  if (request.method !== 'HEAD') {
    // Collected until the end, so that they are sent with the headers in one call.
    response.cork();
    for (const piece of body) response.write(piece);
  }
  response.end();
}

function lengthOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

function compressed(pieces: readonly Buffer[]): Promise<Buffer> {
  return compress(Buffer.concat(pieces), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
