import type { IncomingMessage, ServerResponse } from 'node:http';
import { prefersPage } from '@network/server/requests/accepts.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { awayDocument, type Retry } from './pages/away-document.ts';
import type { RequestFacts } from './request/request-facts.ts';
import { PLAIN_PAGE_HEADERS, retryOf } from './send-unavailable.ts';

/** Returns whether a request that is refused gets a page, as for a person. Programs are answered in JSON. */
export function wantsRefusalPage(request: IncomingMessage): boolean {
  return prefersPage(request.headers.accept);
}

/**
 * Sends a person the page for a refused request, with its status: 429 for too many, any other 4xx for one that is not
 * accepted. Its button opens the page that sent it. Only for a response that has not begun.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  facts: Pick<RequestFacts, 'target' | 'ownOrigin'>,
  { tenant, status, headers = {} }: { tenant: Tenant; status: number; headers?: Record<string, string | string[]> },
): void {
  const retry = senderOf(request, facts.ownOrigin) ?? retryOf(request.method ?? 'GET', facts.target);
  const html = awayDocument(tenant, status === 429 ? 'limited' : 'refused', retry);
  response.writeHead(status, { 'cache-control': 'no-store', vary: 'Accept', ...headers, ...PLAIN_PAGE_HEADERS });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/** The page of this host that sent the request. */
function senderOf({ headers }: IncomingMessage, ownOrigin: string): Retry | null {
  const sender = URL.parse(headers.referer ?? '');
  return sender?.origin === ownOrigin ? { method: 'get', href: sender.href } : null;
}
