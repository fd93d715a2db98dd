import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { GatewayError } from '../../../http/gateway-error.ts';
import { rateLimited } from '../../../limits/rate-limited.ts';
import { spendBudget } from '../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import { readEvents } from './read-events.ts';

const MAX_BODY_BYTES = 64 * 1_024;

/**
 * `POST /brand/measurements`, for brand servers only, which pass on the events of visits with consent: 202 with the
 * numbers of accepted and refused ones. The signed-in person is ignored.
 */
export function analyticsRoutes(app: FastifyInstance, services: GatewayServices): void {
  const { db, clock, metrics } = services;
  const counter = new Counter({
    name: 'analytics_events_total',
    help: 'Events that pages sent, by outcome: recorded or refused.',
    labelNames: ['outcome'],
    registers: [metrics],
  });

  app.post(
    '/brand/measurements',
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { write: { budget: 'measurements', from: 'anyone', isSpentByHandler: true } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { tenant, area } = request.caller;
      if (tenant === null)
        throw new GatewayError('NOT_FOUND', 'errors.notFound', 'Brand servers alone tell of events.');
      const batch = readEvents(request.body);
      if (batch === null) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'This is no batch of events.');
      // Counted by rows: a call without any still costs as much as one.
      const address = request.caller.clientAddress ?? request.ip;
      const wait = await spendBudget(services, 'measurements', { address }, Math.max(1, batch.events.length));
      if (wait !== null) throw rateLimited(wait);
      const now = clock.now();
      const rows = batch.events.map(({ id, name, fields, agoMs }) => ({
        id,
        tenant_id: tenant.id,
        area,
        visit_id: batch.visit,
        name,
        fields: JSON.stringify(fields),
        happened_at: new Date(now.getTime() - agoMs),
        received_at: now,
      }));
      if (rows.length > 0) {
        await db
          .insertInto('analytics_events')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      counter.inc({ outcome: 'recorded' }, rows.length);
      counter.inc({ outcome: 'refused' }, batch.refused);
      return reply.code(202).send({ recorded: rows.length, refused: batch.refused });
    },
  );
}
