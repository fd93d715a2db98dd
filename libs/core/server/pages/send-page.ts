import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptsBrotli } from '../static-assets.ts';
import type { PageAnswer } from './page-server.ts';

const compress = promisify(brotliCompress);

/** Smaller pages fit a packet or two as they are. */
const MIN_COMPRESSED_BYTES = 1_400;
/** The nonce differs each time, so that this is paid for each response. */
const QUALITY = 4;

/** Sends a page, or where it went. An address that is data for whoever prefers it says so (D16). */
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
  const plain = answer.html;
  const isCompressed = plain.length >= MIN_COMPRESSED_BYTES && acceptsBrotli(request.headers['accept-encoding']);
  const body = isCompressed ? await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) : plain;
  response.writeHead(answer.status, {
    ...headersFor(answer.nonce),
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    // What visitors share is kept here alone: an edge could not splice the nonce in.
    'cache-control': answer.isPrivate ? 'private, no-store' : 'private, no-cache',
    vary,
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    ...(answer.status === 503 ? { 'retry-after': '1' } : {}),
    ...(answer.cookies.length > 0 ? { 'set-cookie': [...answer.cookies] } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
