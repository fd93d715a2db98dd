import { join } from 'node:path';
import { sandbox } from '@network/messages/sandbox.ts';
import { sandboxMailSchema } from '@network/validation/sandbox-mail.ts';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../http/html.ts';
import { isFromGateway } from '../http/sandbox-key.ts';
import type { SandboxPart, SandboxServices } from '../sandbox-part.ts';
import { openMails } from './stored-mails.ts';
import { listOfMails, oneMail, unknownMail } from './pages.ts';

interface OneMail {
  Params: { id: string };
}

/** The development mailbox: mails of the gateway, as pages and as JSON. */
export const mailboxPart: SandboxPart = { id: 'mailbox', start: startMailbox };

function startMailbox(app: FastifyInstance, { config, clock, log }: SandboxServices): void {
  const mails = openMails(join(config.folder, 'mailbox'));

  app.post('/mail', async (request, reply) => {
    if (!isFromGateway(request, config)) return reply.code(403).send({ messageKey: 'errors.accessDenied' });
    const mail = sandboxMailSchema.safeParse(request.body);
    if (!mail.success) return reply.code(400).send({ messageKey: 'errors.badRequest' });
    mails.add(mail.data, clock.now());
    log.info({ kind: mail.data.kind, tenant: mail.data.tenant }, 'mail stored');
    return reply.code(202).send({ id: mail.data.id });
  });

  app.get<{ Querystring: { to?: string } }>('/mail.json', async (request, reply) => {
    const { to } = request.query;
    const found = typeof to === 'string' ? mails.all().filter((mail) => mail.to === to) : mails.all();
    return reply.header('cache-control', 'no-store').send(found);
  });

  app.get('/mail', async (_request, reply) => sendPage(reply, sandbox.mailbox.title, listOfMails(mails.all())));

  app.get<OneMail>('/mail/:id', async (request, reply) => {
    const mail = mails.find(request.params.id);
    if (mail) return sendPage(reply, mail.subject, oneMail(mail));
    return sendPage(reply.code(404), sandbox.mailbox.notFound, unknownMail());
  });

  app.get<OneMail>('/mail/:id/html', async (request, reply) => {
    const mail = mails.find(request.params.id);
    if (!mail) return reply.code(404).send({ messageKey: 'errors.notFound' });
    // A mail is shown as a mail program would show it: with its own inline style and pictures, and without anything
    // that runs.
    const policy =
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https:";
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
}
