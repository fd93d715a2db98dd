import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { performerRecords } from '@network/messages/performer-records.ts';
import { isDay } from '@network/validation/instant.ts';
import { writtenLineField, writtenTextField } from '@network/validation/written-fields.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { performerNames } from '../catalogue/public.ts';
import { isReason, recordStaffAction, type Staff } from '../../staff/staff/public.ts';
import { findRecord } from './find-records.ts';
import { isAdult } from './problems-of-records.ts';

type RefusalKey = keyof typeof performerRecords.refused;

function refuse(key: RefusalKey) {
  const message = performerRecords.refused[key];
  return { __typename: 'RecordRefused', messageKey: `performerRecords.refused.${key}`, message } as const;
}

const line = (most: number) => writtenLineField(most).min(1);
const day = z.string().refine(isDay);
const identitySchema = z.object({ legalName: line(200), otherNames: writtenTextField(2_000), bornOn: day });
const documentSchema = z.object({
  kind: z.enum(['passport', 'identity-card', 'driving-licence', 'other']),
  issuedBy: line(80),
  numberEnd: z
    .string()
    .trim()
    .regex(/^[\p{L}\d-]{1,4}$/u),
  expiresOn: day.nullable(),
  archiveReference: line(200),
});

/** What a member of staff writes about a performer's record. */
export type RecordChange =
  | { readonly kind: 'identity'; readonly input: unknown }
  | { readonly kind: 'document'; readonly input: unknown }
  | { readonly kind: 'withdraw'; readonly documentId: string }
  | { readonly kind: 'verify' };

/**
 * Writes about a performer's record, with the audit in the same transaction. The audit has ids alone: names, days and
 * numbers are in the record. What changes the identity takes the verification back.
 */
export async function writeRecord(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  staff: Staff,
  {
    performerId,
    reason,
    change,
  }: { readonly performerId: string; readonly reason: string; readonly change: RecordChange },
) {
  if (!isReason(reason)) return refuse('reason');
  const at = clock.now();
  const refused = await db.transaction().execute(async (trx) => {
    const refusal = await apply(trx, performerId, change, { by: staff.email, at });
    if (refusal !== null) return refusal;
    await recordStaffAction(trx, staff, {
      at,
      action: `record.${change.kind}`,
      entityKind: 'performer-record',
      entityId: performerId,
      before: null,
      after: { reason: writtenText(reason), ...(change.kind === 'withdraw' && { document: change.documentId }) },
    });
    return null;
  });
  if (refused !== null) return refuse(refused);
  const record = await findRecord(db, performerId, at);
  return record === null ? refuse('gone') : ({ __typename: 'RecordWritten', record } as const);
}

interface By {
  readonly by: string;
  readonly at: Date;
}

function apply(trx: Database, performerId: string, change: RecordChange, by: By): Promise<RefusalKey | null> {
  switch (change.kind) {
    case 'identity':
      return writeIdentity(trx, performerId, change.input, by);
    case 'document':
      return addDocument(trx, performerId, change.input, by);
    case 'withdraw':
      return withdrawDocument(trx, performerId, change.documentId, by);
    case 'verify':
      return verify(trx, performerId, by);
  }
}

async function writeIdentity(
  trx: Database,
  performerId: string,
  input: unknown,
  { at }: By,
): Promise<RefusalKey | null> {
  const read = identitySchema.safeParse(input);
  if (!read.success) return 'identity';
  const { legalName, otherNames, bornOn } = read.data;
  if (!isAdult(bornOn, at)) return 'underage';
  const performer = await trx
    .selectFrom(performerNames(trx).as('performer'))
    .select('id')
    .where('id', '=', performerId)
    .executeTakeFirst();
  if (performer === undefined) return 'gone';
  const row = {
    legal_name: legalName,
    other_names: otherNames,
    born_on: bornOn,
    verified_at: null,
    verified_by: null,
    updated_at: at,
  };
  await trx
    .insertInto('performer_records')
    .values({ performer_id: performerId, ...row })
    .onConflict((conflict) => conflict.column('performer_id').doUpdateSet(row))
    .execute();
  return null;
}

async function addDocument(
  trx: Database,
  performerId: string,
  input: unknown,
  { by, at }: By,
): Promise<RefusalKey | null> {
  const read = documentSchema.safeParse(input);
  if (!read.success) return 'document';
  const { kind, issuedBy, numberEnd, expiresOn, archiveReference } = read.data;
  if (!(await lockRecord(trx, performerId))) return 'noRecord';
  await trx
    .insertInto('performer_documents')
    .values({
      id: randomUUID(),
      performer_id: performerId,
      kind,
      issued_by: issuedBy,
      number_end: numberEnd,
      expires_on: expiresOn,
      archive_reference: archiveReference,
      recorded_at: at,
      recorded_by: by,
      withdrawn_at: null,
    })
    .execute();
  return null;
}

async function withdrawDocument(
  trx: Database,
  performerId: string,
  id: string,
  { at }: By,
): Promise<RefusalKey | null> {
  const { numUpdatedRows } = await trx
    .updateTable('performer_documents')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? null : 'noDocument';
}

/** Somebody else than the one who recorded a document has compared it with the record. */
async function verify(trx: Database, performerId: string, { by, at }: By): Promise<RefusalKey | null> {
  if (!(await lockRecord(trx, performerId))) return 'noRecord';
  const documents = await trx
    .selectFrom('performer_documents')
    .select('recorded_by')
    .where('performer_id', '=', performerId)
    .where('withdrawn_at', 'is', null)
    .execute();
  if (documents.length === 0) return 'noDocument';
  if (documents.every(({ recorded_by }) => recorded_by === by)) return 'ownDocument';
  await trx
    .updateTable('performer_records')
    .set({ verified_at: at, verified_by: by })
    .where('performer_id', '=', performerId)
    .execute();
  return null;
}

async function lockRecord(trx: Database, performerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('performer_records')
    .select('performer_id')
    .where('performer_id', '=', performerId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether films are shown without the records of their performers from now on; those that are shown stay. */
export async function requireRecords(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  staff: Staff,
  { required, reason }: { readonly required: boolean; readonly reason: string },
) {
  if (!isReason(reason)) return refuse('reason');
  await db.transaction().execute(async (trx) => {
    const policy = await trx
      .selectFrom('performer_record_policy')
      .select('is_required')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable('performer_record_policy').set({ is_required: required }).execute();
    await recordStaffAction(trx, staff, {
      at: clock.now(),
      action: 'record.policy',
      entityKind: 'performer-record',
      entityId: 'policy',
      before: { required: policy.is_required },
      after: { required, reason: writtenText(reason) },
    });
  });
  return { __typename: 'RecordPolicy', required } as const;
}
