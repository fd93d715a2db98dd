import type { Database } from '../../../../db/database.ts';
import type { StoredValues } from '../mail-values.ts';

/** A mail of the outbox as tests look at it. */
export interface OutboxMail {
  readonly kind: string;
  readonly tenant: string;
  readonly to: string;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly content: StoredValues;
}

/** Every mail that was queued, the oldest first; of one person if named. */
export async function mailsOf(db: Database, to?: string): Promise<readonly OutboxMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['kind', 'tenant_id as tenant', 'recipient as to', 'state', 'content'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('queued_at')
    .orderBy('id')
    .execute();
  return rows;
}
