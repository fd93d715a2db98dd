import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { typedEmail } from '@network/validation/email.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { requirePerson } from '../../../../http/require-person.ts';
import type { GatewayServices } from '../../../../services.ts';
import { readShelfClick, type ShelfClick } from './shelf-click.ts';
import { findAccountById } from '../../../people/identity/public.ts';

/**
 * POST /recommendations-tracking: 204, once counted or counted before; 400 for a body that is none, 401 for a
 * visitor, 403 in another person's name.
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
      const person = await requirePerson(context);
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
  const own = await findAccountById(services.db, ownId);
  return own?.email === typedEmail(email);
}
