import type { Generated } from 'kysely';

/**
 * The decisions that a biller must carry out: agreements to end, the amount and the time of a renewal, charges to
 * refund. Written in the transaction of the decision. At most one of a kind is pending for an agreement; for refunds,
 * for each charge.
 */
export interface BillerCommandsTable {
  id: Generated<string>;
  agreement_id: string;
  kind: 'end' | 'price' | 'refund' | 'part-refund' | 'retry';
  /** The charge to refund, by the biller's number; null for the other kinds. */
  transaction_id: Generated<string | null>;
  /** The renewal to try again; null for the other kinds. */
  period: Generated<number | null>;
  /** Minor units to refund of the charge, less than all of it; null for the other kinds. */
  part_amount: Generated<number | null>;
  /** `withdrawn`: a later decision or event made it unwanted before it was sent; `failed`: a person must look. */
  state: 'pending' | 'sent' | 'withdrawn' | 'failed';
  attempts: Generated<number>;
  decided_at: Date;
  /** Why a part was not refunded: no gateway withdraws one that does not know of parts. */
  withdrawn_why: Generated<'reversed' | 'more-than-left' | null>;
  /** The member of staff who requested a refund, by email; null for what nobody requested, and of an older gateway. */
  asked_by: Generated<string | null>;
  /** Why the last attempt failed, in English. */
  problem: Generated<string | null>;
  /** When a gateway began the attempt that may be under way. */
  claimed_at: Generated<Date | null>;
  /** When it left `pending`. */
  settled_at: Date | null;
}

/**
 * The tasks of a biller for an order that made no agreement, written together with the reason for it. At most one of a
 * kind is pending for an order; for refunds, for each charge.
 */
export interface OrderCommandsTable {
  id: Generated<string>;
  order_id: string;
  kind: 'end-page' | 'end-rebill' | 'refund';
  /** The charge to refund, by the biller's number; null for the other kinds. */
  transaction_id: string | null;
  /** The same as in `BillerCommandsTable`. */
  state: BillerCommandsTable['state'];
  attempts: Generated<number>;
  decided_at: Date;
  /** The same as in `BillerCommandsTable`. */
  asked_by: Generated<string | null>;
  problem: Generated<string | null>;
  /** The same as in `BillerCommandsTable`. */
  claimed_at: Generated<Date | null>;
  /** When it left `pending`. */
  settled_at: Date | null;
}
