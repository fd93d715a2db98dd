import { inSpan } from '@network/server/tracing/span.ts';
import type { Job, JobCounts } from '../../jobs/job.ts';
import type { GatewayServices } from '../../services.ts';
import { type ClaimedMail, claimMails, MOST_ATTEMPTS, postponeMail, settleMail } from './outbox.ts';
import { findSender } from './mail-sender.ts';
import { isMailKind, renderMail } from './render-mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { DeliveryFailed, type MailTransport, openTransport } from './transport.ts';

const BATCH = 20;
const MOST_BATCHES = 10;

type Outcome = 'sent' | 'postponed' | 'givenUp';

/** Sends the mails in the outbox. Each gateway checks every second; the calendar is for those that run none. */
export const deliverMails: Job = {
  name: 'deliver-mails',
  cron: '* * * * *',
  everySeconds: 1,
  run: async (services, at) => {
    // They wait in the outbox until there is a way out.
    if (services.config.isMailOff) return { sent: 0, postponed: 0, givenUp: 0 };
    const transport = openTransport(services.config);
    try {
      return await deliverDue(services, transport, at);
    } finally {
      transport.close();
    }
  },
};

/** The same by another transport. */
export async function deliverDue(services: GatewayServices, transport: MailTransport, at: Date): Promise<JobCounts> {
  const counts: Record<Outcome, number> = { sent: 0, postponed: 0, givenUp: 0 };
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const claimed = await claimMails(services.db, at, BATCH);
    const outcomes = await Promise.all(claimed.map((mail) => deliverOne(services, transport, mail, at)));
    for (const outcome of outcomes) counts[outcome] += 1;
    if (claimed.length < BATCH) break;
  }
  return counts;
}

async function deliverOne(
  services: GatewayServices,
  transport: MailTransport,
  mail: ClaimedMail,
  at: Date,
): Promise<Outcome> {
  const { db, log, config } = services;
  const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
  try {
    const sender = findSender(services, mail.tenant_id);
    // A brand that is being deployed may be known in a moment.
    if (sender === null) throw new DeliveryFailed('ETENANT', false);
    if (!isMailKind(mail.kind)) throw new DeliveryFailed('EKIND', false);
    const tokenFor = (userId: string): string => unsubscribeToken(config.secrets, userId);
    const rendered = renderMail(mail.kind, sender, mail.content, tokenFor);
    const id = `${mail.id}@${new URL(sender.urls.tour).hostname}`;
    const sent = { id, tenant: sender.id, kind: mail.kind, to: mail.recipient, ...rendered };
    await inSpan('mail', { kind: 'client', attributes: { 'mail.kind': mail.kind } }, () => transport.deliver(sent));
  } catch (error) {
    const code = error instanceof DeliveryFailed ? error.code : 'ERENDER';
    if (!(error instanceof DeliveryFailed)) log.error({ err: error, ...about }, 'mail could not be written');
    if ((error instanceof DeliveryFailed && error.isFinal) || mail.attempts >= MOST_ATTEMPTS) {
      await settleMail(db, mail, { state: 'failed', error: code }, at);
      log.error({ ...about, code }, 'mail given up');
      return 'givenUp';
    }
    await postponeMail(db, mail, code, at);
    log.warn({ ...about, code }, 'mail postponed');
    return 'postponed';
  }
  await settleMail(db, mail, { state: 'sent', error: null }, at);
  return 'sent';
}
