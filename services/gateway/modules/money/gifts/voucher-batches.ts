import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import type { Product } from '../membership/public.ts';
import { readCode, storedCode } from './code.ts';
import { codesOfRequest } from './request-codes.ts';
import type { VoucherBatchesTable } from './tables.ts';
import { hashOfToken } from '../../../http/stored-token.ts';

/** A batch with how often its codes were used, as staff see it. */
export interface ShownBatch extends Omit<
  VoucherBatchesTable,
  'approved_at' | 'approved_by' | 'stopped_at' | 'request_key_hash' | 'request_fingerprint'
> {
  readonly approved_at: Date | null;
  readonly approved_by: string | null;
  readonly stopped_at: Date | null;
  readonly used: number;
}

/** Batches, the newest first. */
export async function listBatches(
  db: Database,
  { after, limit, id = null }: { readonly after: string | null; readonly limit: number; readonly id?: string | null },
): Promise<readonly ShownBatch[]> {
  const { rows } = await sql<ShownBatch>`
    select b.id, b.name, b.kind, b.worth, b.product, b.tenant_id, b.codes, b.uses_each, b.expires_at, b.created_at,
      b.created_by, b.approved_at, b.approved_by, b.stopped_at, (
      select count(*)::int from redemptions r join vouchers v on v.id = r.voucher_id where v.batch_id = b.id
    ) as used
    from voucher_batches b
    where (${id}::text is null or b.id = ${id})
      and (${after}::text is null or (b.created_at, b.id) < ((select created_at from voucher_batches where id = ${after}), ${after}))
    order by b.created_at desc, b.id desc limit ${limit}
  `.execute(db);
  return rows;
}

export interface NewBatch {
  readonly name: string;
  readonly kind: 'gems' | 'days';
  readonly worth: number;
  readonly product: Product | null;
  readonly tenantId: string | null;
  readonly codes: number;
  readonly usesEach: number;
  readonly expiresAt: Date | null;
  readonly by: string;
}

/** How a repeated request is recognised and answered. */
export interface BatchRequest {
  readonly key: string;
  /** Fingerprint of everything that was requested. */
  readonly fingerprint: string;
  /** The secret that new codes are made with, followed by older ones that are still accepted. */
  readonly secrets: readonly Buffer[];
}

/**
 * Makes a batch with its codes, once for a request key: of two requests at the same moment one makes it and the other
 * one is answered with the same codes. @returns null where the key was used for something else
 */
export async function createBatch(
  trx: Database,
  batch: NewBatch,
  request: BatchRequest,
  at: Date,
): Promise<{ readonly id: string; readonly codes: readonly string[]; readonly isRepeated: boolean } | null> {
  const id = randomUUID();
  const claimed = await trx
    .insertInto('voucher_batches')
    .values({
      id,
      name: batch.name,
      kind: batch.kind,
      worth: batch.worth,
      product: batch.product,
      tenant_id: batch.tenantId,
      codes: batch.codes,
      uses_each: batch.usesEach,
      expires_at: batch.expiresAt,
      created_at: at,
      created_by: batch.by,
      request_key_hash: hashOfToken(request.key),
      request_fingerprint: request.fingerprint,
    })
    .onConflict((conflict) => conflict.column('request_key_hash').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows !== 1n) return findRepeated(trx, request, batch.codes);
  const [secret] = request.secrets;
  if (secret === undefined) throw new Error('There is no secret to make codes with.');
  const codes = codesOfRequest(secret, request.key, batch.codes);
  await insertRows(
    trx,
    'vouchers',
    codes.map((code) => ({
      id: randomUUID(),
      gift_id: null,
      batch_id: id,
      uses_left: batch.usesEach,
      ...stored(code),
    })),
  );
  return { id, codes, isRepeated: false };
}

const stored = (code: string) => storedCode(readCode(code) ?? '');

/**
 * The batch that a key made, with its codes. @returns null where it was another request, or its secret is no longer
 * accepted
 */
