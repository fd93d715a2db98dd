import type { FastifyInstance, FastifyReply } from 'fastify';
import { emailChange as inEnglish } from '@network/messages/email-change.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import type { GatewayServices } from '../../../../services.ts';
import { admitConfirmation } from '../email-confirmation/admit-confirmation.ts';
import { brandOf, formField, queryToken, registerBrandForms, sendHtml } from '../provider/brand-forms.ts';
import type { Page } from '../provider/html-page.ts';
import { messagePage } from '../provider/message-page.ts';
import { lockedAccountPage } from '../provider/sign-in-page.ts';
import { CONFIRM_CHANGE_PATH, REFUSE_CHANGE_PATH } from './open-email-change.ts';
import { spoken } from '../../../../http/language.ts';
import { confirmEmailChange, findUnconfirmedChange } from './confirm-email-change.ts';
import { isRefusable, refuseEmailChange } from './refuse-email-change.ts';

const texts = spoken(inEnglish);

/** A page behind a mailed link: a GET shows it, a press of its button does what it says. */
interface LinkPage {
  readonly path: string;
  readonly texts: typeof texts.confirm | typeof texts.refuse;
  /** Returns the text of the page, or null for a link that has expired. */
  readonly lead: (token: string) => Promise<string | null>;
  /** The page once it is done, or null for a link that no longer works. */
  readonly settle: (token: string, brand: Tenant) => Promise<Page | null>;
}

/** The pages that confirm a change of email at the new address, and refuse it at the old one. */
export async function emailChangeRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  const pages: readonly LinkPage[] = [
    {
      path: CONFIRM_CHANGE_PATH,
      texts: texts.confirm,
      lead: async (token) => {
        const change = await findUnconfirmedChange(services, token);
        if (change === null) return null;
        const lead = change.isStolen ? texts.confirm.stolenLead : texts.confirm.lead;
        return lead.replaceAll('{email}', readableEmail(change.newEmail));
      },
      settle: async (token, brand) => {
        const outcome = await confirmEmailChange(services, token);
        if (outcome === 'locked') return lockedAccountPage(brand);
        return outcome && donePage(brand, outcome === 'moved' ? texts.confirm : texts.takenBack);
      },
    },
    {
      path: REFUSE_CHANGE_PATH,
      texts: texts.refuse,
      lead: async (token) => ((await isRefusable(services, token)) ? texts.refuse.lead : null),
      settle: async (token, brand) => {
        const outcome = await refuseEmailChange(services, token);
        if (outcome === 'locked') return lockedAccountPage(brand);
        return outcome && donePage(brand, texts.refuse);
      },
    },
  ];
  await registerBrandForms(app, (scope) => {
    for (const page of pages) addPage(scope, services, page);
  });
}

function addPage(scope: FastifyInstance, services: GatewayServices, { path, texts: t, lead, settle }: LinkPage): void {
  scope.get(path, async (request, reply) => {
    const brand = brandOf(services, request);
    if (!brand) return reply.callNotFound();
    const token = queryToken(request);
    const paragraph = token === null ? null : await lead(token);
    if (token === null || paragraph === null) return sendOver(reply, brand, t);
    const form = {
      action: `${path}?${new URLSearchParams({ brand: brand.id }).toString()}`,
      fields: { token },
      answers: [{ value: 'yes', label: t.submit }],
    };
    return sendHtml(reply, 200, messagePage({ brand, heading: t.heading, paragraphs: [paragraph], form }));
  });

  scope.post(
    path,
    { config: { write: { budget: 'confirmations', from: 'anyone', isSpentByHandler: true } } },
    async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      if (!(await admitConfirmation(services, request, reply, { brand }))) return reply;
      const page = await settle(formField(request, 'token'), brand);
      return page === null ? sendOver(reply, brand, t) : sendHtml(reply, 200, page);
    },
  );
}

function donePage(brand: Tenant, t: LinkPage['texts'] | typeof texts.takenBack): Page {
  const link = { href: `${brand.urls.members}/account`, label: texts.account };
  return messagePage({ brand, heading: t.doneHeading, paragraphs: [t.doneText], link });
}

function sendOver(reply: FastifyReply, brand: Tenant, t: LinkPage['texts']): FastifyReply {
  const link = { href: `${brand.urls.members}/account`, label: texts.account };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link }));
}
