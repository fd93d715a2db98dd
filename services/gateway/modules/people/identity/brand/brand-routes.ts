import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { formField } from '../../../../http/form-fields.ts';
import type { GatewayServices } from '../../../../services.ts';
import { endEverySession, endSession } from '../sessions/sessions.ts';
import { brandHandler, isFromMembersHost } from './brand-handler.ts';
import type { RelyingParty } from './relying-party.ts';
import { openBrandSession, sendToIdentityServer } from './sign-in-on-brand.ts';

const FORM_LIMIT_BYTES = 1_024;

/** Sign-in and sign-out of a brand's members host. */
export function brandRoutes(app: FastifyInstance, services: GatewayServices, relyingParty: RelyingParty): void {
  const signingIn = { services, relyingParty };
  app.get(
    '/brand/oidc/login',
    brandHandler((request, reply, caller) => sendToIdentityServer(signingIn, request, reply, caller)),
  );
  app.get(
    '/brand/oidc/callback',
    { exposeHeadRoute: false },
    brandHandler((request, reply, caller) => openBrandSession(signingIn, request, reply, caller)),
  );
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    await scope.register(formbody, { bodyLimit: FORM_LIMIT_BYTES });
    scope.post(
      '/brand/oidc/logout',
      { config: { write: { budget: 'sessions', from: 'anyone' } } },
      brandHandler(async (request, reply, { tenant, sessionId }) => {
        if (!isFromMembersHost(request, tenant)) return reply.code(403).send({ error: 'cross-site' });
        const isEverywhere = formField(request.body, 'scope') === 'everywhere';
        if (sessionId !== null) await (isEverywhere ? endEverySession : endSession)(services, sessionId, tenant.id);
        return reply.header('x-set-session', '').redirect(`${tenant.urls.tour}/`, 303);
      }),
    );
  });
}
