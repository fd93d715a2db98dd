import type { FastifyInstance, FastifyReply } from 'fastify';
import { identity as inEnglish } from '@network/messages/identity.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import type { GatewayServices } from '../../../../services.ts';
import { forgottenPath } from '../passwords/reset-addresses.ts';
import { brandOf, formField, queryToken, registerBrandForms, sendHtml } from '../provider/brand-forms.ts';
import { messagePage } from '../provider/message-page.ts';
import { admitConfirmation } from './admit-confirmation.ts';
import { confirmEmail, findUnconfirmed } from './confirm-email.ts';
import { spoken } from '../../../../http/language.ts';
import { CONFIRM_EMAIL_PATH } from './mail-confirmation.ts';

const texts = spoken(inEnglish);

const t = texts.emailConfirmation;

/** The page behind a link that confirms an email: a GET shows it, a press of its button confirms. */
export async function emailConfirmationRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  await registerBrandForms(app, (scope) => {
    scope.get(CONFIRM_EMAIL_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const token = queryToken(request);
      const email = token === null ? null : await findUnconfirmed(services, token);
      if (token === null || email === null) return sendOver(reply, brand);
      const page = messagePage({
        brand,
        heading: t.heading,
        paragraphs: [t.lead.replaceAll('{email}', () => readableEmail(email))],
        form: {
          action: `${CONFIRM_EMAIL_PATH}?${new URLSearchParams({ brand: brand.id }).toString()}`,
          fields: { token },
          answers: [{ value: 'confirm', label: t.submit }],
        },
        link: { href: forgottenPath(brand.id), label: t.notMine },
      });
      return sendHtml(reply, 200, page);
    });

    scope.post(
      CONFIRM_EMAIL_PATH,
      { config: { write: { budget: 'confirmations', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (!(await admitConfirmation(services, request, reply, { brand }))) return reply;
        if (!(await confirmEmail(services, formField(request, 'token')))) return sendOver(reply, brand);
        const link = { href: `${brand.urls.members}/`, label: t.enter };
        return sendHtml(reply, 200, messagePage({ brand, heading: t.doneHeading, paragraphs: [t.doneText], link }));
      },
    );
  });
}

function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/account`, label: t.account };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link }));
}
