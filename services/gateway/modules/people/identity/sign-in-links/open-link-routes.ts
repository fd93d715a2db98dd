import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Provider } from 'oidc-provider';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import { spoken } from '../../../../http/language.ts';
import type { GatewayServices } from '../../../../services.ts';
import { admitConfirmation } from '../email-confirmation/admit-confirmation.ts';
import { brandOf, formField, queryToken, sendHtml, sendWaysToBrands } from '../provider/brand-forms.ts';
import { messagePage } from '../provider/message-page.ts';
import { signInChain } from '../provider/sign-in-page.ts';
import type { LinkedAccount } from './link-cookie.ts';
import { isSomeoneElse, sendOn, sendOther, sendSignedIn } from './links-of-browser.ts';
import { findLinkedAccount, OPEN_LINK_PATH, useSignInLink } from './sign-in-links.ts';
import {
  accountAt,
  type ButtonPage,
  isSigningIn,
  openButtonPage,
  sealButtonPage,
  useOfPage,
  wasJustUsed,
} from './used-links.ts';

const t = spoken(signInMethodsInEnglish).emailLink;

/** The page behind a mailed link, and the answer to its button, which begins a sign-in. */
export function openLinkRoutes(scope: FastifyInstance, services: GatewayServices, provider: Provider): void {
  scope.get(OPEN_LINK_PATH, async (request, reply) => {
    const brand = brandOf(services, request);
    if (!brand) return sendWaysToBrands(services, reply);
    const token = queryToken(request);
    const account = token === null ? null : await findLinkedAccount(services, token, brand.id);
    if (token === null || account === null) return sendOver(reply, brand);
    if (await isSomeoneElse(provider, request, account.id)) return sendOther(reply, brand);
    const shown = { email: account.email, wanted: account.wanted_uri };
    const page = messagePage({
      brand,
      heading: t.openHeading,
      paragraphs: [t.openLead.replaceAll('{email}', () => readableEmail(account.email))],
      form: {
        action: `${OPEN_LINK_PATH}?${new URLSearchParams({ brand: brand.id }).toString()}`,
        fields: { token, page: sealButtonPage(services, shown) },
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
      if (!brand) return sendWaysToBrands(services, reply);
      if (!(await admitConfirmation(services, request, reply, { brand }))) return reply;
      const token = formField(request, 'token');
      const page = openButtonPage(services, formField(request, 'page'));
      const found = await findLinkedAccount(services, token, brand.id);
      const account = found ?? (await justSignedIn(token, page));
      if (account !== null && (await isSomeoneElse(provider, request, account.id))) return sendOther(reply, brand);
      const use = found !== null && page !== null ? { account: found, by: useOfPage(token, page) } : undefined;
      const used = found !== null && (await useSignInLink(services, token, use));
      if (found !== null && used !== false)
        return sendSignedIn(services, reply, { brand, account: found, wanted: used.wanted });
      const wanted = page?.wanted ?? null;
      if (await isSigningIn(services, provider, request.headers.cookie, page)) return sendOn(reply, brand, wanted);
      // The first press of a double click was faster, and this browser forgets its answer for this one.
      const again = await justSignedIn(token, page);
      if (again !== null) return sendSignedIn(services, reply, { brand, account: again, wanted });
      return sendOver(reply, brand);
    },
  );

  /** The account whose link this very page used up moments ago. */
  async function justSignedIn(token: string, page: ButtonPage | null): Promise<LinkedAccount | null> {
    if (page === null) return null;
    const account = await accountAt(services, page.email);
    return (await wasJustUsed(services, account, useOfPage(token, page))) ? account : null;
  }
}

function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/login`, label: t.signIn };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link }));
}
