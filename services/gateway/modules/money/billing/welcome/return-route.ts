import type { FastifyInstance } from 'fastify';
import type { BillerId } from '@network/tenant/constants.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { explainDecline } from '../declines/record-decline.ts';
import type { Decline } from '../declines/reasons.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { isBillerId } from '../../membership/public.ts';
import { inventedOrder } from './invented-order.ts';
import { returnAddresses } from './return-address.ts';

/**
 * `GET /billers/:biller/return`: leads a browser on to its brand, for billers whose payment page has one address for
 * all brands. It opens nothing: what was paid is for the biller to say. An id of no order is led on like any other, so
 * that nobody learns here which orders there are. What is not the biller's answers 404.
 */
export function billerReturnRoute(app: FastifyInstance, services: GatewayServices): void {
  app.get<{ Params: { biller: string } }>(
    '/billers/:biller/return',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { biller } = request.params;
      const { search } = new URL(request.url, 'http://localhost');
      if (!isBillerId(biller)) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such biller.');
      const returned = billerOf(services, biller).returned(search);
      if (!returned) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such order.');
      // One written in other letters is the same, and leads to the same address, be there an order or none.
      const orderId = returned.orderId.toLowerCase();
      const found = await findOrder(services, biller, orderId);
      if (found && returned.decline) await explain(services, biller, orderId, returned.decline);
      const { tenant, order, plan } = found ?? inventedOrder(services, biller, orderId);
      const { approvedUrl, declinedUrl } = returnAddresses(services, tenant, order, plan);
      const address = returned.outcome === 'approved' ? approvedUrl : declinedUrl;
      return reply.header('cache-control', 'no-store').redirect(address, 303);
    },
  );
}

/** The decline is read first, so that there is something to explain; a biller that is down explains nothing. */
async function explain(services: GatewayServices, biller: BillerId, orderId: string, decline: Decline): Promise<void> {
  try {
    await queryBiller(services, biller, orderId, services.clock.now());
    await explainDecline(services.db, orderId, decline);
  } catch (error) {
    services.log.warn({ err: error, order: orderId }, 'a decline was not explained');
  }
}

async function findOrder({ db, tenants }: Pick<GatewayServices, 'db' | 'tenants'>, biller: BillerId, id: string) {
  const order = await db
    .selectFrom('billing_orders')
    .selectAll()
    .where('id', '=', id)
    .where('biller', '=', biller)
    .executeTakeFirst();
  const tenant = order && tenants.find(order.tenant_id);
  if (!order || !tenant) return null;
  const plan = await db.selectFrom('plans').selectAll().where('id', '=', order.plan_id).executeTakeFirstOrThrow();
  return { tenant, order, plan };
}
