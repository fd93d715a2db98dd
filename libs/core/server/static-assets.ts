import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { createEncodingChoice } from '@network/server/requests/accepts.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** One form of a file as it is sent: everything is made once, at start. */
interface Representation {
  readonly etag: string;
  /** The headers of a 304. */
  readonly unchanged: Readonly<Record<string, string>>;
  /** The headers of a 200. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Asset {
  readonly identity: Representation;
  /** The build makes this one for files that get smaller by it. */
  readonly br: Representation | null;
}

/** The encoding of a text that is sent to a caller. */
export const chooseEncoding = createEncodingChoice(['br']);

/** Answers a request for a file of the client build; false for a path that is none. */
export type StaticAssets = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** Reads a client build into memory once. Only files that existed then are served, so no path leaves the folder. */
export function loadStaticAssets(folder: string): StaticAssets {
  const assets = new Map<string, Asset>();
  for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []) {
    const absolute = join(folder, file);
    const type = TYPES[extname(file)];
    if (type === undefined || file.startsWith('.') || !statSync(absolute).isFile()) continue;
    assets.set(`/${relative(folder, absolute).split(sep).join('/')}`, readAsset(absolute, file, type));
  }
  return (request, response, path) => {
    const asset = assets.get(path);
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    serve(asset, request, response);
    return true;
  };
}

function readAsset(absolute: string, file: string, type: string): Asset {
  const identity = readFileSync(absolute);
  const brotli = existsSync(`${absolute}.br`) ? readFileSync(`${absolute}.br`) : null;
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Vite puts a hash of the content into every name of its assets folder.
  const isHashed = file.startsWith(`assets${sep}`);
  const common = {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    ...(brotli ? { vary: 'Accept-Encoding' } : {}),
  };
  const represent = (body: Buffer, etag: string, encoding: Readonly<Record<string, string>> = {}): Representation => {
    const unchanged = { ...common, etag };
    const headers = { ...unchanged, 'content-type': type, 'content-length': String(body.length), ...encoding };
    return { etag, unchanged, headers, body };
  };
  return {
    identity: represent(identity, `"${tag}"`),
    // The two encodings are different representations, so that their tags must differ too.
    br: brotli && represent(brotli, `"${tag}-br"`, { 'content-encoding': 'br' }),
  };
}

function serve(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  const sent = (asset.br && chooseEncoding(request.headers['accept-encoding']) === 'br' && asset.br) || asset.identity;
  if (matchesTag(request.headers['if-none-match'], sent.etag)) {
    response.writeHead(304, sent.unchanged).end();
    return;
  }
  response.writeHead(200, sent.headers).end(request.method === 'HEAD' ? undefined : sent.body);
}

/** Returns whether an If-None-Match header names a tag. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
