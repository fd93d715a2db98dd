import { SANDBOX_ROCKETGATE_PATH, sandboxRocketgate } from '@network/validation/sandbox-rocketgate.ts';
import { SANDBOX_AS_OF_HEADER } from '@network/validation/sandbox-segpay.ts';
import type { FastifyInstance } from 'fastify';
import type { SandboxServices } from '../../sandbox-part.ts';
import { CHARGE_AHEAD_MS, type Charging } from '../charging.ts';
import type { BillerStore, SandboxEvent } from '../state.ts';
import { isRocketgateOrder, type RocketgateOrder } from './rocketgate-orders.ts';

const COLUMNS = [
  'TR_ID',
  'CUST_ID_EXT',
  'INV_ID_EXT',
  'TR_AMOUNT',
  'CURR_CODE_REQUESTED',
  'TR_DATE',
  'TR_CHARGEBACKDATE',
  'RESPC_ID',
];

interface Transaction {
  readonly order: RocketgateOrder;
  readonly event: SandboxEvent;
  readonly type: string;
}

/** RocketGate's report of transactions, in the JSON of its reports. */
export function addRocketgateReport(
  app: FastifyInstance,
  { config }: SandboxServices,
  { state }: BillerStore,
  charging: Charging,
): void {
  const own = sandboxRocketgate(config.key);

  app.get<{ Querystring: Readonly<Record<string, string>> }>(
    `${SANDBOX_ROCKETGATE_PATH}/com/rocketgate/gateway/xml/Transactions.cfc`,
    async ({ query, headers }, reply) => {
      if (query['merch_id'] !== own.merchantId || query['gatewayPassword'] !== own.merchantPassword) {
        return reply.type('text/xml').send('<xml><code>401</code><message>Invalid Login</message></xml>');
      }
      const { fromDate = '', toDate = '', dc = 'td', inv_id_ext: invoice, ttype_id: types } = query;
      const orders = Object.values(state.orders).filter(isRocketgateOrder);
      const asOf = headers[SANDBOX_AS_OF_HEADER];
      const wanted = orders.filter(({ purchaseId }) => invoice === undefined || purchaseId === invoice);
      if (typeof asOf === 'string') {
        const at = new Date(asOf);
        for (const order of wanted) charging.renew(order, new Date(at.getTime() + CHARGE_AHEAD_MS), at);
      }
      const found = wanted.flatMap(transactionsOf).filter(({ order, event, type }) => {
        const moment = dc === 'cb' ? chargebackOf(order, event)?.occurredAt : event.occurredAt;
        const day = moment?.slice(0, 10) ?? '';
        return (types === undefined || types.split(',').includes(type)) && day >= fromDate && day <= toDate;
      });
      return reply.type('application/json').send(`//${JSON.stringify({ COLUMNS, DATA: found.map(cellsOf) })}`);
    },
  );
}

const TYPES: Readonly<Record<string, string>> = {
  charged: '3',
  declined: '3',
  'rebill-failed': '3',
  refunded: '4',
  voided: '5',
};

function transactionsOf(order: RocketgateOrder): readonly Transaction[] {
  return order.events.flatMap((event) => {
    const type = event.kind === 'charged' && event.amount === 0 ? '1' : TYPES[event.kind];
    return type === undefined ? [] : [{ order, event, type }];
  });
}

const chargebackOf = ({ events }: RocketgateOrder, { transactionId }: SandboxEvent): SandboxEvent | undefined =>
  events.find(({ kind, reversedTransactionId }) => kind === 'charged-back' && reversedTransactionId === transactionId);

function cellsOf({ order, event }: Transaction): readonly (string | number | null)[] {
  const chargeback = chargebackOf(order, event);
  return [
    event.transactionId ?? '',
    order.customerId,
    order.purchaseId,
    (event.amount ?? order.charge.amount) / 100,
    event.currency ?? order.charge.currency,
    momentText(event.occurredAt),
    chargeback ? momentText(chargeback.occurredAt) : '',
    event.kind === 'declined' || event.kind === 'rebill-failed' ? 1 : 0,
  ];
}

/** `March, 02 2026 12:00:00`. */
function momentText(moment: string): string {
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(moment));
  return `${month}, ${moment.slice(8, 10)} ${moment.slice(0, 4)} ${moment.slice(11, 19)}`;
}
