import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

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

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly identity: Buffer;
  /** Made by the build for what gets smaller by it. */
  readonly brotli: Buffer | null;
}

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
  // Vite puts a hash of the content into every name of its assets folder.
  const isHashed = file.startsWith(`assets${sep}`);
  return {
    type,
    identity,
    brotli: existsSync(`${absolute}.br`) ? readFileSync(`${absolute}.br`) : null,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
}

function serve(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  const brotli = asset.brotli && acceptsBrotli(request.headers['accept-encoding']) ? asset.brotli : null;
  // The two encodings are different representations, so that their tags must differ too.
  const etag = brotli ? asset.etag.replace(/"$/, '-br"') : asset.etag;
  const headers: Record<string, string> = {
    'cache-control': asset.cacheControl,
    etag,
    'x-content-type-options': 'nosniff',
    ...(asset.brotli ? { vary: 'Accept-Encoding' } : {}),
  };
  if (matchesTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = brotli ?? asset.identity;
  response.writeHead(200, {
    ...headers,
    'content-type': asset.type,
    'content-length': String(body.length),
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** True unless the header leaves brotli out or forbids it. */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((part) => /^\s*br\s*(?:;\s*q\s*=\s*(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(part));
}

function matchesTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
