import type { Generated } from 'kysely';
import type { PlanKind, Product } from '../membership/public.ts';

/** Null until something sets it. */
type Unset<Value> = Generated<Value | null>;

/** A membership that somebody pays for and somebody else redeems. */
export interface GiftsTable {
  /** The order's. */
  id: string;
  tenant_id: string;
  product: Product;
  plan_id: string;
  plan_kind: PlanKind;
  /** What it opens when it is redeemed. */
  months: number;
  /** Minor units that its order charges, less the parts that were refunded before it was redeemed. */
  amount: number;
  currency: string;
  /** Null for a visitor, and once the account is deleted. */
  buyer_user_id: string | null;
  /** Null once the account is deleted. */
  buyer_email: string | null;
  /** The name with which the buyer signs the mail. */
  buyer_name: string;
  /** Null for one that the buyer hands over themselves: its code is mailed to them. */
  recipient_email: string | null;
  message: string;
  deliver_at: Date;
  created_at: Date;
  paid_at: Unset<Date>;
  /** When its code was made and mailed last. */
  delivered_at: Unset<Date>;
  /** When its payment was taken back, or staff stopped it. */
  stopped_at: Unset<Date>;
}

/** What the codes of a batch are worth, made by staff. */
export interface VoucherBatchesTable {
  id: string;
  /** The name that staff gave the batch; members never see it. */
  name: string;
  kind: 'gems' | 'days';
  /** How many gems or free days one code gives, according to `kind`. */
  worth: number;
  /** The product that free days open; null for gems. */
  product: Product | null;
  /** The only brand where it counts; null for all. */
  tenant_id: string | null;
  codes: number;
  /** How many people may use one code. */
  uses_each: number;
  expires_at: Date | null;
  created_at: Date;
  created_by: string;
  /** From when on its codes work: a second person has approved them. Without that person for what was made before there was one. */
  approved_at: Unset<Date>;
  approved_by: Unset<string>;
  stopped_at: Unset<Date>;
  /** SHA-256 of the key of the request that made it, hex: with the key itself the codes could be made again. */
  request_key_hash: Unset<string>;
  /** Fingerprint of everything that was requested under that key. */
  request_fingerprint: Unset<string>;
}

/** A code: of a gift or of a batch. The code itself is in nobody's hands but its owner's. */
export interface VouchersTable {
  id: string;
  gift_id: string | null;
  batch_id: string | null;
  /** SHA-256 of the code, hex. */
  code_hash: string;
  /** Its last four characters, by which staff recognise it. */
  code_end: string;
  uses_left: number;
}

/** A use of a code. */
export interface RedemptionsTable {
  id: string;
  voucher_id: string;
  /** Null once the account is deleted. */
  user_id: string | null;
  tenant_id: string;
  redeemed_at: Date;
  /** What it opens; null for gems. */
  product: Product | null;
  /** Length of what it opens: one of the two. */
  months: number | null;
  days: number | null;
  /** Null while it waits for renewals to end. */
  starts_at: Date | null;
  until: Date | null;
  /** How often it was begun: each begins with a grant of its own name. */
  turn: Generated<number>;
  /** When it was ended early. */
  ended_at: Unset<Date>;
}

/** A use of a code by somebody new, which waits for the owner of the email. */
export interface CodeSignupsTable {
  /** SHA-256 of the token of its link, hex. */
  token_hash: string;
  /** SHA-256 of the code, hex: a gift that is mailed again has another one. */
  code_hash: string;
  /** The brand that mailed the link, where the code is used. */
  tenant_id: string;
  email: string;
  /** argon2id in its PHC form. */
  password_hash: string;
  /** Language of the page on which it was begun; null for English. */
  language: string | null;
  begun_at: Date;
  expires_at: Date;
}

/** Tables of the gifts module. */
export interface GiftsTables {
  gifts: GiftsTable;
  voucher_batches: VoucherBatchesTable;
  vouchers: VouchersTable;
  redemptions: RedemptionsTable;
  code_signups: CodeSignupsTable;
}
