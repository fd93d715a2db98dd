import { type Selectable, sql } from 'kysely';
import { typedEmail } from '@network/validation/email.ts';
import type { Database } from '../../../db/database.ts';
import { HELD_MS } from '../../../outbox/work-off.ts';
import type { MailsTable } from './tables.ts';

/** A mail of the outbox without its text. */
export type MailOfQueue = Pick<
  Selectable<MailsTable>,
  | 'id'
  | 'kind'
  | 'tenant_id'
  | 'recipient'
  | 'state'
  | 'attempts'
  | 'next_attempt_at'
  | 'queued_at'
  | 'settled_at'
  | 'last_error'
>;

/** Chooses the mails of a list; null means any. */
export interface MailSearch {
  readonly state: Selectable<MailsTable>['state'] | null;
  readonly kind: string | null;
  readonly brand: string | null;
  readonly recipient: string | null;
  /** The id of the last mail of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** A recipient as it was typed, which a brand's mailbox with capitals is, and as accounts have their emails. */
const spellingsOf = (recipient: string): readonly string[] => [...new Set([recipient, typedEmail(recipient)])];

/** Mails of the outbox, those that were queued last first. */
export function findMails(db: Database, search: MailSearch): Promise<readonly MailOfQueue[]> {
  const { state, kind, brand, recipient, after, limit } = search;
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'tenant_id', 'recipient', 'state', 'attempts', 'next_attempt_at'])
    .select(['queued_at', 'settled_at', 'last_error'])
    .$if(state !== null, (query) => query.where('state', '=', state ?? 'queued'))
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? ''))
    .$if(brand !== null, (query) => query.where('tenant_id', '=', brand ?? ''))
    .$if(recipient !== null, (query) => query.where('recipient', 'in', spellingsOf(recipient ?? '')))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(queued_at, id) < (select queued_at, id from mails where id = ${after})`),
    )
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Makes a postponed mail due now. A mail whose next attempt is nearer than the time for which a mail is held may be
 * under way, so it is not changed and nobody gets it twice.
 * @returns false where there is none to be sent earlier
 */
export async function sendMailNow(trx: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mails')
    .set({ next_attempt_at: now })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('next_attempt_at', '>', new Date(now.getTime() + HELD_MS))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Mails that were sent and given up by the day (UTC) since a given time. */
export async function mailsByDay(
  db: Database,
  since: Date,
): Promise<readonly { readonly day: string; readonly sent: number; readonly failed: number }[]> {
  const { rows } = await sql<{ day: string; sent: number; failed: number }>`
    select to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      (count(*) filter (where state = 'sent'))::int as sent,
      (count(*) filter (where state = 'failed'))::int as failed
    from mails where state <> 'queued' and settled_at >= ${since} group by 1
  `.execute(db);
  return rows;
}
