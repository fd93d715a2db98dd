import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { type DeviceAnswer as DeviceOutcome, deviceAnswerCookie } from '@network/validation/device-answer.ts';
import type { GatewayServices } from '../../../../services.ts';
import { brandHandler, isFromMembersHost } from '../brand/brand-handler.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { answerChallenge, challengedSession } from './device-challenge.ts';
import { devicePage } from './device-page.ts';

const PATH = '/brand/oidc/device';
const OUTCOMES = { approve: 'approved', block: 'blocked' } as const satisfies Record<string, DeviceOutcome>;
const FORM_LIMIT_BYTES = 4_096;

export type DeviceAnswer = keyof typeof OUTCOMES;

interface DeviceForm {
  readonly token: string;
  readonly answer: DeviceAnswer;
}

/**
 * /oidc/device of a members host: the target of the links in the mail. In the browser that waits, the link acts
 * at once. Anywhere else it takes a button: mail scanners open links too, and must neither approve a sign-in nor sign
 * everybody out. An expired link leads home.
 */
export async function deviceRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  const answered = async (reply: FastifyReply, { token, answer }: DeviceForm, tenant: Tenant, status: 302 | 303) => {
    if (!(await answerChallenge(services, token, answer))) return reply.redirect('/', status);
    const outcome = OUTCOMES[answer];
    // The address alone does not show the outcome.
    reply.header('set-cookie', deviceAnswerCookie(outcome, new URL(tenant.urls.members).protocol === 'https:'));
    return reply.redirect(`/?dc=${outcome}`, status);
  };

  app.get(
    PATH,
    { exposeHeadRoute: false, config: { write: { budget: 'challengeAnswers', from: 'anyone' } } },
    brandHandler(async (request, reply, { tenant, sessionId }) => {
      reply.header('referrer-policy', 'no-referrer');
      const form = readDeviceForm(request.query as Readonly<Record<string, unknown>>);
      const session = form && (await challengedSession(services, form.token));
      if (form === null || session === null) return reply.redirect('/', 302);
      if (sessionId !== null && hashSessionId(sessionId) === session) return answered(reply, form, tenant, 302);
      const page = devicePage(tenant, form.answer, form.token);
      return reply.headers(page.headers).send(page.html);
    }),
  );

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(
      PATH,
      { config: { write: { budget: 'challengeAnswers', from: 'anyone' } } },
      brandHandler(async (request, reply, { tenant }) => {
        if (!isFromMembersHost(request, tenant)) return reply.code(403).send({ error: 'cross-site' });
        const form = readDeviceForm((request.body ?? {}) as Readonly<Record<string, unknown>>);
        return form === null ? reply.redirect('/', 303) : answered(reply, form, tenant, 303);
      }),
    );
  });
}

function readDeviceForm({ token, answer }: Readonly<Record<string, unknown>>): DeviceForm | null {
  if (typeof token !== 'string' || (answer !== 'approve' && answer !== 'block')) return null;
  return { token, answer };
}
