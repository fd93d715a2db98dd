import type { FastifyInstance, FastifyReply } from 'fastify';
import { obligations as obligationsInEnglish } from '@network/messages/obligations.ts';
import { secondAccount as inEnglish } from '@network/messages/second-account.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import type { GatewayServices } from '../../../../services.ts';
import { spoken } from '../../../../http/language.ts';
import { admitConfirmation } from '../email-confirmation/admit-confirmation.ts';
import { brandOf, formField, queryToken, registerBrandForms, sendHtml } from '../provider/brand-forms.ts';
import { messagePage } from '../provider/message-page.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';
import { TANDEM_PATH } from './invite-tandem-child.ts';

const t = spoken(inEnglish);
const obligations = spoken(obligationsInEnglish);

/** The page behind the link that makes a second account: a GET shows it, a press of its button does it. */
export async function tandemInvitationRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  await registerBrandForms(app, (scope) => {
    scope.get(TANDEM_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const token = queryToken(request);
      const email = token === null ? null : await findInvitation(services, token);
      if (token === null || email === null) return sendOver(reply, brand);
      const page = messagePage({
        brand,
        heading: t.heading,
        paragraphs: [t.lead.replaceAll('{email}', () => readableEmail(email)), obligations.terms.tandem],
        form: {
          action: `${TANDEM_PATH}?${new URLSearchParams({ brand: brand.id }).toString()}`,
          fields: { token },
          answers: [{ value: 'accept', label: t.submit }],
        },
      });
      return sendHtml(reply, 200, page);
    });

    scope.post(
      TANDEM_PATH,
      { config: { write: { budget: 'confirmations', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (!(await admitConfirmation(services, request, reply, { brand }))) return reply;
        if (!(await acceptInvitation(services, formField(request, 'token')))) return sendOver(reply, brand);
        const link = { href: `${brand.urls.members}/`, label: t.enter };
        return sendHtml(reply, 200, messagePage({ brand, heading: t.doneHeading, paragraphs: [t.doneText], link }));
      },
    );
  });
}

function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText] }));
}
