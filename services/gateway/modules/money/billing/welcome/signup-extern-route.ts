import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import type { GatewayServices } from '../../../../services.ts';
import { welcomeCaller } from '../request-facts.ts';
import { toldSignup } from './told-signup.ts';
import { welcomeCheck } from './welcome-check.ts';

const query = z.object({
  memberid: z.string().max(100),
  hashedMemberId: z.string().max(100),
  order: z.string().max(100).optional(),
});

/**
 * `GET /_signup-extern/:biller`: the welcome data of a signup that an external biller took, as `{ data }`. An
 * unknown or a native biller, data that do not verify and a signup by another biller answer 400. A browser that did not begin the
 * signup has nothing but what its address says.
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
    const caller = { ...(await welcomeCaller(context)), country: context.country };
    const signup = await toldSignup(services, tenant, { input, biller, caller });
    if (signup === null) throw refusal;
    const { username, siteId } = signup;
    const check = await welcomeCheck(services, tenant, input, caller);
    return reply
      .header('cache-control', 'no-store')
      .send({ data: { memberid: memberId, hashedMemberId, username, siteId, ...check } });
  });
}
