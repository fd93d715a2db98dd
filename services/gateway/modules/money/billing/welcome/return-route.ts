import type { FastifyInstance } from 'fastify';
import type { BillerId } from '@network/tenant/constants.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { explainDecline } from '../declines/record-decline.ts';
import type { Decline } from '../declines/reasons.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { isBillerId } from '../../membership/public.ts';
import { returnAddresses } from './return-address.ts';

/**
 * `GET /billers/:biller/return`: leads a browser on to its brand, for billers whose payment page has one address for all
 * brands. It opens nothing: what was paid is for the biller to say. What is not the biller's, an order of another biller,
 * or of a brand that is not there, answers 404.
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
      const found = returned && (await findOrder(services, biller, returned.orderId));
      const tenant = found && services.tenants.find(found.order.tenant_id);
      if (!returned || !found || !tenant) {
        throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such order.');
      }
      if (returned.decline) await explain(services, biller, returned.orderId, returned.decline);
      const { approvedUrl, declinedUrl } = returnAddresses(services, tenant, found.order, found.plan);
      const address = returned.outcome === 'approved' ? approvedUrl : declinedUrl;
      return reply.header('cache-control', 'no-store').redirect(address, 303);
    },
  );
}

/** The decline is read first, so that there is something to explain; a biller that is away explains nothing. */
async function explain(services: GatewayServices, biller: BillerId, orderId: string, decline: Decline): Promise<void> {
  try {
    await queryBiller(services, biller, orderId, services.clock.now());
    await explainDecline(services.db, orderId, decline);
  } catch (error) {
    services.log.warn({ err: error, order: orderId }, 'a decline was not explained');
  }
}

async function findOrder({ db }: Pick<GatewayServices, 'db'>, biller: BillerId, id: string) {
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
