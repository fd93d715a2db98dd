import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { OutgoingUpsellsTable } from '../tables.ts';

export type UpsellUnderWay = Selectable<OutgoingUpsellsTable>;

/** How long somebody may be at a partner's and still come back with an answer. */
export const UPSELL_LIFE_MS = 24 * 60 * 60_000;

/**
 * Creates an upsell, or finds the one it would repeat: with the same id, or a pending one of the same deal. Of
 * simultaneous clicks one counts. An upsell expires after a day.
 */
export async function beginUpsell(db: Database, upsell: Insertable<OutgoingUpsellsTable>): Promise<UpsellUnderWay> {
  const startedAt = new Date(upsell.started_at);
  await db
    .updateTable('outgoing_upsells')
    .set({ status: 'failed', ended_at: startedAt })
    .where('user_id', '=', upsell.user_id)
    .where('tenant_id', '=', upsell.tenant_id)
    .where('deal_id', '=', upsell.deal_id)
    .where('status', '=', 'started')
    .where('started_at', '<', new Date(startedAt.getTime() - UPSELL_LIFE_MS))
    .execute();
  const begun = await db
    .insertInto('outgoing_upsells')
    .values(upsell)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return begun ?? (await repeatedUpsell(db, upsell)) ?? beginUpsell(db, upsell);
}

/** Null only where the purchase that was in the way has ended since. */
async function repeatedUpsell(
  db: Database,
  { id, user_id, tenant_id, deal_id }: Insertable<OutgoingUpsellsTable>,
): Promise<UpsellUnderWay | null> {
  const repeated = await db
    .selectFrom('outgoing_upsells')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('tenant_id', '=', tenant_id)
    .where('deal_id', '=', deal_id)
    .where((where) => where.or([where('id', '=', id), where('status', '=', 'started')]))
    .orderBy((order) => order.case().when('id', '=', id).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();
  return repeated ?? null;
}

/** Stores the partner's page of an upsell, for a second click. */
export async function savePartnerUrl(db: Database, id: string, url: string): Promise<void> {
  await db.updateTable('outgoing_upsells').set({ partner_url: url }).where('id', '=', id).execute();
}

/** An upsell that the partner did not take. */
export async function closeUpsell(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('outgoing_upsells')
    .set({ status: 'failed', ended_at: at })
    .where('id', '=', id)
    .where('status', '=', 'started')
    .execute();
}

/**
 * Ends a pending upsell of a person, or finds it ended with the same outcome: reporting twice changes nothing. Without an id it is the newest.
 */
export async function endUpsell(
  db: Database,
  person: { readonly userId: string; readonly tenantId: string; readonly id: string | null },
  status: 'approved' | 'declined',
  at: Date,
): Promise<UpsellUnderWay | null> {
  const named = db
    .selectFrom('outgoing_upsells')
    .select('id')
    .where('user_id', '=', person.userId)
    .where('tenant_id', '=', person.tenantId)
    .where('started_at', '>=', new Date(at.getTime() - UPSELL_LIFE_MS))
    .where('status', '<>', 'failed')
    .$if(person.id !== null, (upsells) => upsells.where('id', '=', person.id ?? ''))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(1);
  const ended = await db
    .updateTable('outgoing_upsells')
    .set((row) => ({ status, ended_at: row.fn.coalesce('ended_at', row.val(at)) }))
    .where('id', '=', named)
    .where('status', 'in', ['started', status])
    .returningAll()
    .executeTakeFirst();
  return ended ?? null;
}
