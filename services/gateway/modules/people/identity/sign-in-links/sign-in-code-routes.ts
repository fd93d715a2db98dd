import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spoken } from '../../../../http/language.ts';
import type { GatewayServices } from '../../../../services.ts';
import { brandOf, formField, sendHtml, sendWaysToBrands } from '../provider/brand-forms.ts';
import { formProvenance } from '../provider/form-provenance.ts';
import { messagePage } from '../provider/message-page.ts';
import { signInChain } from '../provider/sign-in-page.ts';
import { wantedOf, withWanted } from '../provider/wanted-page.ts';
import { type LinkRequest, nameOfAccount, readLinkRequest } from './link-request.ts';
import { isSomeoneElse, sendOn, sendOther, sendSignedIn } from './links-of-browser.ts';
import { findCodedAccount } from './sign-in-code.ts';
import { codePage } from './sign-in-link-pages.ts';
import { CODE_PATH, REQUEST_LINK_PATH, useStoredLink } from './sign-in-links.ts';
import { isSigningIn, openButtonPage, sealButtonPage, wasJustUsed } from './used-links.ts';

const texts = spoken(inEnglish);
const t = spoken(signInMethodsInEnglish).emailLink;

/** The page that waits for a mailed link, and the answer to the code that is typed there. */
export function signInCodeRoutes(scope: FastifyInstance, services: GatewayServices, provider: Provider): void {
  scope.get(CODE_PATH, async (request, reply) => {
    const brand = brandOf(services, request);
    if (!brand) return sendWaysToBrands(services, reply);
    const asked = readLinkRequest(services, brand.id, request.headers.cookie);
    if (asked === null) {
      const query = withWanted({ brand: brand.id }, wantedOf(request, brand));
      return reply.redirect(`${REQUEST_LINK_PATH}?${query}`, 302);
    }
    return sendForm(reply, 200, brand, asked, null);
  });

  scope.post(
    CODE_PATH,
    { config: { write: { budget: 'signInCodes', from: 'anyone', isSpentByHandler: true } } },
    async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return sendWaysToBrands(services, reply);
      const asked = readLinkRequest(services, brand.id, request.headers.cookie);
      const isOwnForm = formProvenance(request, services.config) === 'same-origin';
      if (asked === null)
        return isOwnForm ? answerLate(request, reply, brand) : sendOver(reply, brand, wantedOf(request, brand));
      if (!isOwnForm) return sendForm(reply, 403, brand, asked, texts.errors.crossSite);
      return answerCode(request, reply, brand, asked);
    },
  );

  /** A browser that requested nothing any more: too late, or once more after it was signed in. */
  async function answerLate(request: FastifyRequest, reply: FastifyReply, brand: Tenant) {
    const wanted = wantedOf(request, brand);
    const page = openButtonPage(services, formField(request, 'page'));
    const isOnItsWay = await isSigningIn(services, provider, request.headers.cookie, page);
    return isOnItsWay ? sendOn(reply, brand, wanted) : sendOver(reply, brand, wanted);
  }

  async function answerCode(request: FastifyRequest, reply: FastifyReply, brand: Tenant, asked: LinkRequest) {
    const tried = await findCodedAccount(services, {
      request: asked,
      code: formField(request, 'code'),
      clientAddress: request.ip,
      cookies: request.headers.cookie,
    });
    if (tried.outcome === 'limited') {
      reply.header('retry-after', String(tried.retryAfterSeconds));
      return sendForm(reply, 429, brand, asked, t.codesLimited);
    }
    if (tried.outcome === 'wrong') return sendForm(reply, 401, brand, asked, t.codeWrong);
    const account = tried.found;
    if (await isSomeoneElse(provider, request, account.id)) return sendOther(reply, brand);
    const { tokenHash, usedBy: by } = account;
    const used = tokenHash !== null && (await useStoredLink(services, tokenHash, { account, by }));
    if (used !== false) return sendSignedIn(services, reply, { brand, account, wanted: used.wanted });
    // The first press of a double click was faster, and this browser forgets its answer for this one.
    if (tokenHash === null || (await wasJustUsed(services, account, by)))
      return sendSignedIn(services, reply, { brand, account, wanted: asked.wanted });
    return sendOver(reply, brand, asked.wanted);
  }

  function sendForm(reply: FastifyReply, status: number, brand: Tenant, asked: LinkRequest, problem: string | null) {
    const page = codePage({
      brand,
      action: `${CODE_PATH}?${withWanted({ brand: brand.id }, asked.wanted)}`,
      request: asked,
      problem,
      page: sealButtonPage(services, { email: nameOfAccount(asked), wanted: asked.wanted }),
      againHref: `${REQUEST_LINK_PATH}?${withWanted({ brand: brand.id }, asked.wanted)}`,
      leadsTo: signInChain(services, brand),
    });
    return sendHtml(reply, status, page);
  }
}

function sendOver(reply: FastifyReply, brand: Tenant, wanted: string | null): FastifyReply {
  const link = { href: `${REQUEST_LINK_PATH}?${withWanted({ brand: brand.id }, wanted)}`, label: t.again };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.codeOverHeading, paragraphs: [t.codeOverText], link }));
}
