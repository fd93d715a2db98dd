import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spendBudget } from '../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import { admitConfirmation } from '../email-confirmation/admit-confirmation.ts';
import { brandOf, formField, queryToken, registerBrandForms, sendHtml } from '../provider/brand-forms.ts';
import { formProvenance } from '../provider/form-provenance.ts';
import { messagePage } from '../provider/message-page.ts';
import { signInChain } from '../provider/sign-in-chain.ts';
import { wantedPage, withWanted } from '../provider/wanted-page.ts';
import { linkRequestCookie, newLinkRequest, readLinkRequest } from './link-request.ts';
import { isSomeoneElse, sendOther, sendSignedIn } from './links-of-browser.ts';
import { signInCodeRoutes } from './sign-in-code-routes.ts';
import { requestLinkPage } from './sign-in-link-pages.ts';
import { spoken } from '../../../http/language.ts';
import {
  CODE_PATH,
  findLinkedAccount,
  mailSignInLink,
  OPEN_LINK_PATH,
  REQUEST_LINK_PATH,
  useSignInLink,
} from './sign-in-links.ts';

const texts = spoken(inEnglish);
const signInMethods = spoken(signInMethodsInEnglish);

const t = signInMethods.emailLink;

/**
 * Signing in by a mailed link or its code: a form that sends them, the page that waits for the code, and the page behind the
 * link, whose button begins a sign-in (decision 0079). The sign-in itself is the usual one, so that a second step still follows.
 */
export async function signInLinkRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  provider: Provider,
): Promise<void> {
  await registerBrandForms(app, (scope) => {
    scope.get(REQUEST_LINK_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      if (services.config.isMailOff) return cannotMail(reply, brand);
      return sendRequestForm(request, reply, { brand, status: 200, problem: null });
    });

    scope.post(
      REQUEST_LINK_PATH,
      { config: { write: { budget: 'signInLinks', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (services.config.isMailOff) return cannotMail(reply, brand);
        if (formProvenance(request, services.config) !== 'same-origin')
          return sendRequestForm(request, reply, { brand, status: 403, problem: texts.errors.crossSite });
        const wait = await spendBudget(services, 'signInLinks', { address: request.ip });
        if (wait !== null) {
          reply.header('retry-after', String(wait));
          return sendRequestForm(request, reply, { brand, status: 429, problem: texts.errors.limited });
        }
        const { uri: wanted } = request.query as { readonly uri?: unknown };
        const typed = { email: formField(request, 'email'), tenantId: brand.id, wanted };
        const earlier = readLinkRequest(services, brand.id, request.headers.cookie);
        const asked = newLinkRequest(services, typed, earlier);
        // Not awaited: the duration would reveal whether there is such an account.
        void mailSignInLink(services, asked).catch((error: unknown) =>
          request.log.error({ err: error }, 'a link that signs in was not mailed'),
        );
        // A page of its own, so that a reload sends no second mail.
        return reply
          .header('cache-control', 'no-store')
          .header('set-cookie', linkRequestCookie(services, asked))
          .redirect(`${CODE_PATH}?${withWanted({ brand: brand.id }, null)}`, 303);
      },
    );

    scope.get(OPEN_LINK_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const token = queryToken(request);
      const account = token === null ? null : await findLinkedAccount(services, token, brand.id);
      if (token === null || account === null) return sendOver(reply, brand);
      if (await isSomeoneElse(provider, request, account.id)) return sendOther(reply, brand);
      const page = messagePage({
        brand,
        heading: t.openHeading,
        paragraphs: [t.openLead.replaceAll('{email}', account.email)],
        form: {
          action: `${OPEN_LINK_PATH}?${new URLSearchParams({ brand: brand.id }).toString()}`,
          fields: { token },
          answers: [{ value: 'open', label: t.open }],
          leadsTo: signInChain(services, brand),
        },
      });
      return sendHtml(reply, 200, page);
    });

    scope.post(
      OPEN_LINK_PATH,
      { config: { write: { budget: 'confirmations', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (!(await admitConfirmation(services, request, reply, { brand, heading: t.overHeading }))) return reply;
        const token = formField(request, 'token');
        const account = await findLinkedAccount(services, token, brand.id);
        if (account === null) return sendOver(reply, brand);
        if (await isSomeoneElse(provider, request, account.id)) return sendOther(reply, brand);
        const used = await useSignInLink(services, token);
        if (used === false) return sendOver(reply, brand);
        return sendSignedIn(services, reply, { brand, account, wanted: used.wanted });
      },
    );

    signInCodeRoutes(scope, services, provider);
  });
}

function sendRequestForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { brand, status, problem }: { readonly brand: Tenant; readonly status: number; readonly problem: string | null },
): FastifyReply {
  const { uri } = request.query as { readonly uri?: unknown };
  return sendHtml(reply, status, requestLinkPage(brand, { action: request.url, wanted: wantedPage(uri), problem }));
}

function cannotMail(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.tour}/support`, label: texts.forgotten.support };
  return sendHtml(reply, 503, messagePage({ brand, heading: t.heading, paragraphs: [texts.forgotten.noMail], link }));
}

function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/login`, label: t.signIn };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link }));
}
