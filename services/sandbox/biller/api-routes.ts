import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isFromGateway } from '../http/sandbox-key.ts';
import type { SandboxServices } from '../sandbox-part.ts';
import type { Charging } from './charging.ts';
import type { BillerStore, SandboxOrder, SandboxEvent } from './state.ts';
import { CALLS, type Caller, type WireAgreement } from './wire.ts';

/** Null for something that does not exist, `conflict` for something that can't be done now. */
type Handled = object | 'conflict' | null;
type Handler<Schema extends z.ZodType> = (input: z.output<Schema>) => Promise<Handled> | Handled;

/** The API for the gateway: `/biller/v1/…`, JSON, with the key that only gateway and sandbox know. */
export function addApi(app: FastifyInstance, services: SandboxServices, store: BillerStore, charging: Charging): void {
  const { config, clock, randomBytes } = services;
  const { state } = store;

  function call<Schema extends z.ZodType>(path: string, schema: Schema, handle: Handler<Schema>): void {
    app.post(`/biller/v1${path}`, async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isFromGateway(request, config)) return reply.code(403).send({ messageKey: 'errors.accessDenied' });
      const parsed = schema.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ messageKey: 'errors.badRequest' });
      const answer = await handle(parsed.data);
      if (answer === 'conflict') return reply.code(409).send({ messageKey: 'errors.badRequest' });
      return answer === null ? reply.code(404).send({ messageKey: 'errors.notFound' }) : reply.send(answer);
    });
  }

  const pageAddress = (id: string): string => `http://localhost:${config.port}/biller/pay/${id}`;
  const newPage = (page: Omit<BillerStore['state']['pages'][string], 'id'>): { url: string } => {
    const id = randomBytes(18).toString('base64url');
    state.pages[id] = { ...page, id };
    store.save();
    return { url: pageAddress(id) };
  };

  call('/pages', CALLS.pages, ({ biller, postbackUrl, charge, approvedUrl, declinedUrl }) => {
    const { orderId } = charge;
    state.orders[orderId] ??= { orderId, biller, postbackUrl, charge, card: null, agreement: null, events: [] };
    return newPage({ kind: 'payment', orderId, approvedUrl, declinedUrl });
  });

  call('/pages/end', CALLS.endPage, ({ orderId }) => ({ page: charging.endPage(orderId) }));

  call('/charges', CALLS.charges, async ({ tokenTransactionId, charge, ...caller }) => ({
    event: await charging.charge(caller, charge, charging.cardOf(tokenTransactionId)),
  }));

  call('/agreements/cancel', CALLS.cancel, ({ agreement, reference, ...caller }) =>
    onAgreement(caller, agreement, (order, stored) => {
      const known = answered(order, 'cancelled', reference) ?? (stored.isCancelled && lastSwitch(order, 'cancelled'));
      if (known) return { event: known };
      stored.isCancelled = true;
      return {
        event: charging.recordEvent(order, { kind: 'cancelled', reference, period: stored.period }, clock.now()),
      };
    }),
  );

  call('/agreements/reactivate', CALLS.reactivate, ({ agreement, amount, reference, ...caller }) =>
    onAgreement(caller, agreement, (order, stored) => {
      const known =
        answered(order, 'reactivated', reference) ?? (!stored.isCancelled && lastSwitch(order, 'reactivated'));
      if (known) return { event: known };
      stored.isCancelled = false;
      stored.amount = amount;
      return {
        event: charging.recordEvent(order, { kind: 'reactivated', reference, period: stored.period }, clock.now()),
      };
    }),
  );

  call('/agreements/refund', CALLS.refund, ({ agreement, transactionId, amount, reference, ...caller }) => {
    const order = charging.orderOf(caller, agreement);
    const known = order && answered(order, 'refunded', reference);
    const event = known ?? (order && charging.refund(order, { transactionId, amount, reference }));
    // More than is left of a charge that there is: the caller may learn of a part before it asks again.
    const isKnown = order?.events.some((each) => each.kind === 'charged' && each.transactionId === transactionId);
    return event === null && isKnown ? 'conflict' : event && { event };
  });

  call('/agreements/retry', CALLS.retry, ({ agreement, reference, ...caller }) =>
    onAgreement(caller, agreement, (order) => ({ event: charging.retry(order, reference) })),
  );

  call('/agreements/price', CALLS.price, ({ agreement, amount, ...caller }) =>
    onAgreement(caller, agreement, (_order, stored) => {
      stored.amount = amount;
      store.save();
      return { amount };
    }),
  );

  call('/agreements/renewal', CALLS.renewal, ({ agreement, ...caller }) =>
    onAgreement(caller, agreement, (_order, stored) => {
      const { amount, months, period, dueAt } = agreement;
      if (period !== stored.period + 1) return null;
      Object.assign(stored, { amount, months, anchorAt: dueAt, anchorPeriod: period, failures: 0 });
      store.save();
      return { dueAt };
    }),
  );

  call('/agreements/card-page', CALLS.cardPage, ({ agreement, backUrl, ...caller }) =>
    onAgreement(caller, agreement, ({ orderId }) =>
      newPage({ kind: 'card', orderId, approvedUrl: backUrl, declinedUrl: backUrl }),
    ),
  );

  call('/orders/events', CALLS.events, ({ orderId }) => ({ events: state.orders[orderId]?.events ?? [] }));

  call('/events', CALLS.eventsSince, ({ biller, since, cursor }) => {
    const begin = Number(cursor ?? 0);
    const events: SandboxEvent[] = [];
    for (const [place, { at, orderId, eventId }] of state.journal.entries()) {
      if (place < begin || at < since || state.orders[orderId]?.biller !== biller) continue;
      if (events.length === PAGE) return { events, next: String(place) };
      const event = state.orders[orderId].events.find(({ id }) => id === eventId);
      if (event) events.push(event);
    }
    return { events, next: null };
  });

  call('/renewals', CALLS.renewals, ({ agreements, by, at, ...caller }) => {
    const events: SandboxEvent[] = [];
    for (const agreement of agreements) {
      const order = charging.orderOf(caller, agreement);
      if (order === null) continue;
      charging.renew(order, new Date(by), new Date(at));
      events.push(...order.events.filter(({ kind, period }) => period >= agreement.period && RENEWALS.includes(kind)));
    }
    return { events };
  });

  function onAgreement(
    caller: Caller,
    agreement: WireAgreement,
    handle: (order: SandboxOrder, agreement: NonNullable<SandboxOrder['agreement']>) => object | null,
  ): object | null {
    const order = charging.orderOf(caller, agreement);
    return order?.agreement ? handle(order, order.agreement) : null;
  }
}

const RENEWALS: readonly string[] = ['charged', 'rebill-failed'];

/** Events on a page of the list. */
const PAGE = 200;

/** The stored answer of a call with this reference, which is not executed twice. */
function answered(
  { events }: SandboxOrder,
  kind: 'cancelled' | 'reactivated' | 'refunded',
  reference: string,
): SandboxEvent | null {
  return events.find((event) => event.kind === kind && event.reference === reference) ?? null;
}

/** The last time that a renewal was switched off or on, when it was this way. */
function lastSwitch({ events }: SandboxOrder, kind: 'cancelled' | 'reactivated'): SandboxEvent | null {
  const last = events.findLast((event) => event.kind === 'cancelled' || event.kind === 'reactivated');
  return last?.kind === kind ? last : null;
}
