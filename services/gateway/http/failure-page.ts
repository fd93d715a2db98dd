import type { FastifyReply, FastifyRequest } from 'fastify';
import { awayPage, type Retry, noticeFor } from '../modules/people/identity/public.ts';
import type { GatewayServices } from '../services.ts';

/** The form fields that are part of its page's address; the others have to be entered again. */
const FIELDS_OF_ADDRESS = ['token', 'answer'] as const;
const BRAND_PATHS = '/brand';
/** Writes that hold nothing but their address. */
const WITHOUT_FIELDS: ReadonlySet<string> = new Set(['/brand/oidc/logout']);

/**
 * Sends a person a page for a request that failed: 503 for the database being away, 500 for anything unexpected, 4xx for
 * one that is not accepted.
 */
export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  services: Pick<GatewayServices, 'tenants'>,
): FastifyReply {
  const brand = request.caller?.tenant ?? namedBrand(request, services.tenants);
  const isOfBrand = request.url.startsWith(`${BRAND_PATHS}/`);
  const page =
    status === 503
      ? awayPage(brand, retryOf(request), isOfBrand ? 'brand' : 'gateway')
      : noticeFor(services, brand, noticeOf(status));
  return reply.code(status).headers(page.headers).send(page.html);
}

function noticeOf(status: number) {
  if (status >= 500) return 'unavailable';
  return status === 429 ? 'limited' : status === 404 ? 'notFound' : 'refused';
}

/** The identity server's own pages have no brand server in front; their addresses name the brand. */
function namedBrand(request: FastifyRequest, tenants: GatewayServices['tenants']) {
  const { brand, client_id: clientId } = (request.query ?? {}) as Readonly<Record<string, unknown>>;
  const id = brand ?? clientId;
  return typeof id === 'string' ? tenants.find(id) : null;
}

/** Describes how a browser at this address makes the request again. */
function retryOf(request: FastifyRequest): Retry {
  const url = new URL(request.url, 'http://own.invalid');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) {
    const fields = fieldsOf(request.body);
    for (const name of FIELDS_OF_ADDRESS) {
      const value = fields.get(name);
      if (value !== null) url.searchParams.set(name, value);
    }
  }
  const path = url.pathname.startsWith(`${BRAND_PATHS}/`) ? url.pathname.slice(BRAND_PATHS.length) : url.pathname;
  return { method: isRead || !WITHOUT_FIELDS.has(url.pathname) ? 'get' : 'post', href: path + url.search };
}

function fieldsOf(body: unknown): URLSearchParams {
  if (body instanceof URLSearchParams) return body;
  const texts = Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(texts);
}
