import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, matchesTag } from '../static-assets.ts';
import { RETRY_AFTER_SECONDS } from '../send-unavailable.ts';
import { brotliEnd } from './open-brotli.ts';
import { compressPage, type PageDocument } from './page-document.ts';
import { PAGE_CACHE_POLICY } from './page-cache.ts';
import type { PageAnswer } from './page-server.ts';

/** Smaller pages fit a packet or two as they are. */
const MIN_COMPRESSED_BYTES = 1_400;
/** Somebody waits for this one. */
const OWN_QUALITY = 4;

const { freshMs, staleMs } = PAGE_CACHE_POLICY;
const EDGE_CACHING =
  `public, max-age=0, must-revalidate, s-maxage=${freshMs / 1000}, ` +
  `stale-while-revalidate=${(staleMs - freshMs) / 1000}`;

/** What the headers of a page depend on. */
export type PageHeadersOf = (document: PageDocument) => Record<string, string>;

/** Sends a page or its redirect. An address that is data for clients that prefer JSON says so in `Vary`. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PageAnswer,
  headersOf: PageHeadersOf,
  isDataToo: boolean,
): Promise<void> {
  const vary = `${isDataToo ? 'Accept, ' : ''}Accept-Encoding, Cookie`;
  const { cookies } = answer;
  const setCookies = cookies.length > 0 ? { 'set-cookie': [...cookies] } : {};
  if (answer.kind === 'redirect') {
    const { status, location } = answer;
    response.writeHead(status, {
      location,
      'cache-control': 'no-store',
      ...(isDataToo ? { vary } : {}),
      ...setCookies,
    });
    response.end();
    return;
  }
  const { document } = answer;
  const isCompressed =
    document.html.length >= MIN_COMPRESSED_BYTES && chooseEncoding(request.headers['accept-encoding']) === 'br';
  const tag = answer.kind === 'shared' ? answer.document.etag.replace(/"$/, isCompressed ? '-br"' : '"') : null;
  const headers = {
    ...headersOf(document),
    ...cachingOf(answer, vary),
    ...(tag === null ? {} : { etag: tag }),
    ...setCookies,
  };
  if (tag !== null && matchesTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = await (isCompressed ? compressed(answer) : plain(answer));
  response.writeHead(document.status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    ...(document.status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Who may hold a page, and what it varies by. At an edge it is fresh and stale for as long as in this process; browsers
 * ask each time, and are mostly answered 304. The headers by which a proxy says where a visitor is decide what is shown.
 */
function cachingOf(answer: Shown, vary: string): Record<string, string> {
  if (answer.kind !== 'shared') return { 'cache-control': 'private, no-store', vary };
  if (!answer.isForEdge) return { 'cache-control': 'private, no-cache', vary };
  return { 'cache-control': EDGE_CACHING, vary: `${vary}, X-Geo-Country, X-Geo-Region`, 'cache-tag': 'pages' };
}

type Shown = Exclude<PageAnswer, { readonly kind: 'redirect' }>;

async function compressed(answer: Shown): Promise<Buffer> {
  if (answer.kind === 'shared') return answer.document.brotli();
  if (answer.kind === 'own') return compressPage(answer.document.html, OWN_QUALITY);
  // Nothing is compressed for this answer: one's own part follows as it is.
  const { document, own } = answer;
  return Buffer.concat([await document.openBrotli(), brotliEnd(Buffer.concat([own, document.tail]))]);
}

function plain(answer: Shown): Buffer {
  if (answer.kind !== 'stitched') return answer.document.html;
  const { document, own } = answer;
  return Buffer.concat([document.head, own, document.tail]);
}
