import type { FastifyInstance, FastifyReply } from 'fastify';
import { identity as inEnglish } from '@network/messages/identity.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { UNSUBSCRIBE_PATH, unsubscribingUser } from '../../../platform/mail/public.ts';
import { findAccountById } from '../accounts.ts';
import { brandOf, queryToken, registerBrandForms, sendHtml } from '../provider/brand-forms.ts';
import { messagePage } from '../provider/message-page.ts';
import { spoken } from '../../../../http/language.ts';
import { refusesNews, saveEmailConsent } from './consent.ts';

const texts = spoken(inEnglish);

const t = texts.unsubscribe;

/**
 * The address in promotional mails that ends them: a page with a button for people, and the form that mail programs
 * post without a cookie (RFC 8058). The token is the right; no other right comes with it, and it changes no other thing.
 */
export async function unsubscribeRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  const userOf = async (token: string | null): Promise<string | null> => {
    const userId = token === null ? null : unsubscribingUser(services.config.secrets, token);
    return userId !== null && (await findAccountById(services.db, userId)) !== null ? userId : null;
  };

  await registerBrandForms(app, (scope) => {
    scope.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const token = queryToken(request);
      const userId = await userOf(token);
      if (token === null || userId === null) return sendInvalid(reply, brand);
      if (await refusesNews(services.db, userId)) return sendDone(reply, brand);
      const action = `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ brand: brand.id, token }).toString()}`;
      const form = { action, fields: {}, answers: [{ value: 'unsubscribe', label: t.submit }] };
      return sendHtml(reply, 200, messagePage({ brand, heading: t.heading, paragraphs: [t.lead], form }));
    });

    scope.post(
      UNSUBSCRIBE_PATH,
      { config: { write: { budget: 'unsubscribes', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        const userId = await userOf(queryToken(request));
        if (userId === null) return sendInvalid(reply, brand);
        const wait = await spendBudget(services, 'unsubscribes', { account: userId, address: request.ip });
        if (wait !== null) {
          const { heading, text } = texts.notices.limited;
          reply.header('retry-after', String(wait));
          return sendHtml(reply, 429, messagePage({ brand, heading, paragraphs: [text] }));
        }
        const answer = { userId, site: brand.id, hasConsented: false, shownText: null };
        if (!(await refusesNews(services.db, userId))) await saveEmailConsent(services, answer);
        return sendDone(reply, brand);
      },
    );
  });
}

function sendDone(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/account`, label: t.account };
  return sendHtml(reply, 200, messagePage({ brand, heading: t.doneHeading, paragraphs: [t.doneText], link }));
}

function sendInvalid(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/account`, label: t.account };
  return sendHtml(reply, 404, messagePage({ brand, heading: t.invalidHeading, paragraphs: [t.invalidText], link }));
}
