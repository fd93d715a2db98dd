import type { FastifyInstance, FastifyReply } from 'fastify';
import { codeSignup as inEnglish } from '@network/messages/code-signup.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import { spoken } from '../../../../http/language.ts';
import type { GatewayServices } from '../../../../services.ts';
import { worthName } from '../../gifts/public.ts';
import {
  admitConfirmation,
  brandOf,
  formField,
  messagePage,
  queryToken,
  registerBrandForms,
  sendHtml,
} from '../../../people/identity/public.ts';
import { CODE_SIGNUP_PATH, findWaitingCode, followCodeLink } from './redeem-with-signup.ts';

const t = spoken(inEnglish);

/** The page behind the link of a code that somebody new uses: a GET shows it, a press of its button does it. */
export async function codeLinkRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  await registerBrandForms(app, (scope) => {
    scope.get(CODE_SIGNUP_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const token = queryToken(request);
      const waiting = token === null ? null : await findWaitingCode(services, token);
      if (token === null || waiting === null) return sendOver(reply, brand);
      const lead = t.lead
        .replaceAll('{email}', () => readableEmail(waiting.email))
        .replaceAll('{worth}', worthName(waiting.worth));
      const page = messagePage({
        brand,
        heading: t.heading,
        paragraphs: [lead, t.notYou],
        form: {
          action: `${CODE_SIGNUP_PATH}?${new URLSearchParams({ brand: brand.id }).toString()}`,
          fields: { token },
          answers: [{ value: 'accept', label: t.submit }],
        },
      });
      return sendHtml(reply, 200, page);
    });

    scope.post(
      CODE_SIGNUP_PATH,
      { config: { write: { budget: 'confirmations', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (!(await admitConfirmation(services, request, reply, { brand }))) return reply;
        if (!(await followCodeLink(services, formField(request, 'token')))) return sendOver(reply, brand);
        const link = { href: `${brand.urls.members}/`, label: t.enter };
        return sendHtml(reply, 200, messagePage({ brand, heading: t.doneHeading, paragraphs: [t.doneText], link }));
      },
    );
  });
}

function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/redeem`, label: t.redeem };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link }));
}
