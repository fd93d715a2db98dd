import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../../http/request-context.ts';
import type { GatewayServices } from '../../../services.ts';
import { autologinRoutes } from './autologin/autologin-routes.ts';
import { brandRoutes } from './brand/brand-routes.ts';
import { refreshRoutes } from './brand/refresh-routes.ts';
import { createRelyingParty } from './brand/relying-party.ts';
import { unsubscribeRoutes } from './consent/unsubscribe-routes.ts';
import { deviceRoutes } from './device-challenge/device-routes.ts';
import { emailChangeRoutes } from './email-change/email-change-routes.ts';
import { emailConfirmationRoutes } from './email-confirmation/confirmation-routes.ts';
import { identityRestRoutes } from './rest-routes.ts';
import { notMeRoutes } from './new-device/not-me-routes.ts';
import { addPasskeyRoutes } from './passkeys/add-passkey-routes.ts';
import { resetRoutes } from './passwords/reset-routes.ts';
import { createProvider } from './provider/create-provider.ts';
import { gateScriptRoute } from './provider/gate-script.ts';
import { interactionRoutes } from './provider/interaction-routes.ts';
import { mountProvider } from './provider/mount-provider.ts';
import { typefaceRoutes } from './provider/typefaces.ts';
import { tandemInvitationRoutes } from './tandem/invitation-routes.ts';
import { signInLinkRoutes } from './sign-in-links/sign-in-link-routes.ts';

/** The identity server under its issuer's path, and the brands' session paths under `/brand`. */
export async function identityRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): Promise<void> {
  const provider = createProvider(services);
  await interactionRoutes(app, services, provider);
  await resetRoutes(app, services, provider);
  await emailConfirmationRoutes(app, services);
  await emailChangeRoutes(app, services);
  await tandemInvitationRoutes(app, services);
  await signInLinkRoutes(app, services, provider);
  await notMeRoutes(app, services);
  await addPasskeyRoutes(app, services, provider);
  await unsubscribeRoutes(app, services);
  await mountProvider(app, services, provider);
  typefaceRoutes(app, services);
  gateScriptRoute(app);
  const relyingParty = createRelyingParty(app, services);
  brandRoutes(app, services, relyingParty);
  autologinRoutes(app, services, provider);
  await deviceRoutes(app, services);
  identityRestRoutes(app, services, contextOf);
  refreshRoutes(app, services, relyingParty);
}
