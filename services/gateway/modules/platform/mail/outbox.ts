import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { StoredValues } from './mail-values.ts';

/** A mail that this gateway may try to send now. */
export interface ClaimedMail {
  readonly id: string;
  readonly kind: string;
  readonly tenant_id: string;
  readonly recipient: string;
  readonly content: StoredValues;
  /** This attempt included. */
  readonly attempts: number;
}

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** After this many attempts, some two days, a mail is abandoned. */
export const MOST_ATTEMPTS = 18;

/** Counts the mails that wait, and says since when the oldest waits; null where none does. */
export async function mailQueue(db: Database): Promise<{ readonly size: number; readonly oldest: Date | null }> {
  return db
    .selectFrom('mails')
    .select(({ fn }) => [sql<number>`count(*)::int`.as('size'), fn.min('queued_at').as('oldest')])
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
}

/** Claims the next due mail for this gateway until `heldUntil`; no two gateways get it. */
export async function claimMail(db: Database, at: Date, heldUntil: Date): Promise<ClaimedMail | null> {
  const { rows } = await sql<ClaimedMail>`
    update mails set attempts = attempts + 1, next_attempt_at = ${heldUntil}
    where id = (
      select id from mails where state = 'queued' and next_attempt_at <= ${at}
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, kind, tenant_id, recipient, content, attempts
  `.execute(db);
  return rows[0] ?? null;
}

/** Extends the claim on a mail that is being sent, unless another gateway has taken it over. */
export async function holdMail(db: Database, { id, attempts }: ClaimedMail, heldUntil: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: heldUntil })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'queued')
    .execute();
}

/** These mails go to people whose account has been deleted, so their address is deleted with the text. */
const TO_NOBODY: ReadonlySet<string> = new Set(['accountDeleted']);

/** Records the end of a mail, and deletes its contents. */
export async function settleMail(
  db: Database,
  mail: ClaimedMail,
  end: { readonly state: 'sent' | 'failed'; readonly error: string | null },
  at: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      state: end.state,
      settled_at: at,
      last_error: end.error,
      content: '{}',
      ...(TO_NOBODY.has(mail.kind) && { recipient: '' }),
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'queued')
    .execute();
}

/** Schedules a mail for a later attempt, after a wait that doubles each time. */
export async function postponeMail(db: Database, mail: ClaimedMail, error: string, at: Date): Promise<void> {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (mail.attempts - 1), LONGEST_WAIT_MS);
  await db
    .updateTable('mails')
    .set({ next_attempt_at: new Date(at.getTime() + wait), last_error: error })
    .where('id', '=', mail.id)
    // If another gateway has taken the mail over, that gateway decides what happens to it.
    .where('attempts', '=', mail.attempts)
    .where('state', '=', 'queued')
    .execute();
}
