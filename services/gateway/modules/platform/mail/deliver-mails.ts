import { type Selectable, sql } from 'kysely';
import { inSpan } from '@network/server/tracing/span.ts';
import type { Job, JobCounts } from '../../../jobs/job.ts';
import type { Claimed } from '../../../outbox/claims.ts';
import { retryOrGiveUp, settle } from '../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../outbox/queues.ts';
import { workOffQueue } from '../../../outbox/work-off-queue.ts';
import type { GatewayServices } from '../../../services.ts';
import { findSender } from './mail-sender.ts';
import { isMailKind, renderMail } from './render-mail.ts';
import type { MailsTable } from './tables.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { DeliveryFailed, type MailTransport, openTransport } from './transport.ts';

type Mail = Pick<Selectable<MailsTable>, 'id' | 'kind' | 'tenant_id' | 'recipient' | 'content'>;
type Outcome = 'sent' | 'postponed' | 'givenUp';

/** These mails go to people whose account has been deleted, so their address is deleted with the text. */
const TO_NOBODY: ReadonlySet<string> = new Set(['accountDeleted']);

/** Sends the mails in the outbox. Each gateway checks every second; the calendar is for those that run none. */
export const deliverMails: Job = {
  name: 'deliver-mails',
  cron: '* * * * *',
  watched: ['givenUp'],
  everySeconds: 1,
  run: async (services, at, stopping) => {
    // They wait in the outbox until there is a way out.
    if (services.config.isMailOff) return { sent: 0, postponed: 0, givenUp: 0 };
    const transport = openTransport(services.config);
    try {
      return await deliverDue(services, transport, at, stopping);
    } finally {
      transport.close();
    }
  },
};

/** Delivers due mails by a given transport. */
export const deliverDue = (
  services: GatewayServices,
  transport: MailTransport,
  at: Date,
  stopping?: AbortSignal,
): Promise<JobCounts> =>
  workOffQueue(
    services,
    QUEUES.mails,
    {
      columns: sql`q.kind, q.tenant_id, q.recipient, q.content`,
      outcomes: ['sent', 'postponed', 'givenUp'],
      deliver: (mail: Mail & Claimed, now) => deliverOne(services, transport, mail, now),
    },
    at,
    stopping,
  );

async function deliverOne(
  services: GatewayServices,
  transport: MailTransport,
  mail: Mail & Claimed,
  now: () => Date,
): Promise<Outcome> {
  const { db, log, config } = services;
  /** What is left of a mail that is sent or given up. */
  const ended = (at: Date) => ({ settled_at: at, content: '{}', ...(TO_NOBODY.has(mail.kind) && { recipient: '' }) });
  const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
  try {
    const sender = findSender(services, mail.tenant_id);
    // A brand that is being deployed may be known in a moment.
    if (sender === null) throw new DeliveryFailed('ETENANT', false);
    if (!isMailKind(mail.kind)) throw new DeliveryFailed('EKIND', false);
    const tokenFor = (userId: string): string => unsubscribeToken(config.secrets, userId);
    const brand = services.tenants.find(mail.tenant_id);
    const sellsMemberships = brand !== null && (await services.sellsMemberships(brand));
    const rendered = renderMail(mail.kind, sender, mail.content, { tokenFor, sellsMemberships });
    const id = `${mail.id}@${new URL(sender.urls.tour).hostname}`;
    const sent = { id, tenant: sender.id, kind: mail.kind, to: mail.recipient, ...rendered };
    await inSpan('mail', { kind: 'client', attributes: { 'mail.kind': mail.kind } }, () => transport.deliver(sent));
  } catch (error) {
    const code = error instanceof DeliveryFailed ? error.code : 'ERENDER';
    if (!(error instanceof DeliveryFailed)) log.error({ err: error, ...about }, 'mail could not be written');
    const [at, isFinal] = [now(), error instanceof DeliveryFailed && error.isFinal];
    const givenUp = { state: 'failed', ...ended(at) } as const;
    if (await retryOrGiveUp(db, QUEUES.mails, mail, { at, change: { last_error: code }, givenUp, isFinal })) {
      log.warn({ ...about, code }, 'mail postponed');
      return 'postponed';
    }
    log.error({ ...about, code }, 'mail given up');
    return 'givenUp';
  }
  await settle(db, QUEUES.mails, mail, { state: 'sent', last_error: null, ...ended(now()) });
  return 'sent';
}
