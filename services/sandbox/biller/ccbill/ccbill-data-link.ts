import { SANDBOX_CCBILL_PATH, sandboxCcbill } from '@network/validation/sandbox-ccbill.ts';
import { SANDBOX_AS_OF_HEADER } from '@network/validation/sandbox-segpay.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxServices } from '../../sandbox-part.ts';
import { CHARGE_AHEAD_MS, type Charging } from '../charging.ts';
import { type BillerStore, endOfRenewals, type SandboxEvent, type SandboxOrder } from '../state.ts';
import { arizonaDigits, arizonaText } from './arizona-time.ts';

type Query = Readonly<Record<string, string>>;
type Subscription = SandboxOrder & { readonly purchaseId: string };

/** What CCBill answers to a subscription that it does not have, and to a call that it does not carry out. */
const UNKNOWN = '-3';
const NOT_DONE = '0';
const DONE = '1';

/** CCBill's Data Link: the management of subscriptions, in XML, and the extract of transactions, comma-separated. */
export function addCcbillDataLink(
  app: FastifyInstance,
  { config, clock }: SandboxServices,
  { state, save }: BillerStore,
  charging: Charging,
): void {
  const own = sandboxCcbill(config.key);
  const subscriptions = (): readonly Subscription[] =>
    Object.values(state.orders).filter(
      (order): order is Subscription => order.biller === 'ccbill' && order.purchaseId !== undefined,
    );
  const isOurs = ({ clientAccnum, username, password }: Query): boolean =>
    clientAccnum === own.account && username === own.dataLinkUser && password === own.dataLinkPassword;

  const ACTIONS: Readonly<Record<string, (order: Subscription) => string>> = {
    viewSubscriptionStatus: statusOf,
    cancelSubscription: (order) => {
      if (!order.agreement || order.agreement.isCancelled) return NOT_DONE;
      order.agreement.isCancelled = true;
      charging.recordEvent(
        order,
        { kind: 'cancelled', period: order.agreement.period, reference: 'ccbill' },
        clock.now(),
      );
      return DONE;
    },
    voidOrRefundTransaction: (order) => {
      const charge = order.events.findLast(({ kind }) => kind === 'charged');
      const refund =
        charge && charging.refund(order, { transactionId: charge.transactionId ?? '', reference: 'ccbill' });
      save();
      return refund ? DONE : NOT_DONE;
    },
  };

  app.get<{ Querystring: Query }>(
    `${SANDBOX_CCBILL_PATH}/utils/subscriptionManagement.cgi`,
    async (request, reply): Promise<FastifyReply> => {
      const { action = '', subscriptionId } = request.query;
      const order = subscriptions().find(({ purchaseId }) => purchaseId === subscriptionId);
      const act = ACTIONS[action];
      if (order) chargeAsOf(request, order);
      const results = !isOurs(request.query) ? '-1' : !order || order.events.length === 0 ? UNKNOWN : act?.(order);
      return reply
        .type('text/xml')
        .send(`<?xml version='1.0' standalone='yes'?>\n<results>${results ?? '-6'}</results>`);
    },
  );

  app.get<{ Querystring: Query }>(`${SANDBOX_CCBILL_PATH}/data/main.cgi`, async (request, reply) => {
    const { startTime = '', endTime = '', transactionTypes = '' } = request.query;
    if (!isOurs(request.query)) return reply.type('text/plain').send('Error:Authentication failed.');
    const types = transactionTypes.split(',');
    const rows = subscriptions().flatMap((order) => order.events.map((event) => ({ order, event, ...kindOf(event) })));
    const wanted = rows.filter(({ type, event }) => {
      const at = arizonaDigits(event.occurredAt);
      return type !== undefined && types.includes(type) && at >= startTime && at <= endTime;
    });
    return reply
      .type('text/plain')
      .send(wanted.map(({ type = '', order, event }) => line(type, order, event)).join('\n'));
  });

  function chargeAsOf({ headers }: FastifyRequest, order: Subscription): void {
    const asOf = headers[SANDBOX_AS_OF_HEADER];
    if (typeof asOf !== 'string') return;
    const at = new Date(asOf);
    charging.renew(order, new Date(at.getTime() + CHARGE_AHEAD_MS), at);
  }

  function line(type: string, order: Subscription, event: SandboxEvent): string {
    const amount = ((event.amount ?? 0) / 100).toFixed(2);
    const begin = [type, own.account, own.subaccount, order.purchaseId, arizonaText(event.occurredAt)];
    const person = [
      'Ada',
      'Sample',
      order.memberName ?? '',
      '',
      'Street 1',
      'Town',
      'AZ',
      '85001',
      'US',
      'ada@example.com',
    ];
    const cells =
      type === 'NEW'
        ? [...begin, ...person, '', '1', amount]
        : type === 'REBILL'
          ? [...begin, event.transactionId ?? '', amount]
          : [...begin, amount];
    return cells.map((cell) => `"${cell}"`).join(',');
  }
}

const TYPES: Readonly<Record<string, string>> = { refunded: 'REFUND', voided: 'VOID', 'charged-back': 'CHARGEBACK' };

function kindOf({ kind, period }: SandboxEvent): { readonly type: string | undefined } {
  if (kind === 'charged') return { type: period === 0 ? 'NEW' : 'REBILL' };
  return { type: TYPES[kind] };
}

/** The fields of a status: how often something happened, and until when. */
function statusOf(order: Subscription): string {
  const { agreement, events } = order;
  const count = (kind: string): string => String(events.filter((event) => event.kind === kind).length);
  const ended = agreement?.isCancelled ? endOfRenewals(order) : undefined;
  const fields = {
    ...(ended && { cancelDate: arizonaDigits(ended.occurredAt) }),
    chargebacksIssued: count('charged-back'),
    recurringSubscription: agreement ? '1' : '0',
    refundsIssued: count('refunded'),
    subscriptionStatus: agreement?.isCancelled === false ? '2' : '1',
    timesRebilled: String(events.filter(({ kind, period }) => kind === 'charged' && period > 0).length),
    voidsIssued: count('voided'),
  };
  return Object.entries(fields)
    .map(([name, value]) => `\n  <${name}>${value}</${name}>`)
    .join('');
}
