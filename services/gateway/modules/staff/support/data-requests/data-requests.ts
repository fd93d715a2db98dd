import type { Selectable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../../../staff-api/cursor.ts';
import type { DataRequestsTable } from '../tables.ts';

/** The path of a mailed link to a person's data, at the gateway's public address. */
export const DATA_LINK_PATH = '/email/personal-data';

type Row = Selectable<DataRequestsTable>;

/** A request about personal data as the staff API shows it. */
export function dataRequestView(row: Row, now: Date) {
  return {
    id: row.id,
    memberId: row.user_id,
    kind: row.kind,
    receivedAt: row.received_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    isLate: row.due_at < (row.settled_at ?? now),
    isExtended: row.extended_at !== null,
    state: row.state,
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

/** A page of the requests: open ones the most urgent first, settled ones the latest first. */
export async function findDataRequests(
  db: Database,
  {
    isOpen,
    after,
    size,
    now,
  }: { readonly isOpen: boolean; readonly after: string | null; readonly size: number; readonly now: Date },
) {
  const place = isOpen ? ('due_at' as const) : ('settled_at' as const);
  const [at, id] = after === null ? [null, ''] : decodeCursor(after);
  const rows = await db
    .selectFrom('data_requests')
    .selectAll()
    .where('state', isOpen ? '=' : '<>', 'open')
    .$if(at !== null, (query) =>
      query.where((where) =>
        where.or([
          where(place, isOpen ? '>' : '<', new Date(at ?? 0)),
          where.and([where(place, '=', new Date(at ?? 0)), where('id', '>', id)]),
        ]),
      ),
    )
    .orderBy(place, isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const end = last?.[place] ?? null;
  return {
    requests: shown.map((row) => dataRequestView(row, now)),
    nextCursor: rows.length > size && last && end ? encodeCursor([end.toISOString(), last.id]) : null,
  };
}

/** The requests of a member, the newest first. */
export async function dataRequestsOfMember(db: Database, memberId: string, now: Date) {
  const rows = await db
    .selectFrom('data_requests')
    .selectAll()
    .where('user_id', '=', memberId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => dataRequestView(row, now));
}

/** An open request of a member, locked by the member's row; null for none. */
export async function findOpenRequest(db: Database, memberId: string, id: string): Promise<Row | null> {
  const row = await db
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Ends the links to a member's data, which make the file afresh each time: the person who was mailed one may not be the
 * member any more.
 */
export async function endDataLinks(db: Database, memberId: string): Promise<void> {
  await db
    .updateTable('data_requests')
    .set({ link_hash: null, link_expires_at: null })
    .where('user_id', '=', memberId)
    .where('link_hash', 'is not', null)
    .execute();
}

/** A deletion answers what the person asked about their data; links to it end. */
export async function settleByDeletion(db: Database, memberId: string, now: Date): Promise<void> {
  await endDataLinks(db, memberId);
  await db
    .updateTable('data_requests')
    .set({ state: 'answered', settled_at: now })
    .where('user_id', '=', memberId)
    .where('state', '=', 'open')
    .execute();
}

/** The member whose data a mailed link opens; null for a link that is unknown or has expired. */
export async function memberOfDataLink(db: Database, linkHash: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('data_requests')
    .select('user_id')
    .where('link_hash', '=', linkHash)
    .where('link_expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}
