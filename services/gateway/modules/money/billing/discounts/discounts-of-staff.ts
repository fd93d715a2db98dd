import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { insertRows } from '../../../../db/insert-rows.ts';
import { createDiscountCode } from './discount-code.ts';
import { takesUse } from './find-code.ts';

/** A discount that staff want to make. */
export interface NewDiscount {
  readonly name: string;
  readonly kind: 'percent' | 'amount';
  readonly worth: number;
  readonly currency: string | null;
  readonly planIds: readonly string[] | null;
  readonly brands: readonly string[] | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usesEach: number | null;
  readonly usesPerPerson: number | null;
  /** Its one code, as it is stored; null for random ones. */
  readonly code: string | null;
  readonly codes: number;
  readonly by: string;
}

/** A discount as staff see it. */
export interface ShownDiscount extends Omit<NewDiscount, 'by'> {
  readonly id: string;
  readonly used: number;
  readonly reserved: number;
  readonly discounted: readonly { readonly currency: string; readonly amount: number }[];
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly approvedAt: Date | null;
  readonly approvedBy: string | null;
  readonly stoppedAt: Date | null;
}

/** The key and the hash of all that was requested, by which a repeated request is recognized. */
export interface DiscountRequest {
  readonly key: string;
  readonly fingerprint: string;
}

/**
 * Makes a discount with its codes, once for a request key. @returns its id, or null where the key was used for something else
 * @throws a unique violation when its code belongs to another one
 */
export async function createDiscount(
  trx: Database,
  input: NewDiscount,
  { key, fingerprint }: DiscountRequest,
  at: Date,
): Promise<{ readonly id: string; readonly isRepeated: boolean } | null> {
  const id = randomUUID();
  const list = (values: readonly string[] | null) => values && JSON.stringify(values);
  const claimed = await trx
    .insertInto('discounts')
    .values({
      id,
      name: input.name,
      kind: input.kind,
      worth: input.worth,
      currency: input.currency,
      plan_ids: list(input.planIds),
      tenant_ids: list(input.brands),
      starts_at: input.startsAt,
      ends_at: input.endsAt,
      uses_each: input.usesEach,
      uses_per_person: input.usesPerPerson,
      created_at: at,
      created_by: input.by,
      request_key: key,
      request_fingerprint: fingerprint,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows !== 1n) return findRepeated(trx, { key, fingerprint });
  const codes = input.code === null ? randomCodes(input.codes) : [input.code];
  await insertRows(
    trx,
    'discount_codes',
    codes.map((code) => ({ id: randomUUID(), discount_id: id, code })),
  );
  return { id, isRepeated: false };
}

async function findRepeated(trx: Database, { key, fingerprint }: DiscountRequest) {
  const made = await trx
    .selectFrom('discounts')
    .select('id')
    .where('request_key', '=', key)
    .where('request_fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return made === undefined ? null : { id: made.id, isRepeated: true };
}

/** Makes so many different codes. */
function randomCodes(count: number): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(createDiscountCode());
  return [...codes];
}

/** Discounts, the newest first. */
export async function listDiscounts(
  db: Database,
  { after, limit, id = null }: { readonly after: string | null; readonly limit: number; readonly id?: string | null },
): Promise<readonly ShownDiscount[]> {
  const { rows } = await sql<ShownDiscount>`
    select d.id, d.name, d.kind, d.worth, d.currency, d.plan_ids as "planIds", d.tenant_ids as brands,
      d.starts_at as "startsAt", d.ends_at as "endsAt", d.uses_each as "usesEach", d.uses_per_person as "usesPerPerson",
      d.created_at as "createdAt", d.created_by as "createdBy", d.approved_at as "approvedAt",
      d.approved_by as "approvedBy", d.stopped_at as "stoppedAt",
      code.codes, code.code, uses.used, uses.reserved, uses.discounted
    from discounts d
    cross join lateral (
      select count(*)::int as codes, case when count(*) = 1 then min(code) end as code
      from discount_codes where discount_id = d.id
    ) code
    cross join lateral (
      select coalesce(sum(used), 0)::int as used, coalesce(sum(reserved), 0)::int as reserved,
        coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', discounted)) filter (where discounted > 0), '[]') as discounted
      from (
        select o.currency, count(*) filter (where u.booked_at is not null) as used,
          count(*) filter (where u.booked_at is null) as reserved,
          sum(u.amount) filter (where u.booked_at is not null and u.returned_at is null)::int as discounted
        from discount_codes c join discount_uses u on u.code_id = c.id join billing_orders o on o.id = u.order_id
        where c.discount_id = d.id and ${takesUse('o')}
        group by o.currency
      ) by_currency
    ) uses
    where (${id}::text is null or d.id = ${id})
      and (${after}::text is null or (d.created_at, d.id) < ((select created_at from discounts where id = ${after}), ${after}))
    order by d.created_at desc, d.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** A code with its uses. */
export interface ShownCode {
  readonly id: string;
  readonly code: string;
  readonly used: number;
  readonly reserved: number;
}

/** The codes of a discount in their order. */
export async function listCodes(db: Database, discountId: string, limit: number): Promise<readonly ShownCode[]> {
  const { rows } = await sql<ShownCode>`
    select c.id, c.code, count(o.id) filter (where u.booked_at is not null)::int as used,
      count(o.id) filter (where u.booked_at is null)::int as reserved
    from (select id, code from discount_codes where discount_id = ${discountId} order by code limit ${limit}) c
    left join discount_uses u on u.code_id = c.id
    left join billing_orders o on o.id = u.order_id and ${takesUse('o')}
    group by c.id, c.code order by c.code
  `.execute(db);
  return rows;
}

/**
 * Approves a discount, so that its codes count. Of two who decide at once, one does.
 * @returns false where it does not wait for this person: it is decided, their own, or unknown
 */
export async function approveDiscount(trx: Database, id: string, by: string, at: Date): Promise<boolean> {
  const approved = await trx
    .updateTable('discounts')
    .set({ approved_at: at, approved_by: by })
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('created_by', '<>', by)
    .executeTakeFirst();
  return approved.numUpdatedRows === 1n;
}

/** Stops a discount; one that waits for its approval is declined by that. @returns false for one that is stopped already, or unknown */
export async function stopDiscount(trx: Database, id: string, at: Date): Promise<boolean> {
  const stopped = await trx
    .updateTable('discounts')
    .set({ stopped_at: at })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return stopped.numUpdatedRows === 1n;
}
