import { sandbox } from '@network/messages/sandbox.ts';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../http/html.ts';
import { isOwnForm } from '../http/own-form.ts';
import type { SandboxServices } from '../sandbox-part.ts';
import type { Charging } from './charging.ts';
import { operatorPage } from './pages.ts';
import { type BillerStore, DELIVERY_MODES } from './state.ts';

const REVERSALS = { refund: 'refunded', void: 'voided', chargeback: 'charged-back' } as const;

interface OrderRequest {
  Params: { orderId: string; action: string };
  Body: Readonly<Record<string, string>>;
}

/** `/biller`: the actions of a payment service's staff, for trials. Forms of other sites are refused. */
export function addOperatorRoutes(
  app: FastifyInstance,
  { clock, randomBytes }: SandboxServices,
  store: BillerStore,
  charging: Charging,
): void {
  const { state } = store;

  app.get('/biller', async (_request, reply) => sendPage(reply, sandbox.biller.operatorTitle, operatorPage(state)));

  app.post<{ Body: Readonly<Record<string, string>> }>('/biller/mode', async (request, reply) => {
    const mode = DELIVERY_MODES.find((each) => each === request.body?.['mode']);
    if (!isOwnForm(request) || mode === undefined) return reply.code(400).send({ messageKey: 'errors.badRequest' });
    state.mode = mode;
    store.save();
    return reply.redirect('/biller', 303);
  });

  app.post<OrderRequest>('/biller/orders/:orderId/:action', async (request, reply) => {
    const { orderId, action } = request.params;
    const order = Object.hasOwn(state.orders, orderId) ? state.orders[orderId] : undefined;
    if (!order || !isOwnForm(request)) return reply.code(400).send({ messageKey: 'errors.badRequest' });
    if (action === 'cancel' && order.agreement && !order.agreement.isCancelled) {
      order.agreement.isCancelled = true;
      charging.recordEvent(order, { kind: 'cancelled', period: order.agreement.period }, clock.now());
      return reply.redirect('/biller', 303);
    }
    const charge = order.events.find(
      ({ kind, transactionId }) => kind === 'charged' && transactionId === request.body?.['transaction'],
    );
    const isReversed = order.events.some(
      (each) => charge !== undefined && each.reversedTransactionId === charge.transactionId,
    );
    if (!charge || isReversed || !Object.hasOwn(REVERSALS, action)) {
      return reply.code(400).send({ messageKey: 'errors.badRequest' });
    }
    if (order.agreement) order.agreement.isCancelled = true;
    const { period, amount, currency, transactionId } = charge;
    const reversal = {
      kind: REVERSALS[action as keyof typeof REVERSALS],
      period,
      amount,
      currency,
      transactionId: `rev_${randomBytes(9).toString('hex')}`,
      reversedTransactionId: transactionId,
    };
    charging.recordEvent(order, reversal, clock.now());
    return reply.redirect('/biller', 303);
  });
}
