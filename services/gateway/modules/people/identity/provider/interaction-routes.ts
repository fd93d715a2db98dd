import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { alertOfNewDevice } from '../new-device/alert-new-device.ts';
import { forgottenPath } from '../passwords/reset-addresses.ts';
import { hasSecondStep } from '../second-step/authenticator.ts';
import { secondStepPage } from '../second-step/second-step-page.ts';
import { sealFirstStep } from '../second-step/second-step-token.ts';
import { clearedLinkCookie, hasLinkCookie, spendLinkCookie } from '../sign-in-links/link-cookie.ts';
import { REQUEST_LINK_PATH } from '../sign-in-links/sign-in-links.ts';
import { deviceCookie } from '../sign-in/known-device.ts';
import { recordAttempt } from '../sign-in/record-attempt.ts';
import { answerSignInForm, passkeyOptions, type SignInAnswer, type TimedAnswer } from './answer-sign-in-form.ts';
import { brandOf } from './brand-forms.ts';
import { answeredBy } from './find-account.ts';
import { formProvenance } from './form-provenance.ts';
import type { Page } from './html-page.ts';
import { signInChain } from './sign-in-chain.ts';
import { continueTo, noticePage, type SignInForm, signInPage, wayOnPage } from './sign-in-page.ts';
import { loginAddressOf, wantedOf, wantedPage, withWanted } from './wanted-page.ts';

const FORM_LIMIT_BYTES = 16_384;

/** The library's messages about an interaction whose session is gone, or belongs to another person by now. */
const LOST_SESSION: ReadonlySet<string> = new Set(['session not found', 'session principal changed']);

/** The sign-in of a browser on a brand. */
interface Interaction {
  readonly uid: string;
  readonly brand: Tenant;
  /** The page that was wanted; null for the home page. */
  readonly wanted: string | null;
}

/** The sign-in form, under the path of the identity server. */
export async function interactionRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  provider: Provider,
): Promise<void> {
  const path = `${new URL(provider.issuer).pathname}/interaction/:uid`;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );

    scope.get(path, async (request, reply) => {
      const found = await interactionOf(services, provider, request, reply);
      if (found === 'begins-anew') return beginAnew(services, request, reply);
      if (!found) return sendOver(services, request, reply);
      const byLink = request.method === 'GET' ? await answerLink(services, request, reply, found) : null;
      if (byLink !== null) return sendAnswer(request, reply, found, byLink);
      return send(reply, 200, await formPage(services, request, found, '', null));
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
          return send(reply, 403, await formPage(services, request, found, '', 'crossSite'));
        }
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const answer = await answerSignInForm(services, {
          uid: found.uid,
          field: (name) => form.get(name) ?? '',
          tenantId: found.brand.id,
          clientAddress: request.ip,
          cookies: request.headers.cookie,
        });
        return sendAnswer(request, reply, found, answer);
      },
    );
  });

  async function sendAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    found: Interaction,
    answer: TimedAnswer,
  ): Promise<FastifyReply> {
    if (answer.kind === 'signed-in') {
      const next = await finish(request, reply, found, answer);
      if (next !== null) return reply.redirect(next, 303);
      return send(reply, 400, await formPage(services, request, found, '', 'stepOver'));
    }
    if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
    if (answer.kind === 'form')
      return send(reply, answer.status, await formPage(services, request, found, answer.email, answer.problem));
    const status = { none: 200, wrongCode: 401, limited: 429 }[answer.problem ?? 'none'];
    const page = secondStepPage({
      brand: found.brand,
      action: request.url,
      step: sealFirstStep(services, answer.firstStep),
      problem: answer.problem,
      leadsTo: signInChain(services, found.brand),
    });
    return send(reply, status, page);
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

/**
 * The sign-in that an address names; null when it has ended or belongs to another browser. `begins-anew`: the session that this
 * browser began it with has ended meanwhile, as that of a deleted account does.
 */
async function interactionOf(
  services: GatewayServices,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | 'begins-anew' | null> {
  try {
    const { params, uid } = await provider.interactionDetails(request.raw, reply.raw);
    if (uid !== (request.params as { readonly uid: string }).uid) return null;
    const brand = services.tenants.find(String(params['client_id']));
    return brand && { uid, brand, wanted: wantedPage(params['uri'], brand) };
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    // The library looks for the session after it found the interaction by this browser's cookie.
    return LOST_SESSION.has(error.error_description ?? '') ? 'begins-anew' : null;
  }
}

async function formPage(
  services: GatewayServices,
  request: FastifyRequest,
  { uid, brand, wanted }: Interaction,
  email: string,
  problem: SignInForm['problem'],
): Promise<Page> {
  return signInPage({
    brand,
    forgottenHref: forgottenPath(brand.id, wanted),
    linkHref: `${REQUEST_LINK_PATH}?${withWanted({ brand: brand.id }, wanted)}`,
    mayJoin: await services.sellsMemberships(brand),
    passkeyOptions: await passkeyOptions(services, uid),
    action: request.url,
    email,
    problem,
    leadsTo: signInChain(services, brand),
  });
}

/**
 * A sign-in that has ended, as "Back" and a bookmark find it: the brand that its address names, and a button that begins a new
 * one, which somebody who is signed in passes without a form.
 */
function sendOver(services: GatewayServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const brand = brandOf(services, request);
  if (brand === null) return send(reply, 410, wayOnPage(services, 'over'));
  return send(reply, 410, noticePage(brand, 'over', continueTo(brand, wantedOf(request, brand))));
}

function beginAnew(services: GatewayServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const brand = brandOf(services, request);
  if (brand === null) return send(reply, 410, wayOnPage(services, 'over'));
  return reply.header('cache-control', 'no-store').redirect(loginAddressOf(brand, wantedOf(request, brand)), 303);
}

function send(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply.code(status).headers(page.headers).send(page.html);
}
