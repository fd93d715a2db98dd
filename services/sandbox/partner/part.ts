import { sandbox } from '@network/messages/sandbox.ts';
import {
  PARTNER_PATHS,
  type PartnerCams,
  partnerCamsSchema,
  type PartnerOneClick,
  partnerOneClickSchema,
} from '@network/validation/partner-calls.ts';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../http/html.ts';
import { isOwnForm, readForms } from '../http/own-form.ts';
import { isFromGateway } from '../http/sandbox-key.ts';
import type { SandboxPart, SandboxServices } from '../sandbox-part.ts';
import { camsPage, oneClickPage, operatorPage, partnerPage, unknownPage } from './pages.ts';
import { openTicket, sealTicket } from './sealed-ticket.ts';

/** The partner of deals and cams: it answers with its pages, and leads back. */
export const partnerPart: SandboxPart = { id: 'partner', start: startPartner };

const texts = sandbox.partner;

interface WithTicket {
  Querystring: { ticket?: unknown; answer?: unknown };
}

function startPartner(app: FastifyInstance, { config, log }: SandboxServices): void {
  const origin = `http://localhost:${config.port}`;
  let isCamsDown = false;
  /** Outcomes by purchase id: a call that is repeated for want of an answer sells nothing more. */
  const outcomes = new Map<string, 'approved' | 'declined'>();
  let declinesSales = false;
  readForms(app);

  app.get('/partner', async (_request, reply) =>
    sendPage(reply, texts.operatorTitle, operatorPage({ isCamsDown, declinesSales })),
  );

  app.post<{ Body: { readonly cams?: unknown } | undefined }>('/partner/cams-switch', async (request, reply) => {
    const cams = request.body?.cams;
    if (!isOwnForm(request) || (cams !== 'up' && cams !== 'down')) {
      return reply.code(400).send({ messageKey: 'errors.badRequest' });
    }
    isCamsDown = cams === 'down';
    return reply.redirect('/partner', 303);
  });

  app.post<{ Body: { readonly sales?: unknown } | undefined }>('/partner/sales-switch', async (request, reply) => {
    const sales = request.body?.sales;
    if (!isOwnForm(request) || (sales !== 'approve' && sales !== 'decline')) {
      return reply.code(400).send({ messageKey: 'errors.badRequest' });
    }
    declinesSales = sales === 'decline';
    return reply.redirect('/partner', 303);
  });

  app.post(PARTNER_PATHS.oneClick, async (request, reply) => {
    if (!isFromGateway(request, config)) return reply.code(403).send({ messageKey: 'errors.accessDenied' });
    const call = partnerOneClickSchema.safeParse(request.body);
    if (!call.success) return reply.code(400).send({ messageKey: 'errors.badRequest' });
    log.info({ deal: call.data.dealId, biller: call.data.biller }, 'one-click requested');
    if (call.data.isInternal) {
      const outcome = outcomes.get(call.data.purchaseId) ?? (declinesSales ? 'declined' : 'approved');
      outcomes.set(call.data.purchaseId, outcome);
      return { outcome };
    }
    return { url: `${origin}/partner/oneclick?ticket=${sealTicket(config.key, call.data)}` };
  });

  app.post(PARTNER_PATHS.cams, async (request, reply) => {
    if (!isFromGateway(request, config)) return reply.code(403).send({ messageKey: 'errors.accessDenied' });
    const call = partnerCamsSchema.safeParse(request.body);
    if (!call.success) return reply.code(400).send({ messageKey: 'errors.badRequest' });
    if (isCamsDown) return reply.code(503).send({ messageKey: 'errors.unavailable' });
    return { url: `${origin}/partner/cams?ticket=${sealTicket(config.key, call.data)}` };
  });

  app.get<WithTicket>('/partner/oneclick', async (request, reply) => {
    const purchase = openTicket(config.key, request.query.ticket) as PartnerOneClick | null;
    if (purchase === null) return sendPage(reply.code(404), texts.unknown, unknownPage());
    const page = oneClickPage(purchase, String(request.query.ticket));
    return sendPage(reply, purchase.title, page, [purchase.successUrl, purchase.failureUrl]);
  });

  app.get<WithTicket>('/partner/oneclick/done', async (request, reply) => {
    const purchase = openTicket(config.key, request.query.ticket) as PartnerOneClick | null;
    if (purchase === null) return sendPage(reply.code(404), texts.unknown, unknownPage());
    const isApproved = request.query.answer === 'approve';
    return reply.redirect(isApproved ? purchase.successUrl : purchase.failureUrl, 302);
  });

  app.get<WithTicket>('/partner/cams', async (request, reply) => {
    const call = openTicket(config.key, request.query.ticket) as PartnerCams | null;
    if (call === null) return sendPage(reply.code(404), texts.unknown, unknownPage());
    return sendPage(reply, texts.cams.title, camsPage(call));
  });

  app.get<{ Params: { slug: string } }>('/partner/offers/:slug', async ({ params }, reply) =>
    sendPage(reply, texts.offers, partnerPage(params.slug, texts.offersLead)),
  );

  app.get<{ Params: { slug: string } }>('/partner/members/:slug', async ({ params }, reply) =>
    sendPage(reply, texts.members, partnerPage(params.slug, texts.membersLead)),
  );
}
