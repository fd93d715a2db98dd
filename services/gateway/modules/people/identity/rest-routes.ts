import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { vip as vipInEnglish } from '@network/messages/vip.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { isSameOrigin } from '../../../http/same-origin.ts';
import type { GatewayServices } from '../../../services.ts';
import { saveEmailConsent } from './consent/consent.ts';
import { spoken } from '../../../http/language.ts';
import { convertVip, type VipRefusal } from './vip/vip-credentials.ts';

const vip = spoken(vipInEnglish);

type ContextOf = (request: FastifyRequest) => RequestContext;

const emailConsentBody = z.strictObject({ emailConsent: z.boolean(), consentHtmlSnippet: z.string().max(4_000) });
const vipBody = z.strictObject({ newEmail: z.unknown(), newPassword: z.unknown() });

/** The status of each code, and which text it has. */
const REFUSALS = {
  INVALID_EMAIL: { status: 422, text: 'invalid_email' },
  INVALID_PASSWORD: { status: 422, text: 'invalid_password' },
  GUESSABLE_PASSWORD: { status: 422, text: 'guessable_password' },
  NOT_VIP: { status: 403, text: 'update_failed' },
  MAIL_OFF: { status: 409, text: 'mail_off' },
} as const satisfies Record<VipRefusal, { readonly status: number; readonly text: keyof typeof vip.errors }>;

/** POST /v2/user/email-consent and /subscriptions/vip-user-credentials. */
export function identityRestRoutes(app: FastifyInstance, services: GatewayServices, contextOf: ContextOf): void {
  app.post(
    '/v2/user/email-consent',
    { config: { write: { budget: 'profile', from: 'person' } } },
    async (request, reply) => {
      if (!isSameOrigin(request, services)) return refuse(reply, 403, 'CROSS_SITE');
      const { tenant, person } = contextOf(request);
      const signed = await person();
      if (signed === null || tenant === null) return refuse(reply, 401, 'UNAUTHENTICATED');
      const body = emailConsentBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 400, 'BAD_REQUEST');
      await saveEmailConsent(services, {
        userId: signed.userId,
        site: tenant.sites[0] ?? tenant.id,
        hasConsented: body.data.emailConsent,
        shownText: body.data.consentHtmlSnippet,
      });
      return reply.send({ success: true, emailConsent: body.data.emailConsent });
    },
  );

  app.post(
    '/subscriptions/vip-user-credentials',
    { config: { write: { budget: 'passwords', from: 'person' } } },
    async (request, reply) => {
      if (!isSameOrigin(request, services)) return refuse(reply, 403, 'CROSS_SITE');
      // The conversion comes before the terms (obligationsOf).
      const { tenant, sessionOwner } = contextOf(request);
      const signed = await sessionOwner();
      if (signed === null || tenant === null) return refuse(reply, 401, 'UNAUTHENTICATED');
      const body = vipBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 400, 'BAD_REQUEST', vip.errors.update_failed);
      const { newEmail, newPassword } = body.data;
      const refusal = await convertVip(services, { ...signed, tenantId: tenant.id, newEmail, newPassword });
      if (refusal === null) return reply.send({ success: true });
      const { status, text } = REFUSALS[refusal];
      return refuse(reply, status, refusal, vip.errors[text]);
    },
  );
}

function refuse(reply: FastifyReply, status: number, code: string, message: string = code): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ code, message });
}
