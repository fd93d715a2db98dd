import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The HTML of one answer, with what its Content-Security-Policy has to let in. */
export interface PageDocument {
  readonly status: number;
  readonly html: Buffer;
  /** Sources of `script-src`. */
  readonly scripts: string;
  /** Hashes of the style elements, for `style-src`; empty where there are none. */
  readonly styles: string;
  /** Set-Cookie values. */
  readonly cookies: readonly string[];
}

/** A document that is the same for every visitor of its key. */
export interface SharedDocument extends PageDocument {
  readonly etag: string;
  /** The compressed HTML, made on the first request. */
  readonly brotli: () => Promise<Buffer>;
}

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The document of a rendered page. Scripts of a page that is made for one person carry its `nonce`; those of a shared page,
 * which has none (null), are let in by their hashes: a nonce that everybody can read would let in anything.
 */
export function pageDocument(
  html: string,
  parts: { readonly status: number; readonly nonce: string | null; readonly cookies?: readonly string[] },
): PageDocument {
  const { status, nonce, cookies = [] } = parts;
  const scripts = nonce === null ? `'self'${hashesOf(html, INLINE_SCRIPT)}` : `'nonce-${nonce}' 'strict-dynamic'`;
  return { status, html: Buffer.from(html), scripts, styles: hashesOf(html, STYLE_ELEMENT), cookies };
}

function hashesOf(html: string, element: RegExp): string {
  const texts = new Set(Array.from(html.matchAll(element), ([, text = '']) => text));
  return [...texts].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');
}

const compress = promisify(brotliCompress);

/** A page is compressed once for everybody, so it may take longer than for one answer. */
const SHARED_QUALITY = 6;

/** Makes a document one that visitors share. */
export function shareDocument(document: PageDocument): SharedDocument {
  let brotli: Promise<Buffer> | null = null;
  return {
    ...document,
    etag: `"${createHash('sha256').update(document.html).digest('base64url').slice(0, 22)}"`,
    brotli: () => (brotli ??= compressPage(document.html, SHARED_QUALITY)),
  };
}

/** Compresses HTML in a separate thread. */
export function compressPage(html: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compress(html, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length } });
}
