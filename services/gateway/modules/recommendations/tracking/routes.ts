import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { GatewayServices } from '../../../services.ts';
import { readShelfClick, type ShelfClick } from './shelf-click.ts';

/**
 * POST /recommendations-tracking: 204, once counted or counted before; 400 for a body that is none, 401 for a
 * visitor, 403 in somebody else's name.
 */
export function trackingRoutes(
  app: FastifyInstance,
  { db, clock, metrics }: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  const counted = new Counter({
    name: 'recommendation_clicks_total',
    help: 'Clicks on what was recommended.',
    registers: [metrics],
  });
  app.post(
    '/recommendations-tracking',
    { config: { write: { budget: 'recommendations', from: 'person' } } },
    async (request, reply) => {
      const context = contextOf(request);
      const person = await context.person();
      if (person === null) throw new GatewayError('UNAUTHENTICATED', 'errors.signInRequired', 'Sign in first.');
      const click = readShelfClick(request.body);
      if (click === null) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'This is no click.');
      if (!(await isOwn(click, person.userId, context))) {
        throw new GatewayError('FORBIDDEN', 'errors.accessDenied', 'A click of somebody else.');
      }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('recommendation_clicks')
        .values({
          user_id: person.userId,
          recomm_id: click.recommId,
          element: click.elementClicked,
          clicked_at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 0n) counted.inc();
      return reply.code(204).send();
    },
  );
}

/** The named user must be the signed-in person. */
async function isOwn({ userId, email }: ShelfClick, ownId: string, { services }: RequestContext): Promise<boolean> {
  if (userId !== null && userId !== ownId) return false;
  if (email === null) return true;
  const own = await services.db.selectFrom('users').select('email').where('id', '=', ownId).executeTakeFirst();
  return own?.email === email.trim().toLowerCase();
}
