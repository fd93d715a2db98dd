import type { ServerResponse } from 'node:http';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { plainErrorDocument, unknownHostDocument } from './pages/plain-document.ts';

/** Headers of a page without scripts. */
const DOCUMENT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** Refuses a request to a host that is not this brand's. */
export function sendUnknownHost(response: ServerResponse, tenant: Tenant, host: string): void {
  response.writeHead(421, DOCUMENT_HEADERS).end(unknownHostDocument(tenant, host));
}

/** Refuses a client that has too many requests open. */
export function sendTooManyRequests(response: ServerResponse): void {
  response.writeHead(429, { 'retry-after': '1', 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ code: 'RATE_LIMITED', messageKey: 'errors.rateLimited' }));
}

/** Answers a request that failed here; an answer that has begun is cut off. */
export function sendServerError(response: ServerResponse, tenant: Tenant, correlationId: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, DOCUMENT_HEADERS).end(plainErrorDocument(tenant, correlationId));
}

/** Leads for good to the one address of a page. */
export function sendMoved(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, 'cache-control': 'public, max-age=3600' }).end();
}
