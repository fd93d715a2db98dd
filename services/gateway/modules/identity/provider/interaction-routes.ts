import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../services.ts';
import { deviceCookie } from '../sign-in/known-device.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { formProvenance } from './form-provenance.ts';
import type { Page } from './html-page.ts';
import { forgottenPath } from '../passwords/reset-addresses.ts';
import { noticePage, signInPage } from './sign-in-page.ts';

const FORM_LIMIT_BYTES = 16_384;

const ANSWERS = {
  'wrong-credentials': { status: 401, problem: 'wrongCredentials' },
  disabled: { status: 403, problem: 'disabled' },
  limited: { status: 429, problem: 'limited' },
} as const;

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
      if (!found) return send(reply, 400, noticePage(null, 'failed'));
      return send(reply, 200, formPage(services, request, found, '', null));
    });

    scope.post(
      path,
      { config: { write: { budget: 'signInFailures', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const found = await interactionOf(services, provider, request, reply);
        if (!found) return send(reply, 400, noticePage(null, 'failed'));
        // A browser always says where a form comes from. A client that says nothing still had to bring the cookie of this
        // very interaction, which a browser does not send along from another site (decision 0031).
        if (formProvenance(request, services.config) === 'cross-site') {
          return send(reply, 403, formPage(services, request, found, '', 'crossSite'));
        }
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const email = (form.get('email') ?? '').slice(0, 254);
        const result = await signIn(services, {
          email,
          password: form.get('password') ?? '',
          tenantId: found.id,
          clientAddress: request.ip,
          country: null,
          deviceCookies: request.headers.cookie,
        });
        if (result.outcome === 'signed-in') {
          const login = { login: { accountId: result.userId, amr: ['pwd'] } };
          const next = await provider.interactionResult(request.raw, reply.raw, login, {
            mergeWithLastSubmission: false,
          });
          return reply
            .header('cache-control', 'no-store')
            .header('set-cookie', await rememberDevice(services, result.userId, request.headers.cookie))
            .redirect(next, 303);
        }
        if (result.outcome === 'limited') reply.header('retry-after', String(result.retryAfterSeconds));
        const { status, problem } = ANSWERS[result.outcome];
        return send(reply, status, formPage(services, request, found, email, problem));
      },
    );
  });
}

async function rememberDevice(services: GatewayServices, userId: string, cookies?: string): Promise<string> {
  const account = await services.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return deviceCookie(services, account, cookies);
}

/** The tenant whose sign-in this is; null when it has ended or belongs to another browser. */
async function interactionOf(
  services: GatewayServices,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Tenant | null> {
  try {
    const { params, uid } = await provider.interactionDetails(request.raw, reply.raw);
    if (uid !== (request.params as { readonly uid: string }).uid) return null;
    return services.tenants.find(String(params['client_id']));
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

function formPage(
  services: GatewayServices,
  request: FastifyRequest,
  brand: Tenant,
  email: string,
  problem: Parameters<typeof signInPage>[0]['problem'],
): Page {
  const others = services.tenants.all().map((tenant) => tenant.urls.members);
  const partners = brand.partnerHosts.map((host) => `https://${host}`);
  const leadsTo = [...new Set([brand.urls.members, brand.urls.tour, ...others, ...partners])];
  const forgottenHref = forgottenPath(brand.id);
  return signInPage({ brand, forgottenHref, action: request.url, email, problem, leadsTo });
}

function send(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply.code(status).headers(page.headers).send(page.html);
}
