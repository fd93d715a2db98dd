import type { Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { MailsTable } from './tables.ts';

/** What became of a mail. */
export type MailFate = Pick<
  Selectable<MailsTable>,
  'id' | 'kind' | 'state' | 'attempts' | 'next_attempt_at' | 'settled_at' | 'last_error'
> & { readonly key: string };

/** What became of the mails with these idempotency keys. One that was settled is known for as long as the outbox has it. */
export async function mailsByKey(db: Database, keys: readonly string[]): Promise<readonly MailFate[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'state', 'attempts', 'next_attempt_at', 'settled_at', 'last_error'])
    .select((eb) => eb.ref('idempotency_key').$notNull().as('key'))
    .where('idempotency_key', 'in', [...keys])
    .execute();
}
