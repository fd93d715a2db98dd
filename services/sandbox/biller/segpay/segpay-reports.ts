import { SANDBOX_AS_OF_HEADER, SANDBOX_SEGPAY_PATH, sandboxSegpay } from '@network/validation/sandbox-segpay.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxServices } from '../../sandbox-part.ts';
import { CHARGE_AHEAD_MS, type Charging } from '../charging.ts';
import type { BillerStore, SandboxOrder } from '../state.ts';
import { dataSet, textAnswer, type TransactionRow, transactionRows } from './segpay-xml.ts';

type Query = Readonly<Record<string, string>>;
type PurchaseOrder = SandboxOrder & { readonly purchaseId: string };

/** Segpay's reporting service, in XML: `MWS.asmx` lists transactions, `adm.asmx` cancels and refunds. */
export function addSegpayReports(
  app: FastifyInstance,
  { config, clock }: SandboxServices,
  { state, save }: BillerStore,
  charging: Charging,
): void {
  const own = sandboxSegpay(config.key);
  const purchases = (): readonly PurchaseOrder[] =>
    Object.values(state.orders).filter(
      (order): order is PurchaseOrder => order.biller === 'segpay' && order.purchaseId !== undefined,
    );

  function service(path: string, answer: (query: Query, request: FastifyRequest) => string): void {
    app.get<{ Querystring: Query }>(`${SANDBOX_SEGPAY_PATH}/${path}`, async (request, reply): Promise<FastifyReply> => {
      const { UserID, UserAccessKey } = request.query;
      if (UserID !== own.userId || UserAccessKey !== own.accessKey) return reply.code(500).send('Invalid Merchant');
      return reply.type('text/xml; charset=utf-8').send(answer(request.query, request));
    });
  }

  service('MWS.asmx/TransactionByPurchaseID', ({ PurchaseID }, { headers }) => {
    const order = purchases().find(({ purchaseId }) => purchaseId === PurchaseID);
    const asOf = headers[SANDBOX_AS_OF_HEADER];
    if (order && typeof asOf === 'string') {
      const at = new Date(asOf);
      charging.renew(order, new Date(at.getTime() + CHARGE_AHEAD_MS), at);
    }
    return dataSet(order ? transactionRows(order) : []);
  });

  service('MWS.asmx/TransactionsList_V3', ({ BegDate, EndDate }) => {
    const [first, last] = [dayOf(BegDate), dayOf(EndDate)];
    const isWithin = ({ TransTime }: TransactionRow): boolean =>
      TransTime.slice(0, 10) >= first && TransTime.slice(0, 10) <= last;
    return dataSet(purchases().flatMap(transactionRows).filter(isWithin));
  });

  service('adm.asmx/CancelMembership', ({ PurchaseID }) => {
    const order = purchases().find(({ purchaseId }) => purchaseId === PurchaseID);
    if (!order) return textAnswer('PurchaseID/MerchantID Mismatch');
    if (!order.agreement || order.agreement.isCancelled) return textAnswer('Subscription not active, cancel failed');
    order.agreement.isCancelled = true;
    charging.recordEvent(
      order,
      { kind: 'cancelled', period: order.agreement.period, reference: 'segpay' },
      clock.now(),
    );
    return textAnswer('Successful');
  });

  service('adm.asmx/RefundTransaction', ({ TransID = '' }) => {
    const order = purchases().find(({ events }) => events.some(({ transactionId }) => transactionId === TransID));
    const refund = order && charging.refund(order, { transactionId: TransID, reference: 'segpay' });
    save();
    return textAnswer(refund ? 'Successful' : 'PurchaseID/MerchantID Mismatch');
  });
}

/** `mmddyyyy` as `yyyy-mm-dd`. */
function dayOf(date = ''): string {
  return `${date.slice(4)}-${date.slice(0, 2)}-${date.slice(2, 4)}`;
}
