import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, zstdCompressSync } from 'node:zlib';
import { createEncodingChoice } from '@network/server/requests/accepts.ts';
import { chooseEncoding, matchesTag } from '../static-assets.ts';
import { RETRY_AFTER_SECONDS } from '../send-unavailable.ts';
import { brotliEnd } from './open-brotli.ts';
import { compressPage, type PageDocument } from './page-document.ts';
import { PAGE_CACHE_POLICY } from './page-cache.ts';
import type { PageAnswer } from './page-answer.ts';

/** Smaller pages fit a packet or two as they are. */
const MIN_COMPRESSED_BYTES = 1_400;
/** This quality is low, since a person waits for the page. */
const OWN_QUALITY = 4;
/** A fifth of the time of that quality for 5 % more bytes, which is less than it takes to hand the page to another thread. */
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
/** Browsers that can't read Zstandard (RFC 8878) get the other. */
const chooseOwnEncoding = createEncodingChoice(['zstd', 'br']);

const { freshMs, staleMs } = PAGE_CACHE_POLICY;
const EDGE_CACHING =
  `public, max-age=0, must-revalidate, s-maxage=${freshMs / 1000}, ` +
  `stale-while-revalidate=${(staleMs - freshMs) / 1000}`;

/** Builds the headers of a page. */
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
  const encoding = encodingOf(answer, request.headers['accept-encoding']);
  // A page is the same in every encoding, so the tag of any encoding matches.
  const isKnown = (each: string): boolean => matchesTag(request.headers['if-none-match'], each);
  const unchanged = tagsOf(answer).find(isKnown);
  const tag = unchanged ?? tagOf(answer, encoding);
  const headers = {
    ...headersOf(document),
    ...cachingOf(answer, vary),
    ...(tag === null ? {} : { etag: tag }),
    ...setCookies,
  };
  if (unchanged !== undefined) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = await bodyOf(answer, encoding);
  response.writeHead(document.status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.reduce((sum, { length }) => sum + length, 0)),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(document.status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
  });
  // Node.js hands pieces that are written in one turn to the system at once, with the headers.
  if (request.method !== 'HEAD') for (const piece of body) response.write(piece);
  response.end();
}

/**
 * A publication purges pages by this tag (`EDGE_PURGE` of the gateway). The names are those of Cloudflare, Fastly and
 * Bunny.
 */
const EDGE_TAGS = { 'cache-tag': 'pages', 'surrogate-key': 'pages', 'cdn-tag': 'pages' } as const;

/**
 * Builds the headers that say who may store a page, and what it varies by. At an edge it is fresh and stale for as long
 * as in this process; browsers ask each time, and are mostly answered 304. The headers by which a proxy says where a
 * visitor is decide what is shown.
 */
function cachingOf(answer: Shown, vary: string): Record<string, string> {
  if (answer.kind !== 'shared') return { 'cache-control': 'private, no-store', vary };
  if (!answer.isForEdge) return { 'cache-control': 'private, no-cache', vary };
  return { 'cache-control': EDGE_CACHING, vary: `${vary}, X-Geo-Country, X-Geo-Region`, ...EDGE_TAGS };
}

type Shown = Exclude<PageAnswer, { readonly kind: 'redirect' }>;

type Encoding = ReturnType<typeof chooseOwnEncoding>;

/** Pages that visitors share and somebody has been sent. */
const sentBefore = new WeakSet<PageDocument>();

/**
 * Chooses the encoding of a page. A page that many share is compressed once, slowly and well, when a second visitor
 * requests it, because most addresses of a site are requested only once while their page is stored.
 */
function encodingOf({ kind, document }: Shown, accepted: string | string[] | undefined): Encoding {
  if (document.html.length < MIN_COMPRESSED_BYTES) return 'identity';
  const isQuick = kind === 'own' || (kind === 'shared' && !sentBefore.has(document));
  return isQuick ? chooseOwnEncoding(accepted) : chooseEncoding(accepted);
}

/** The tag of a page that visitors share, in an encoding. */
function tagOf(answer: Shown, encoding: Encoding): string | null {
  if (answer.kind !== 'shared') return null;
  return answer.document.etag.replace(/"$/, encoding === 'identity' ? '"' : `-${encoding}"`);
}

const tagsOf = (answer: Shown): readonly string[] =>
  (['br', 'zstd', 'identity'] as const).flatMap((encoding) => tagOf(answer, encoding) ?? []);

const compressed = new WeakMap<PageDocument, Buffer>();

/** A page that is sent again is not compressed again. */
function zstdOf(document: PageDocument): Buffer {
  const known = compressed.get(document);
  if (known) return known;
  const bytes = zstdCompressSync(document.html, ZSTD);
  compressed.set(document, bytes);
  return bytes;
}

/** The body in pieces, so that what many share is copied for none of them. */
async function bodyOf(answer: Shown, encoding: Encoding): Promise<readonly Buffer[]> {
  const { document } = answer;
  if (answer.kind === 'shared') sentBefore.add(document);
  if (encoding === 'identity') return plain(answer);
  if (encoding === 'zstd') return [zstdOf(document)];
  if (answer.kind === 'shared') return [await answer.document.brotli()];
  if (answer.kind === 'own') return [await compressPage(document.html, OWN_QUALITY)];
  // Nothing is compressed for this answer: one's own part follows as it is.
  return [await answer.document.openBrotli(), brotliEnd(answer.own, answer.document.tail)];
}

function plain(answer: Shown): readonly Buffer[] {
  if (answer.kind !== 'stitched') return [answer.document.html];
  const { document, own } = answer;
  return [document.head, own, document.tail];
}
