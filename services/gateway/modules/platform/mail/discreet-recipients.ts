import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** Whether the owner of an address wants mails whose subject and sender do not name the brand. */
export async function isDiscreetRecipient(db: Database, recipient: string): Promise<boolean> {
  const row = await db
    .selectFrom('discreet_recipients')
    .select('recipient')
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes neutral subjects and senders in mails to an address that are queued from now on, or no longer. */
export async function saveDiscreetRecipient(db: Database, recipient: string, isDiscreet: boolean): Promise<void> {
  await (isDiscreet
    ? sql`insert into discreet_recipients (recipient) values (${recipient}) on conflict do nothing`.execute(db)
    : db.deleteFrom('discreet_recipients').where('recipient', '=', recipient).execute());
}
