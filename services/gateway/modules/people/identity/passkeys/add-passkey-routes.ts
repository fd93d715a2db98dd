import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Provider } from 'oidc-provider';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { brandOf, formField, registerBrandForms, sendHtml } from '../provider/brand-forms.ts';
import { formProvenance } from '../provider/form-provenance.ts';
import { identityAccountOf } from '../provider/identity-account.ts';
import { messagePage } from '../provider/message-page.ts';
import { addPasskeyPage } from './add-passkey-page.ts';
import { spoken } from '../../../../http/language.ts';
import { ADD_PASSKEY_PATH, findTicket, registerPasskey, registrationOptions } from './register-passkey.ts';

const texts = spoken(inEnglish);
const signInMethods = spoken(signInMethodsInEnglish);

const t = signInMethods.addPasskey;

/**
 * The page of the identity server's host that adds a passkey by the ticket of an account page (decision 0350). It is
 * refused in a browser in which somebody else is signed in.
 */
export async function addPasskeyRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  provider: Provider,
): Promise<void> {
  const path = new URL(provider.issuer).pathname + ADD_PASSKEY_PATH;
  await registerBrandForms(app, (scope) => {
    scope.get(path, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const { ticket } = request.query as { readonly ticket?: unknown };
      const permitted = typeof ticket === 'string' ? await findTicket(services, ticket, brand.id) : null;
      if (typeof ticket !== 'string' || permitted === null) return sendResult(reply, brand, 'over');
      const here = await identityAccountOf(provider, request.headers.cookie);
      if (here !== null && here !== permitted.userId) return sendResult(reply, brand, 'over');
      const page = addPasskeyPage({
        brand,
        action: `${path}?${new URLSearchParams({ brand: brand.id }).toString()}`,
        ticket,
        permitted,
        options: JSON.stringify(await registrationOptions(services, ticket, permitted, brand)),
        backHref: securityHref(brand),
      });
      return sendHtml(reply, 200, page);
    });

    scope.post(
      path,
      { config: { write: { budget: 'passkeys', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (formProvenance(request, services.config) !== 'same-origin') return sendResult(reply, brand, 'refused');
        const wait = await spendBudget(services, 'passkeys', { address: request.ip });
        if (wait !== null) {
          reply.header('retry-after', String(wait));
          const { limited } = texts.notices;
          return sendHtml(reply, 429, messagePage({ brand, heading: limited.heading, paragraphs: [limited.text] }));
        }
        const result = await registerPasskey(services, formField(request, 'ticket'), formField(request, 'made'), brand);
        return result === 'added' ? reply.redirect(securityHref(brand), 303) : sendResult(reply, brand, result);
      },
    );
  });
}

const STATUS = { over: 410, refused: 403, tooMany: 409, already: 409 } as const;

function sendResult(reply: FastifyReply, brand: Tenant, result: keyof typeof STATUS): FastifyReply {
  const { heading, text } = t.results[result];
  const link = { href: securityHref(brand), label: t.back };
  return sendHtml(reply, STATUS[result], messagePage({ brand, heading, paragraphs: [text], link }));
}

const securityHref = ({ urls }: Tenant): string => `${urls.members}/account/security`;
