import { sandbox } from '@network/messages/sandbox.ts';
import { inMinorUnits } from '@network/validation/currencies.ts';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../http/html.ts';
import { isOwnForm } from '../http/own-form.ts';
import type { SandboxServices } from '../sandbox-part.ts';
import { type Charging, leftOf } from './charging.ts';
import { operatorPage } from './pages.ts';
import { type BillerStore, DELIVERY_MODES } from './state.ts';

const REVERSALS = { refund: 'refunded', void: 'voided', chargeback: 'charged-back' } as const;

/** A part to refund, typed as `9.99`; null where all that is left is refunded. */
const amountIn = (typed: string | undefined, currency: string): number | null =>
  typed === undefined || typed.trim() === '' ? null : inMinorUnits(Number(typed), currency);

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
    const left = charge === undefined ? 0 : leftOf(order, charge);
    const wasTakenBack = order.events.some(
      (each) => charge !== undefined && each.reversedTransactionId === charge.transactionId,
    );
    // A bank takes the whole charge back, whatever was refunded of it.
    const isChargeback = action === 'chargeback';
    const amount = isChargeback
      ? (charge?.amount ?? 0)
      : (amountIn(request.body?.['amount'], order.charge.currency) ?? left);
    const isPart = amount < left;
    const isWrong =
      (wasTakenBack && left === 0) ||
      (amount > left && !isChargeback) ||
      (isPart && (amount === 0 || action !== 'refund'));
    if (!charge || isWrong || !Object.hasOwn(REVERSALS, action)) {
      return reply.code(400).send({ messageKey: 'errors.badRequest' });
    }
    if (order.agreement && !isPart) order.agreement.isCancelled = true;
    const { period, currency, transactionId } = charge;
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
