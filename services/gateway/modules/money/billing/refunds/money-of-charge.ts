import { type RawBuilder, sql } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';

/**
 * Sums what was refunded of a charge in parts, in minor units, for a statement that names the charge's row `charge`.
 */
export const refundedParts: RawBuilder<number> = sql<number>`(
  select coalesce(sum(part.amount), 0)::int from billing_transactions part where part.part_of_id = charge.id
)`;

/** Sums what is to be refunded in parts and is not booked yet. */
export const partsUnderWay: RawBuilder<number> = sql<number>`(
  select coalesce(sum(command.part_amount), 0)::int from biller_commands command
  where command.agreement_id = charge.agreement_id and command.transaction_id = charge.transaction_id
    and command.kind = 'part-refund' and command.state in ('pending', 'failed')
)`;

/** Says whether a charge was taken back whole, in a statement that names its row `charge`. */
export const isReversed: RawBuilder<boolean> = sql<boolean>`exists (
  select from billing_transactions reversal where reversal.reverses_id = charge.id
)`;

/** Its whole refund was decided. A person has to look at one that failed, so that nothing else is refunded of it meanwhile. */
const isRefunding = sql<boolean>`exists (
  select from biller_commands command
  where command.agreement_id = charge.agreement_id and command.transaction_id = charge.transaction_id
    and command.kind = 'refund' and command.state <> 'withdrawn'
) or exists (
  select from order_commands command
  where command.order_id = charge.agreement_id and command.transaction_id = charge.transaction_id
    and command.kind = 'refund' and command.state <> 'withdrawn'
)`;

/** A later charge of its agreement is known, whatever became of that; for a statement that names the charge's row `charge`. */
export const isFollowed: RawBuilder<boolean> = sql<boolean>`exists (
  select from billing_transactions later
  where later.agreement_id = charge.agreement_id and later.biller = charge.biller
    and later.kind = 'charge' and later.period > charge.period
)`;

/** Selects the money of a charge, in a statement that names its row `charge`. */
export const MONEY_OF_CHARGE = [
  'charge.amount',
  refundedParts.as('refunded'),
  partsUnderWay.as('under_way'),
  isReversed.as('is_reversed'),
  isRefunding.as('is_refunding'),
] as const;

/** The state of a charge's money, in minor units. */
export interface MoneyOfCharge {
  readonly amount: number;
  readonly refunded: number;
  readonly under_way: number;
  readonly is_reversed: boolean;
  readonly is_refunding: boolean;
}

/** `refunding` is decided and not confirmed by the biller; of one that was `refunded-in-part` something is left. */
export type ChargeState = 'collected' | 'refunding' | 'refunded-in-part' | 'reversed';

/** Returns whether a charge was reversed already, and what else may be under way. Every check uses this. */
export function stateOfCharge({ is_reversed, is_refunding, under_way, refunded }: MoneyOfCharge): ChargeState {
  if (is_reversed) return 'reversed';
  if (is_refunding || under_way > 0) return 'refunding';
  return refunded > 0 ? 'refunded-in-part' : 'collected';
}

/** Returns the part of a charge that was not reversed. Minor units. */
export const leftOfCharge = ({ is_reversed, amount, refunded }: MoneyOfCharge): number =>
  is_reversed ? 0 : amount - refunded;

/** Returns whether a charge was taken back whole: by one reversal, or by the last of several parts. */
export async function isTakenBack(db: Database, chargeId: string): Promise<boolean> {
  const charge = db.selectFrom('billing_transactions as charge').select(isReversed.as('is')).where('id', '=', chargeId);
  return (await charge.executeTakeFirst())?.is === true;
}

/** The money of the charge that a biller knows by a number; null for none. */
export async function loadMoneyOfCharge(
  db: Database,
  biller: BillerId,
  transactionId: string | null,
): Promise<MoneyOfCharge | null> {
  const row = await db
    .selectFrom('billing_transactions as charge')
    .select(MONEY_OF_CHARGE)
    .where('charge.biller', '=', biller)
    .where('charge.transaction_id', '=', transactionId)
    .where('charge.kind', '=', 'charge')
    .executeTakeFirst();
  return row ?? null;
}
