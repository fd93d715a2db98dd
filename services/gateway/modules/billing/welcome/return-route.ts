import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { GatewayServices } from '../../../services.ts';
import { isBillerId } from '../../membership/public.ts';
import { returnAddresses } from './return-address.ts';

const query = z.object({ order: z.uuid(), outcome: z.enum(['approved', 'declined']) });

/**
 * `GET /billers/:biller/return?order=…&outcome=…`: leads a browser on to its brand, for billers whose payment page has
 * one address for all brands. It opens nothing: what was paid is for the biller to say. An order of another biller, or
 * of a brand that is not there, answers 404.
 */
export function billerReturnRoute(app: FastifyInstance, services: GatewayServices): void {
  app.get<{ Params: { biller: string } }>(
    '/billers/:biller/return',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { biller } = request.params;
      const parsed = query.safeParse(request.query);
      const found = parsed.success ? await findOrder(services, biller, parsed.data.order) : null;
      const tenant = found && services.tenants.find(found.order.tenant_id);
      if (!parsed.success || !found || !tenant) {
        throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such order.');
      }
      const { approvedUrl, declinedUrl } = returnAddresses(services, tenant, found.order, found.plan);
      const address = parsed.data.outcome === 'approved' ? approvedUrl : declinedUrl;
      return reply.header('cache-control', 'no-store').redirect(address, 303);
    },
  );
}

async function findOrder({ db }: Pick<GatewayServices, 'db'>, biller: string, id: string) {
  if (!isBillerId(biller)) return null;
  const order = await db
    .selectFrom('billing_orders')
    .selectAll()
    .where('id', '=', id)
    .where('biller', '=', biller)
    .executeTakeFirst();
  if (!order) return null;
  const plan = await db.selectFrom('plans').selectAll().where('id', '=', order.plan_id).executeTakeFirstOrThrow();
  return { order, plan };
}
