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
import { identityAccountOf } from '../provider/identity-account.ts';
import { messagePage } from '../provider/message-page.ts';
import { signInChain } from '../provider/sign-in-chain.ts';
import { linkCookie } from './link-cookie.ts';
import { requestLinkPage } from './sign-in-link-pages.ts';
import { spoken } from '../../../http/language.ts';
import {
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
 * Signing in by a mailed link: a form that sends it, and the page behind it, whose button begins a sign-in (decision
 * 0079). The sign-in itself is the usual one, so that a second step still follows.
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
      return sendHtml(reply, 200, requestLinkPage(brand, request.url, null));
    });

    scope.post(
      REQUEST_LINK_PATH,
      { config: { write: { budget: 'signInLinks', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (services.config.isMailOff) return cannotMail(reply, brand);
        if (formProvenance(request, services.config) !== 'same-origin')
          return sendHtml(reply, 403, requestLinkPage(brand, request.url, texts.errors.crossSite));
        const wait = await spendBudget(services, 'signInLinks', { address: request.ip });
        if (wait !== null) {
          reply.header('retry-after', String(wait));
          return sendHtml(reply, 429, requestLinkPage(brand, request.url, texts.errors.limited));
        }
        // Not awaited: the duration would reveal whether there is such an account.
        void mailSignInLink(services, formField(request, 'email'), brand.id).catch((error: unknown) =>
          request.log.error({ err: error }, 'a link that signs in was not mailed'),
        );
        return sendHtml(reply, 200, messagePage({ brand, heading: t.sentHeading, paragraphs: [t.sentText] }));
      },
    );

    scope.get(OPEN_LINK_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const token = queryToken(request);
      const account = token === null ? null : await findLinkedAccount(services, token, brand.id);
      if (token === null || account === null) return sendOver(reply, brand);
      if (await isSomeoneElse(request, account.id)) return sendOther(reply, brand);
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
        if (await isSomeoneElse(request, account.id)) return sendOther(reply, brand);
        if (!(await useSignInLink(services, token))) return sendOver(reply, brand);
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .header('set-cookie', linkCookie(services, account))
          .redirect(`${brand.urls.members}/oidc/login`, 303);
      },
    );
  });

  /** A link never takes the place of another person's session. */
  async function isSomeoneElse(request: FastifyRequest, accountId: string): Promise<boolean> {
    const here = await identityAccountOf(provider, request.headers.cookie);
    return here !== null && here !== accountId;
  }
}

function cannotMail(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.tour}/support`, label: texts.forgotten.support };
  return sendHtml(reply, 503, messagePage({ brand, heading: t.heading, paragraphs: [texts.forgotten.noMail], link }));
}

function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/login`, label: t.signIn };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link }));
}

function sendOther(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/sign-out`, label: texts.otherAccount.signOut };
  const page = messagePage({ brand, heading: texts.otherAccount.heading, paragraphs: [t.otherText], link });
  return sendHtml(reply, 409, page);
}
