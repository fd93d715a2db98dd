import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import type { GatewayServices } from '../../../../services.ts';
import { welcomeCaller } from '../request-facts.ts';
import { welcomeCheck } from './welcome-check.ts';
import { welcomeData } from './welcome-data.ts';
import { findSignup } from './find-signup.ts';

const query = z.object({
  memberid: z.string().max(100),
  hashedMemberId: z.string().max(100),
  order: z.string().max(100).optional(),
});

/**
 * `GET /_signup-extern/:biller`: the welcome data of a signup that an external biller took, as `{ data }`. An
 * unknown or a native biller, data that do not verify and a signup by another biller answer 400.
 */
export function signupExternRoute(
  app: FastifyInstance,
  services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  app.get<{ Params: { biller: string } }>('/_signup-extern/:biller', async (request, reply) => {
    const { biller } = request.params;
    const context = contextOf(request);
    const { tenant } = context;
    const parsed = query.safeParse(request.query);
    const refusal = new GatewayError('BAD_REQUEST', 'errors.badRequest', 'This is no signup of that biller.');
    if (tenant === null || !parsed.success) throw refusal;
    const { memberid: memberId, hashedMemberId, order: orderId } = parsed.data;
    const input = {
      site: tenant.id.toUpperCase(),
      memberId,
      hashedMemberId,
      ...(orderId !== undefined && { orderId }),
    };
    const found = await findSignup(services, tenant, input, biller);
    if (found === null) throw refusal;
    const check = await welcomeCheck(services, tenant, input, await welcomeCaller(context));
    return reply
      .header('cache-control', 'no-store')
      .send({ data: { ...welcomeData(services, found.order, found.plan), ...check } });
  });
}
