import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { brandOf, formField, registerBrandForms, sendHtml, sendWaysToBrands } from '../provider/brand-forms.ts';
import { formProvenance } from '../provider/form-provenance.ts';
import { messagePage } from '../provider/message-page.ts';
import { wantedOf, withWanted } from '../provider/wanted-page.ts';
import { linkRequestCookie, newLinkRequest, readLinkRequest } from './link-request.ts';
import { openLinkRoutes } from './open-link-routes.ts';
import { signInCodeRoutes } from './sign-in-code-routes.ts';
import { requestLinkPage } from './sign-in-link-pages.ts';
import { spoken } from '../../../../http/language.ts';
import { CODE_PATH, mailSignInLink, REQUEST_LINK_PATH } from './sign-in-links.ts';

const texts = spoken(inEnglish);
const signInMethods = spoken(signInMethodsInEnglish);

const t = signInMethods.emailLink;

/**
 * Signing in by a mailed link or its code: a form that sends them, the page that waits for the code, and the page behind the
 * link, whose button begins a sign-in. The sign-in itself is the usual one, so that a second step still follows.
 */
export async function signInLinkRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  provider: Provider,
): Promise<void> {
  await registerBrandForms(app, (scope) => {
    scope.get(REQUEST_LINK_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return sendWaysToBrands(services, reply);
      if (services.config.isMailOff) return cannotMail(reply, brand);
      return sendRequestForm(request, reply, { brand, status: 200, problem: null });
    });

    scope.post(
      REQUEST_LINK_PATH,
      { config: { write: { budget: 'signInLinks', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return sendWaysToBrands(services, reply);
        if (services.config.isMailOff) return cannotMail(reply, brand);
        if (formProvenance(request, services.config) !== 'same-origin')
          return sendRequestForm(request, reply, { brand, status: 403, problem: texts.errors.crossSite });
        const wait = await spendBudget(services, 'signInLinks', { address: request.ip });
        if (wait !== null) {
          reply.header('retry-after', String(wait));
          return sendRequestForm(request, reply, { brand, status: 429, problem: texts.errors.limited });
        }
        const typed = { email: formField(request, 'email'), tenantId: brand.id, wanted: wantedOf(request, brand) };
        const earlier = readLinkRequest(services, brand.id, request.headers.cookie);
        const asked = newLinkRequest(services, typed, earlier);
        // Not awaited: the duration would reveal whether there is such an account.
        void mailSignInLink(services, asked, request.headers.cookie).catch((error: unknown) =>
          request.log.error({ err: error }, 'a link that signs in was not mailed'),
        );
        // A page of its own, so that a reload sends no second mail.
        return reply
          .header('cache-control', 'no-store')
          .header('set-cookie', linkRequestCookie(services, asked))
          .redirect(`${CODE_PATH}?${withWanted({ brand: brand.id }, asked.wanted)}`, 303);
      },
    );

    openLinkRoutes(scope, services, provider);
    signInCodeRoutes(scope, services, provider);
  });
}

function sendRequestForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { brand, status, problem }: { readonly brand: Tenant; readonly status: number; readonly problem: string | null },
): FastifyReply {
  const wanted = wantedOf(request, brand);
  return sendHtml(reply, status, requestLinkPage(brand, { action: request.url, wanted, problem }));
}

function cannotMail(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.tour}/support`, label: texts.forgotten.support };
  return sendHtml(reply, 503, messagePage({ brand, heading: t.heading, paragraphs: [texts.forgotten.noMail], link }));
}
