import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { GatewayServices } from '../../../../services.ts';
import { alertOfNewDevice } from '../new-device/alert-new-device.ts';
import { hasSecondStep } from '../second-step/authenticator.ts';
import { secondStepPage } from '../second-step/second-step-page.ts';
import { sealFirstStep } from '../second-step/second-step-token.ts';
import { clearedLinkCookie, hasLinkCookie, spendLinkCookie } from '../sign-in-links/link-cookie.ts';
import { deviceCookie } from '../sign-in/known-device.ts';
import { recordAttempt } from '../sign-in/record-attempt.ts';
import { answerSignInForm, type SignInAnswer, type TimedAnswer } from './answer-sign-in-form.ts';
import { answeredBy } from './find-account.ts';
import { formProvenance } from './form-provenance.ts';
import { formField, registerBrandForms, sendHtml } from './brand-forms.ts';
import { beginAnew, formPage, type Interaction, interactionOf, sendOver } from './interaction.ts';
import { signInChain } from './sign-in-page.ts';

const FORM_LIMIT_BYTES = 16_384;

/** The sign-in form, under the path of the identity server. */
export async function interactionRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  provider: Provider,
): Promise<void> {
  const path = `${new URL(provider.issuer).pathname}/interaction/:uid`;
  const addRoutes = (scope: FastifyInstance): void => {
    scope.get(path, async (request, reply) => {
      const found = await interactionOf(services, provider, request, reply);
      if (found === 'begins-anew') return beginAnew(services, request, reply);
      if (!found) return sendOver(services, request, reply);
      const byLink = request.method === 'GET' ? await answerLink(services, request, reply, found) : null;
      if (byLink !== null) return sendAnswer(request, reply, found, byLink);
      return sendHtml(reply, 200, await formPage(services, request, found, '', null));
    });

    scope.post(
      path,
      { config: { write: { budget: 'signInFailures', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const found = await interactionOf(services, provider, request, reply);
        if (found === 'begins-anew') return beginAnew(services, request, reply);
        if (!found) return sendOver(services, request, reply);
        // A browser always says where a form comes from. A client that says nothing still had to bring the cookie of this
        // very interaction, which a browser does not send along from another site.
        if (formProvenance(request, services.config) === 'cross-site') {
          return sendHtml(reply, 403, await formPage(services, request, found, '', 'crossSite'));
        }
        const answer = await answerSignInForm(services, {
          uid: found.uid,
          field: (name) => formField(request, name),
          tenantId: found.brand.id,
          clientAddress: request.ip,
          cookies: request.headers.cookie,
        });
        return sendAnswer(request, reply, found, answer);
      },
    );
  };
  await registerBrandForms(app, addRoutes, FORM_LIMIT_BYTES);

  async function sendAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    found: Interaction,
    answer: TimedAnswer,
  ): Promise<FastifyReply> {
    if (answer.kind === 'signed-in') {
      const next = await finish(request, reply, found, answer);
      if (next !== null) return reply.redirect(next, 303);
      return sendHtml(reply, 400, await formPage(services, request, found, '', 'stepOver'));
    }
    if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
    if (answer.kind === 'form')
      return sendHtml(reply, answer.status, await formPage(services, request, found, answer.email, answer.problem));
    const status = { none: 200, wrongCode: 401, limited: 429 }[answer.problem ?? 'none'];
    const page = secondStepPage({
      brand: found.brand,
      action: request.url,
      step: sealFirstStep(services, answer.firstStep),
      problem: answer.problem,
      leadsTo: signInChain(services, found.brand),
    });
    return sendHtml(reply, status, page);
  }

  /**
   * Continues to the brand: the browser is known from now on, and the owner is mailed when it was not before.
   * @returns the address of the next step; null where the account is gone or everybody was signed out of it since the answer
   */
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    { brand }: Interaction,
    { userId, epoch, methods }: Extract<SignInAnswer, { kind: 'signed-in' }>,
  ): Promise<string | null> {
    // Looked at here for the page and the mail: a sign-in that is over by then does not begin, either (find-account.ts).
    const account = await services.db
      .selectFrom('users')
      .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
      .select(['users.id', 'password_hash', 'confirmed_at as second_step_since'])
      .where('users.id', '=', userId)
      .where('sign_in_epoch', '=', epoch)
      .executeTakeFirst();
    if (!account) return null;
    const { cookie: cookies, 'user-agent': userAgent } = request.headers;
    await alertOfNewDevice(services, { account, tenantId: brand.id, clientAddress: request.ip, userAgent, cookies });
    const result = answeredBy(userId, epoch, methods);
    const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    reply.header('cache-control', 'no-store').header('set-cookie', deviceCookie(services, account, cookies));
    return next;
  }
}

/** The first step of a browser in which the button of a mailed link was pressed; null without such a cookie. */
async function answerLink(
  services: GatewayServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { uid, brand }: Interaction,
): Promise<SignInAnswer | null> {
  if (!hasLinkCookie(services, request.headers.cookie)) return null;
  reply.header('set-cookie', clearedLinkCookie(services));
  const account = await spendLinkCookie(services, request.headers.cookie);
  if (account === null) return null;
  const { id: userId, sign_in_epoch: epoch, password_hash: passwordHash } = account;
  const isGuarded = await hasSecondStep(services.db, userId);
  const origin = { tenantId: brand.id, clientAddress: request.ip, country: null };
  await recordAttempt(services, origin, userId, isGuarded ? 'second-step' : 'signed-in');
  if (!isGuarded) return { kind: 'signed-in', userId, epoch, methods: ['email'] };
  return { kind: 'second-step', firstStep: { uid, userId, epoch, passwordHash, method: 'link' }, problem: null };
}
