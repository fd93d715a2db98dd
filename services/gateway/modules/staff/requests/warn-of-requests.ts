import { sql } from 'kysely';
import { contactAddress } from '@network/tenant/contacts.ts';
import { REQUEST_DEADLINES, REQUEST_KINDS, type RequestKind } from '@network/validation/requests/request-forms.ts';
import { eachAlone } from '../../../jobs/each-alone.ts';
import type { Database } from '../../../db/database.ts';
import type { Job } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { CONSOLE_SENDER, type Mail, queueMail } from '../../platform/mail/public.ts';
import { moment } from './request-mails.ts';

const HOUR_MS = 3_600_000;

type Warning = 'soon' | 'late';

interface WarnedRequest {
  readonly id: string;
  readonly case_number: string;
  readonly kind: RequestKind;
  readonly tenant_id: string;
  readonly due_at: Date | null;
  readonly assigned_to: string | null;
}

/**
 * Warns of requests whose deadline is near or has passed, once of each: in the log, in the counts of this job, and of a
 * removal by a mail to the brand's mailbox for removals. No warning is sent for a request that waits for its sender,
 * unless it is a removal.
 */
export const warnOfRequests: Job = {
  name: 'warn-of-requests',
  cron: '*/10 * * * *',
  watched: ['removalsSoon', 'removalsLate'],
  run: async (services, at) => {
    const counts = { removalsSoon: 0, removalsLate: 0, othersSoon: 0, othersLate: 0 };
    const warnings = REQUEST_KINDS.flatMap((kind) => (['late', 'soon'] as const).map((warning) => ({ kind, warning })));
    await eachAlone(
      services,
      warnings,
      (warning) => warning,
      async ({ kind, warning }) => {
        const warned = await services.db.transaction().execute((trx) => warnOf(services, trx, { kind, warning, at }));
        counts[COUNTED[kind === 'removal' ? 'removal' : 'other'][warning]] += warned.length;
        for (const { id, due_at: due } of warned)
          services.log.warn({ request: id, kind, warning, due }, 'request is due');
      },
    );
    return counts;
  },
};

const COUNTED = {
  removal: { soon: 'removalsSoon', late: 'removalsLate' },
  other: { soon: 'othersSoon', late: 'othersLate' },
} as const;

/** Marks the requests that this warning is due for, and queues the mails about them. */
async function warnOf(
  services: GatewayServices,
  trx: Database,
  { kind, warning, at }: { readonly kind: RequestKind; readonly warning: Warning; readonly at: Date },
): Promise<readonly WarnedRequest[]> {
  const due = sql<Date>`coalesce(due_at, received_at)`;
  const until = new Date(at.getTime() + REQUEST_DEADLINES[kind].warnHours * HOUR_MS);
  let update = trx
    .updateTable('public_requests')
    .set({ warned: warning })
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .where('due_at', 'is not', null);
  update =
    warning === 'late'
      ? update.where(due, '<=', at).where(sql<boolean>`warned is distinct from 'late'`)
      : update.where(due, '>', at).where(due, '<=', until).where('warned', 'is', null);
  if (kind !== 'removal') update = update.where('waiting_since', 'is', null);
  const warned = await update.returning(['id', 'case_number', 'kind', 'tenant_id', 'due_at', 'assigned_to']).execute();
  if (kind === 'removal') {
    for (const request of warned) {
      const mail = warningMail(services, request, warning);
      if (mail !== null) await queueMail(trx, mail, at);
    }
  }
  return warned;
}

/** The mail about a removal; null where no release of its brand is active, which the log and the counts still tell. */
function warningMail(
  { config, tenants }: GatewayServices,
  { id, case_number: caseNumber, kind, tenant_id: brand, due_at: dueAt, assigned_to: assigned }: WarnedRequest,
  warning: Warning,
): Mail | null {
  const tenant = tenants.find(brand);
  if (tenant === null || dueAt === null) return null;
  const hasConsole = config.consoleUrl !== null;
  return {
    kind: warning === 'late' ? 'requestLate' : 'requestDue',
    to: contactAddress(tenant, kind),
    tenant: hasConsole ? CONSOLE_SENDER : tenant.id,
    linkOn: 'tour',
    language: 'en',
    values: {
      caseNumber,
      due: moment(dueAt),
      assigned: assigned ?? 'nobody',
      link: hasConsole ? `/requests/${kind}/${encodeURIComponent(id)}` : `/${kind}`,
    },
    idempotencyKey: `request-${warning}:${id}:${dueAt.toISOString()}`,
  };
}
