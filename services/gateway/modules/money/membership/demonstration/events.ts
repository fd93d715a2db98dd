import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** The events of the demonstration's subscriptions in the order of their times. */
export function findDemonstrationEvents(db: Database) {
  return db
    .selectFrom('entitlement_events')
    .select(['id', 'subscription_id', 'kind', 'occurred_at', 'access_until'])
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
}

/** Renames the causes of events, by their ids. */
export async function nameCauses(db: Database, causes: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    update entitlement_events set cause = named.cause
    from unnest(${[...causes.keys()]}::bigint[], ${[...causes.values()]}::text[]) as named (id, cause)
    where entitlement_events.id = named.id
  `.execute(db);
}
