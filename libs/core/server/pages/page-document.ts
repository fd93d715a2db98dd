import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { openBrotliOf } from './open-brotli.ts';

/** The people for whom a document was made. Only a document for anyone is ever shared. */
export type Audience = 'anyone' | 'one person';

/** The HTML of one answer, with what its Content-Security-Policy has to let in. */
export interface PageDocument<For extends Audience = Audience> {
  readonly madeFor: For;
  readonly status: number;
  readonly html: Buffer;
  /** Sources of `script-src`. */
  readonly scripts: string;
  /** Hashes of the style elements, for `style-src`; empty where there are none. */
  readonly styles: string;
  /** Set-Cookie values. */
  readonly cookies: readonly string[];
}

/** A document that is the same for everybody of its key. */
export interface SharedDocument extends PageDocument<'anyone'> {
  readonly etag: string;
  /** The compressed HTML, made on the first request. */
  readonly brotli: () => Promise<Buffer>;
  /** Returns the HTML before one person's own part, compressed without an end mark. It is made on the first request. */
  readonly openBrotli: () => Promise<Buffer>;
  /** The head uncompressed, and what comes after it: the script that starts the page reads what is before it. */
  readonly head: Buffer;
  readonly tail: Buffer;
}

const ENTRY_SCRIPT = '<script type="module" async';

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The document of a rendered page. Scripts of a page that is made for one request carry its `nonce`; those of a page that may
 * be sent again, which has none (null), are let in by their hashes: a nonce that is known already would let in anything.
 */
export function pageDocument(
  rendered: string,
  parts: {
    readonly status: number;
    readonly nonce: string | null;
    readonly cookies?: readonly string[];
    /** The page was rendered with a session. */
    readonly isPersonal?: boolean;
  },
): PageDocument {
  const { status, nonce, cookies = [], isPersonal = false } = parts;
  // Browsers read U+0000 as this (HTML, 13.2.3.5), so that a script with it would have another hash than the one that lets it in.
  const html = rendered.replaceAll('\0', '\u{FFFD}');
  const madeFor = nonce === null && cookies.length === 0 && !isPersonal ? 'anyone' : 'one person';
  const scripts = nonce === null ? `'self'${hashesOf(html, INLINE_SCRIPT)}` : `'nonce-${nonce}' 'strict-dynamic'`;
  return { madeFor, status, html: Buffer.from(html), scripts, styles: hashesOf(html, STYLE_ELEMENT), cookies };
}

function hashesOf(html: string, element: RegExp): string {
  const hashes = Array.from(html.matchAll(element), ([, text = '']) => hash('sha256', text, 'base64'));
  return [...new Set(hashes)].map((each) => ` 'sha256-${each}'`).join('');
}

const compress = promisify(brotliCompress);

/** A page is compressed once for everybody, so it may take longer than for one answer. */
const SHARED_QUALITY = 6;

/** Returns whether a document contains nothing that belongs to one person or one answer. */
export function isForAnyone(document: PageDocument): document is PageDocument<'anyone'> {
  return document.madeFor === 'anyone';
}

/**
 * Makes a document one that many share.
 * @throws Error for one that was made for one person, should a cast have let it through
 */
export function shareDocument(document: PageDocument<'anyone'>): SharedDocument {
  if (!isForAnyone(document)) throw new Error('A page that was made for one person is never shared.');
  let brotli: Promise<Buffer> | null = null;
  let openBrotli: Promise<Buffer> | null = null;
  const { html } = document;
  const entry = html.lastIndexOf(ENTRY_SCRIPT);
  const end = entry < 0 ? html.length : entry;
  const head = html.subarray(0, end);
  return {
    ...document,
    head,
    tail: html.subarray(end),
    etag: `"${hash('sha256', document.html, 'base64url').slice(0, 22)}"`,
    brotli: () => (brotli ??= compressPage(document.html, SHARED_QUALITY)),
    openBrotli: () => (openBrotli ??= openBrotliOf(head, SHARED_QUALITY)),
  };
}

/** Compresses HTML in a separate thread. */
export function compressPage(html: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compress(html, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length } });
}
