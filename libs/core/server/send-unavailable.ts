import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { awayDocument, type Retry } from './pages/away-document.ts';
import { prefersPage } from '@network/server/requests/accepts.ts';
import type { RequestFacts } from './request/request-facts.ts';

/** Seconds after which trying again may succeed. */
export const RETRY_AFTER_SECONDS = 1;

/** The answer to a program, in GraphQL's form. */
export const UNAVAILABLE_BODY = JSON.stringify({
  errors: [{ message: 'The service is not available', extensions: { code: 'UNAVAILABLE' } }],
});

/** Writes that hold nothing but their address, so that a button can make them again. */
const WITHOUT_FIELDS: ReadonlySet<string> = new Set(['/oidc/logout', '/health-warning']);

/**
 * Answers 503: a page in the brand's look to a person, typed JSON to a program, by what each accepts. Only for a response
 * that has not begun.
 */
export function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  facts: Pick<RequestFacts, 'target'>,
  tenant: Tenant,
): void {
  const headers = {
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  };
  if (!prefersPage(request.headers.accept)) {
    response.writeHead(503, { ...headers, 'content-type': 'application/json' });
    response.end(request.method === 'HEAD' ? undefined : UNAVAILABLE_BODY);
    return;
  }
  const html = awayDocument(tenant, 'away', retryOf(request.method ?? 'GET', facts.target));
  response.writeHead(503, { ...headers, ...PLAIN_PAGE_HEADERS }).end(request.method === 'HEAD' ? undefined : html);
}

/** The headers of a page that has no script, and its style within it. */
export const PLAIN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Builds the way in which a request is repeated. The input of a form is lost, so its page is opened instead. */
export function retryOf(method: string, { path, search }: RequestFacts['target']): Retry {
  const isRead = method === 'GET' || method === 'HEAD';
  return { method: isRead || !WITHOUT_FIELDS.has(path) ? 'get' : 'post', href: path + search };
}
