import type { FastifyInstance, FastifyRequest } from 'fastify';
import { typedEmail } from '@network/validation/email.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson } from '../../../http/require-person.ts';
import type { GatewayServices } from '../../../services.ts';
import { scopeOf } from '../../content/catalogue/public.ts';
import { isReelShown } from './find-reels.ts';
import { recordReelEvent } from './record-reel-event.ts';
import { sendReelEvent } from './send-reel-event.ts';
import { readReelEvent, REEL_EVENTS, type ReelEventBody } from './reel-event.ts';
import { findAccountById } from '../../people/identity/public.ts';

/**
 * POST /rest/reel/view, rating, add-bookmark, delete-bookmark and purchase: 204, or 400 for a body that is none,
 * 401 for a visitor, 403 in another person's name, 404 for a reel that this tenant does not show.
 */
export function reelRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  const { db, clock } = services;
  for (const kind of REEL_EVENTS) {
    app.post(
      `/rest/reel/${kind}`,
      { config: { write: { budget: 'reels', from: 'person' } } },
      async (request, reply) => {
        const context = contextOf(request);
        const person = await requirePerson(context);
        const event = readReelEvent(kind, request.body, clock.now());
        if (event === null) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'This is no event of a reel.');
        if (!(await isOwn(event, person.userId, context))) {
          throw new GatewayError('FORBIDDEN', 'errors.accessDenied', 'An event of somebody else.');
        }
        const { tenant } = context;
        if (!tenant?.features.reels || !(await isReelShown(db, scopeOf(tenant), event.itemId))) {
          throw new GatewayError('NOT_FOUND', 'errors.notFound', 'No such reel.');
        }
        const known = { ...event, userId: person.userId };
        await recordReelEvent(db, kind, known);
        await sendReelEvent(services, kind, known).catch((error: unknown) => {
          request.log.warn({ error: (error as Error).name, kind }, 'the recommender could not be informed of a reel');
        });
        return reply.code(204).send();
      },
    );
  }
}

/** The named user must be the signed-in person. */
async function isOwn({ userId, email }: ReelEventBody, ownId: string, { services }: RequestContext): Promise<boolean> {
  if (userId !== null && userId !== ownId) return false;
  if (email === null) return true;
  const own = await findAccountById(services.db, ownId);
  return own?.email === typedEmail(email);
}
