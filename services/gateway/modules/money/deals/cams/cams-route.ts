import type { FastifyInstance, FastifyRequest } from 'fastify';
import { partnerCamsSchema } from '@network/validation/partner-calls.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import { refuseVisitor, requirePerson } from '../../../../http/require-person.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import type { GatewayServices } from '../../../../services.ts';
import { callPartner } from '../call-partner.ts';
import { isSiteOf } from '../partner-address.ts';
import { findAccountById } from '../../../people/identity/public.ts';

const MAX_BODY_BYTES = 16 * 1024;

/**
 * POST /v1/outgoing-upsells-oneclick/cams: all query parameters of the page with `email` and `siteName`; answers `{ url
 * }`. It signs in the current person: any other email is refused.
 */
export function camsRoute(
  app: FastifyInstance,
  services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  app.post(
    '/v1/outgoing-upsells-oneclick/cams',
    { bodyLimit: MAX_BODY_BYTES, config: { write: { budget: 'upsells', from: 'person' } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const context = contextOf(request);
      const { tenant } = context;
      const signedIn = await requirePerson(context);
      if (tenant === null) refuseVisitor();
      const { email, siteName, ...parameters } = bodyOf(request.body);
      const account = await findAccountById(services.db, signedIn.userId);
      if (account === null || email !== account.email || typeof siteName !== 'string' || !isSiteOf(tenant, siteName))
        throw new GatewayError('FORBIDDEN', 'errors.accessDenied', 'That is not who is signed in here.');
      const call = partnerCamsSchema.safeParse({ email, siteName, parameters });
      if (!call.success) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Parameters are short texts.');
      const answer = await callPartner(services, tenant, 'cams', call.data);
      if (answer.ok) return { url: answer.url };
      return reply.code(502).send({ code: 'UNAVAILABLE', messageKey: 'errors.unavailable', correlationId: request.id });
    },
  );
}

function bodyOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected an object.');
  return body as Readonly<Record<string, unknown>>;
}
