import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { PostbacksTable } from './postback-tables.ts';

/** The filter of a list of postbacks; null does not filter. */
export interface PostbackSearch {
  readonly biller: string | null;
  readonly state: PostbacksTable['status'] | null;
  readonly source: PostbacksTable['source'] | null;
  /** An order's id, the biller's id of an event, or its number of a charge. */
  readonly number: string | null;
  /** The id of the last row of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

const COLUMNS = [
  'row.id',
  'row.biller',
  'row.kind',
  'row.event_id as eventId',
  'row.order_id as orderId',
  'row.source',
  'row.signature',
  'row.status as state',
  'row.attempts',
  'row.problem',
  'row.received_at as receivedAt',
  'row.processed_at as processedAt',
] as const;

/** Events of billers without their text, the newest first. */
export function findPostbacks(db: Database, search: PostbackSearch) {
  const { biller, state, source, number, after, limit } = search;
  return rows(db)
    .$if(biller !== null, (query) => query.where('row.biller', '=', biller ?? ''))
    .$if(state !== null, (query) => query.where('row.status', '=', state ?? 'received'))
    .$if(source !== null, (query) => query.where('row.source', '=', source ?? 'postback'))
    .$if(number !== null, (query) => query.where(isAbout(number ?? '')))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(row.received_at, row.id) < (select received_at, id from postbacks where id = ${after})`,
      ),
    )
    .orderBy('row.received_at', 'desc')
    .orderBy('row.id', 'desc')
    .limit(limit)
    .execute();
}

/** One of them. */
export function findPostback(db: Database, id: string) {
  return rows(db).where('row.id', '=', id).executeTakeFirst();
}

export type FoundPostback = NonNullable<Awaited<ReturnType<typeof findPostback>>>;

function rows(db: Database) {
  return db
    .selectFrom('postbacks as row')
    .leftJoin('billing_orders as placed', 'placed.id', 'row.order_id')
    .select([...COLUMNS, 'placed.user_id as memberId']);
}

function isAbout(number: string) {
  return sql<boolean>`(row.order_id = ${number} or row.event_id = ${number}
    or row.order_id in (select agreement_id from billing_transactions where transaction_id = ${number}))`;
}
