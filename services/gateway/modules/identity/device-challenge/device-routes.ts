import type { FastifyInstance } from 'fastify';
import type { GatewayServices } from '../../../services.ts';
import { brandHandler } from '../brand/brand-routes.ts';
import { answerChallenge } from './device-challenge.ts';

const OUTCOMES = { approve: '/?dc=approved', block: '/?dc=blocked' } as const;

/** GET /oidc/device of a members host: what the links of the mail lead to (D34). A link that is over leads home. */
export function deviceRoutes(app: FastifyInstance, services: GatewayServices): void {
  app.get(
    '/brand/oidc/device',
    { exposeHeadRoute: false },
    brandHandler(async (request, reply) => {
      const { token, answer } = request.query as { readonly token?: unknown; readonly answer?: unknown };
      reply.header('referrer-policy', 'no-referrer');
      if (typeof token !== 'string' || (answer !== 'approve' && answer !== 'block')) return reply.redirect('/', 302);
      const isGood = await answerChallenge(services, token, answer);
      return reply.redirect(isGood ? OUTCOMES[answer] : '/', 302);
    }),
  );
}
