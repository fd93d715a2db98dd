import { inSpan } from '@network/server/tracing/span.ts';
import type { Job, JobCounts } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { timeSince, workOff } from '../../../outbox/work-off.ts';
import { type ClaimedMail, claimMail, holdMail, MOST_ATTEMPTS, postponeMail, settleMail } from './outbox.ts';
import { findSender } from './mail-sender.ts';
import { isMailKind, renderMail } from './render-mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { DeliveryFailed, MAIL_CONNECTIONS, type MailTransport, openTransport } from './transport.ts';

type Outcome = 'sent' | 'postponed' | 'givenUp';

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

/** The same by another transport. */
export async function deliverDue(
  services: GatewayServices,
  transport: MailTransport,
  at: Date,
  stopping?: AbortSignal,
): Promise<JobCounts> {
  const { db, clock } = services;
  const counts = await workOff<ClaimedMail, Outcome>(
    {
      places: MAIL_CONNECTIONS,
      claim: (now, heldUntil) => claimMail(db, now, heldUntil),
      hold: (mail, heldUntil) => holdMail(db, mail, heldUntil),
      deliver: (mail, now) => deliverOne(services, transport, mail, now),
    },
    { now: timeSince(at, clock), stopping },
  );
  return { sent: 0, postponed: 0, givenUp: 0, ...Object.fromEntries(counts) };
}

async function deliverOne(
  services: GatewayServices,
  transport: MailTransport,
  mail: ClaimedMail,
  now: () => Date,
): Promise<Outcome> {
  const { db, log, config } = services;
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
    if ((error instanceof DeliveryFailed && error.isFinal) || mail.attempts >= MOST_ATTEMPTS) {
      await settleMail(db, mail, { state: 'failed', error: code }, now());
      log.error({ ...about, code }, 'mail given up');
      return 'givenUp';
    }
    await postponeMail(db, mail, code, now());
    log.warn({ ...about, code }, 'mail postponed');
    return 'postponed';
  }
  await settleMail(db, mail, { state: 'sent', error: null }, now());
  return 'sent';
}
