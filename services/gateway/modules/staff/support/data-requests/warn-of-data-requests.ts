import type { Selectable } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { contactAddress } from '@network/tenant/contacts.ts';
import type { Database } from '../../../../db/database.ts';
import type { Job } from '../../../../jobs/job.ts';
import type { GatewayServices } from '../../../../services.ts';
import { CONSOLE_SENDER, type Mail, queueMail } from '../../../platform/mail/public.ts';
import { brandOf } from '../do-in-transaction.ts';
import type { DataRequestsTable } from '../tables.ts';
import { WARNED_BEFORE_DAYS } from './statutory-clock.ts';

type Warning = 'soon' | 'late';
type WarnedRequest = Pick<Selectable<DataRequestsTable>, 'id' | 'user_id' | 'kind' | 'due_at'>;

/**
 * Warns of requests about personal data whose legal deadline is near or has passed, once of each: in the log, in the counts of this
 * job, and by a mail to the support mailbox of the member's brand.
 */
export const warnOfDataRequests: Job = {
  name: 'warn-of-data-requests',
  cron: '20 * * * *',
  watched: ['soon', 'late'],
  run: async (services, at) => {
    const counts = { soon: 0, late: 0 };
    for (const warning of ['late', 'soon'] as const) {
      const warned = await services.db.transaction().execute((trx) => warnOf(services, trx, { warning, at }));
      counts[warning] = warned.length;
      for (const { id, kind, due_at: due } of warned)
        services.log.warn({ dataRequest: id, kind, warning, due }, 'data request is due');
    }
    return counts;
  },
};

/** Marks the open requests that this warning is due for, and queues a mail about each. */
async function warnOf(
  services: GatewayServices,
  trx: Database,
  { warning, at }: { readonly warning: Warning; readonly at: Date },
): Promise<readonly WarnedRequest[]> {
  const until = new Date(at.getTime() + WARNED_BEFORE_DAYS * DAY_MS);
  const update = trx.updateTable('data_requests').set({ warned: warning }).where('state', '=', 'open');
  const due =
    warning === 'late'
      ? update
          .where('due_at', '<=', at)
          .where((where) => where.or([where('warned', 'is', null), where('warned', '=', 'soon')]))
      : update.where('due_at', '>', at).where('due_at', '<=', until).where('warned', 'is', null);
  const warned = await due.returning(['id', 'user_id', 'kind', 'due_at']).execute();
  for (const request of warned) {
    const mail = await warningMail(services, trx, request, warning);
    if (mail !== null) await queueMail(trx, mail, at);
  }
  return warned;
}

/** The mail about a request; null in a network without a brand, which the log and the counts still tell. */
async function warningMail(
  services: GatewayServices,
  trx: Database,
  { id, user_id: memberId, due_at: due }: WarnedRequest,
  warning: Warning,
): Promise<Mail | null> {
  if (services.tenants.all().length === 0) return null;
  const brand = services.tenants.find(await brandOf(trx, services, memberId));
  if (brand === null) return null;
  const hasConsole = services.config.consoleUrl !== null;
  return {
    kind: warning === 'late' ? 'dataRequestLate' : 'dataRequestDue',
    to: contactAddress(brand, 'support'),
    tenant: hasConsole ? CONSOLE_SENDER : brand.id,
    linkOn: 'tour',
    language: 'en',
    values: {
      member: memberId,
      due,
      link: hasConsole ? `/members/${encodeURIComponent(memberId)}?tab=requests` : '/support',
    },
    idempotencyKey: `data-request-${warning}:${id}:${due.toISOString()}`,
  };
}
