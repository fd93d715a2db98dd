import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Page } from './html-page.ts';
import { wayOnPage } from './sign-in-page.ts';

/** The longest text that a field of such a form takes, 4,000 letters that are escaped as nine bytes each, and room for the rest. */
const FORM_LIMIT_BYTES = 65_536;

/** Pages with plain forms at the gateway's public address, which `?brand=` dresses in a brand's looks. */
export async function registerBrandForms(
  app: FastifyInstance,
  addRoutes: (scope: FastifyInstance) => void,
  bodyLimit = FORM_LIMIT_BYTES,
) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    addRoutes(scope);
  });
}

/** The brand that an address names; null for none. */
export function brandOf({ tenants }: Pick<GatewayServices, 'tenants'>, request: FastifyRequest): Tenant | null {
  const { brand } = request.query as { readonly brand?: unknown };
  return typeof brand === 'string' ? tenants.find(brand) : null;
}

/** Answers an address that names no brand, or one that there is not, with the ways to those that there are. */
export function sendWaysToBrands(services: Pick<GatewayServices, 'tenants'>, reply: FastifyReply): FastifyReply {
  return sendHtml(reply, 404, wayOnPage(services, 'notFound'));
}

/** The token of an address, if it has exactly one; null otherwise. */
export function queryToken(request: FastifyRequest): string | null {
  const { token } = request.query as { readonly token?: unknown };
  return typeof token === 'string' ? token : null;
}

/** A field of a posted form, empty where it is missing. */
export function formField(request: FastifyRequest, name: string): string {
  return request.body instanceof URLSearchParams ? (request.body.get(name) ?? '') : '';
}

/** Answers with a page. */
export function sendHtml(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply.code(status).headers(page.headers).send(page.html);
}