async function findRepeated(trx: Database, { key, fingerprint, secrets }: BatchRequest, count: number) {
  const made = await trx
    .selectFrom('voucher_batches')
    .select('id')
    .where('request_key_hash', '=', hashOfToken(key))
    .where('request_fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (made === undefined) return null;
  const rows = await trx.selectFrom('vouchers').select('code_hash').where('batch_id', '=', made.id).execute();
  const hashes = new Set(rows.map((row) => row.code_hash));
  const codes = secrets
    .map((secret) => codesOfRequest(secret, key, count))
    .find((each) => each.every((code) => hashes.has(stored(code).code_hash)));
  return codes === undefined ? null : { id: made.id, codes, isRepeated: true };
}

/**
 * Approves a batch, so that its codes work. Of two who decide at once, one does.
 * @returns false where it does not wait for this person: it is decided, their own, or unknown
 */
export async function approveBatch(trx: Database, id: string, by: string, at: Date): Promise<boolean> {
  const approved = await trx
    .updateTable('voucher_batches')
    .set({ approved_at: at, approved_by: by })
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('created_by', '<>', by)
    .executeTakeFirst();
  return approved.numUpdatedRows === 1n;
}

/**
 * Stops a batch; one that waits for its approval is declined by that. @returns false for one that is stopped already,
 * or unknown
 */
export async function stopBatch(trx: Database, id: string, at: Date): Promise<boolean> {
  const stopped = await trx
    .updateTable('voucher_batches')
    .set({ stopped_at: at })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return stopped.numUpdatedRows === 1n;
}

/** A use of a batch's code. */
export interface ShownUse {
  readonly id: string;
  readonly codeEnd: string;
  readonly memberId: string | null;
  readonly brand: string;
  readonly redeemedAt: Date;
  readonly startsAt: Date | null;
  readonly until: Date | null;
}

/** The uses of a batch's codes, the newest first. */
export async function listUses(
  db: Database,
  { batchId, after, limit }: { readonly batchId: string; readonly after: string | null; readonly limit: number },
): Promise<readonly ShownUse[]> {
  const { rows } = await sql<ShownUse>`
    select r.id, v.code_end as "codeEnd", r.user_id as "memberId", r.tenant_id as brand, r.redeemed_at as "redeemedAt",
      r.starts_at as "startsAt", r.until
    from redemptions r join vouchers v on v.id = r.voucher_id
    where v.batch_id = ${batchId}
      and (${after}::text is null or (r.redeemed_at, r.id) < ((select redeemed_at from redemptions where id = ${after}), ${after}))
    order by r.redeemed_at desc, r.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** A gift as staff see it: nobody's address is in it. */
export interface ShownGift {
  readonly id: string;
  readonly brand: string;
  readonly product: string;
  readonly months: number;
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: Date;
  readonly deliverAt: Date;
  readonly deliveredAt: Date | null;
  readonly redeemedAt: Date | null;
  readonly stoppedAt: Date | null;
  readonly isHandedOver: boolean;
}

/** Gifts that were paid for, the newest first. */
export async function listGifts(
  db: Database,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly ShownGift[]> {
  const { rows } = await sql<ShownGift>`
    select g.id, g.tenant_id as brand, g.product, g.months, g.amount, g.currency, g.paid_at as "paidAt",
      g.deliver_at as "deliverAt", g.delivered_at as "deliveredAt", r.redeemed_at as "redeemedAt",
      g.stopped_at as "stoppedAt", g.recipient_email is null as "isHandedOver"
    from gifts g
    left join vouchers v on v.gift_id = g.id
    left join redemptions r on r.voucher_id = v.id
    where g.paid_at is not null
      and (${after}::text is null or (g.paid_at, g.id) < ((select paid_at from gifts where id = ${after}), ${after}))
    order by g.paid_at desc, g.id desc limit ${limit}
  `.execute(db);
  return rows;
}
