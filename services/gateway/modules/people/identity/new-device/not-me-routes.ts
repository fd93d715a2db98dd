import type { FastifyInstance, FastifyReply } from 'fastify';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { admitConfirmation } from '../email-confirmation/admit-confirmation.ts';
import { forgottenPath } from '../passwords/reset-addresses.ts';
import { brandOf, formField, queryToken, registerBrandForms, sendHtml } from '../provider/brand-forms.ts';
import { messagePage } from '../provider/message-page.ts';
import { lockedAccountPage } from '../provider/sign-in-page.ts';
import { spoken } from '../../../../http/language.ts';
import { isAlertOpen, NOT_ME_PATH, takeBackAfterAlert } from './alert-new-device.ts';

const signInMethods = spoken(signInMethodsInEnglish);

const t = signInMethods.notMe;

/** The page behind the link of an alert: its button takes the account back and mails a link for a new password. */
export async function notMeRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  await registerBrandForms(app, (scope) => {
    scope.get(NOT_ME_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const token = queryToken(request);
      if (token === null || !(await isAlertOpen(services, token))) return sendOver(reply, brand);
      const page = messagePage({
        brand,
        heading: t.heading,
        paragraphs: [t.lead],
        form: {
          action: `${NOT_ME_PATH}?${new URLSearchParams({ brand: brand.id }).toString()}`,
          fields: { token },
          answers: [{ value: 'lock', label: t.submit }],
        },
        link: { href: `${brand.urls.members}/`, label: t.leave },
      });
      return sendHtml(reply, 200, page);
    });

    scope.post(
      NOT_ME_PATH,
      { config: { write: { budget: 'confirmations', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (!(await admitConfirmation(services, request, reply, { brand }))) return reply;
        const outcome = await takeBackAfterAlert(services, formField(request, 'token'));
        if (outcome === null) return sendOver(reply, brand);
        if (outcome === 'locked') return sendHtml(reply, 200, lockedAccountPage(brand));
        return sendHtml(reply, 200, messagePage({ brand, heading: t.doneHeading, paragraphs: [t.doneText] }));
      },
    );
  });
}

function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: forgottenPath(brand.id), label: t.choose };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link }));
}
