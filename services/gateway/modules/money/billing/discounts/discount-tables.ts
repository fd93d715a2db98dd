import type { ColumnType, Generated } from 'kysely';

/** A list as a `jsonb` column; null for no limit. */
type List = ColumnType<readonly string[] | null, string | null, never>;

/**
 * A discount that staff made: what its codes take off a first charge. Only `approved_…` and `stopped_at` ever change.
 */
export interface DiscountsTable {
  id: string;
  /** The name that staff see. */
  name: string;
  kind: 'percent' | 'amount';
  /** Percent, or minor units of `currency`. */
  worth: number;
  /** The currency of an amount. */
  currency: string | null;
  /** The only plans, and the only brands, for which it counts; null for all. */
  plan_ids: List;
  tenant_ids: List;
  starts_at: Date | null;
  /** The time from which the discount no longer counts. */
  ends_at: Date | null;
  /** The number of times that one code may be used in all, and by one person; null for any number. */
  uses_each: number | null;
  uses_per_person: number | null;
  created_at: Date;
  created_by: string;
  /**
   * The time from which its codes count, because a second person has approved them. Without that person for what was
   * made before there was one.
   */
  approved_at: Generated<Date | null>;
  approved_by: Generated<string | null>;
  stopped_at: Generated<Date | null>;
  /** The key of the request that made it, with a hash of everything that was requested. */
  request_key: Generated<string | null>;
  request_fingerprint: Generated<string | null>;
}

/** A code as people type it, in capitals and without separators: what it takes off is no secret worth a hash. */
export interface DiscountCodesTable {
  id: string;
  discount_id: string;
  code: string;
}

/**
 * An order that was made with a code. Whether it takes a use follows from the order: open, it has reserved one; paid, it has used one;
 * given up, or with a payment that opened nothing and goes back, its use is free again.
 */
export interface DiscountUsesTable {
  order_id: string;
  code_id: string;
  /** Minor units of the order's currency that the code takes off its first charge. */
  amount: number;
  /** When the order was paid, and the discount was booked. */
  booked_at: Generated<Date | null>;
  /** When all of the charge was taken back, and the discount with it. */
  returned_at: Generated<Date | null>;
}
