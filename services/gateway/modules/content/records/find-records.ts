import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { performerNames } from '../catalogue/public.ts';
import { dayOf, expiringBefore, type RecordState, recordState } from './record-state.ts';
import type { PerformerDocumentsTable } from './tables.ts';

/** A performer of the catalogue with what is proved about them. */
export interface ListedRecord {
  readonly performerId: string;
  readonly slug: string;
  readonly name: string;
  readonly state: RecordState;
  /** Null without documents, and for those that do not expire. */
  readonly expiresOn: string | null;
  /** Where the list goes on after it. */
  readonly cursor: string;
}

/** Chooses the performers of a list. */
export interface RecordSearch {
  readonly only: 'all' | 'missing' | 'expiring' | 'expired';
  /** The cursor of the last one of the page before. */
  readonly after: string | null;
  readonly size: number;
  readonly now: Date;
}

const FOR_GOOD = '9999-12-31';

/**
 * A page of the performers: those whose record ends by the day of it, the earliest first, all others by slug.
 * @throws GatewayError for a cursor of another list
 */
export async function findRecords(db: Database, search: RecordSearch): Promise<readonly ListedRecord[]> {
  const { only, after, size, now } = search;
  const isByEnd = only === 'expiring' || only === 'expired';
  const today = dayOf(now);
  let query = db
    .selectFrom(performerNames(db).as('performer'))
    .leftJoin('performer_records as record', 'record.performer_id', 'performer.id')
    .select(['performer.id', 'performer.slug', 'performer.name', 'record.performer_id', 'record.verified_at'])
    .select('record.proven_until');
  if (only === 'missing')
    query = query
      // Says less than the second condition, for the index of the few who may be meant.
      .where('performer.has_age_record', '=', false)
      .where((where) => where.or([where('record.proven_until', 'is', null), where('record.verified_at', 'is', null)]));
  if (only === 'expired') query = query.where('record.proven_until', '<', today);
  if (only === 'expiring')
    query = query.where('record.proven_until', '>=', today).where('record.proven_until', '<', expiringBefore(now));
  if (isByEnd) {
    const [day, id] = after === null ? ['', ''] : placeOf(after);
    query = query
      .where(sql<boolean>`(record.proven_until, record.performer_id) > (${day}, ${id})`)
      .orderBy('record.proven_until')
      .orderBy('record.performer_id');
  } else {
    query = query.where('performer.slug', '>', after ?? '').orderBy('performer.slug');
  }
  const rows = await query.limit(size).execute();
  return rows.map((row) => ({
    performerId: row.id,
    slug: row.slug,
    name: row.name,
    state: recordState(
      row.performer_id === null ? null : { verifiedAt: row.verified_at, provenUntil: row.proven_until },
      now,
    ),
    expiresOn: row.proven_until === FOR_GOOD ? null : row.proven_until,
    cursor: isByEnd ? `${row.proven_until}/${row.id}` : row.slug,
  }));
}

function placeOf(cursor: string): readonly [day: string, id: string] {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2})\/(.+)$/.exec(cursor) ?? [];
  if (day !== undefined && id !== undefined) return [day, id];
  throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'That is no cursor of this list.');
}

/** A performer's whole record, with documents that were withdrawn. */
export async function findRecord(db: Database, performerId: string, now: Date) {
  const performer = await db
    .selectFrom(performerNames(db).as('performer'))
    .select(['id', 'slug', 'name'])
    .where('id', '=', performerId)
    .executeTakeFirst();
  const record = await db
    .selectFrom('performer_records as record')
    .selectAll('record')
    .where('performer_id', '=', performerId)
    .executeTakeFirst();
  if (performer === undefined && record === undefined) return null;
  const documents = await db
    .selectFrom('performer_documents')
    .selectAll()
    .where('performer_id', '=', performerId)
    .orderBy('recorded_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    performerId,
    slug: performer?.slug ?? null,
    name: performer?.name ?? null,
    state: recordState(
      record === undefined ? null : { verifiedAt: record.verified_at, provenUntil: record.proven_until },
      now,
    ),
    legalName: record?.legal_name ?? null,
    otherNames: record?.other_names ?? null,
    bornOn: record?.born_on ?? null,
    verifiedAt: record?.verified_at?.toISOString() ?? null,
    verifiedBy: record?.verified_by ?? null,
    documents: documents.map(documentView),
  };
}

function documentView(row: Selectable<PerformerDocumentsTable>) {
  return {
    id: row.id,
    kind: row.kind,
    issuedBy: row.issued_by,
    numberEnd: row.number_end,
    expiresOn: row.expires_on,
    archiveReference: row.archive_reference,
    recordedAt: row.recorded_at.toISOString(),
    recordedBy: row.recorded_by,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  };
}
