import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { refundedParts } from './money-of-charge.ts';

/** A refund that was decided and that its biller has not made. */
export interface UnmadeRefund {
  readonly chargeId: string;
  readonly memberId: string | null;
  readonly biller: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** `pending`: the biller is asked again every minute; `failed`: a person must look. */
  readonly state: 'pending' | 'failed';
  readonly attempts: number;
  /** Why the last attempt failed; null where there was none yet. */
  readonly problem: string | null;
  /** Email of the member of staff who requested it; null where nobody did. */
  readonly askedBy: string | null;
  /** ISO 8601. */
  readonly decidedAt: string;
}

/** The most rows that are listed, the newest first. */
const MOST = 100;

/** The refunds that no biller has made yet: of charges of one member, or requested by one member of staff. */
export async function findUnmadeRefunds(
  db: Database,
  about: { readonly memberId: string } | { readonly askedBy: string },
): Promise<readonly UnmadeRefund[]> {
  const commands = db
    .selectFrom('biller_commands as command')
    .select(['command.agreement_id', 'command.transaction_id', 'command.state', 'command.attempts'])
    .select(['command.problem', 'command.asked_by', 'command.decided_at', 'command.part_amount'])
    .where('command.kind', 'in', ['refund', 'part-refund'])
    .where('command.state', 'in', ['pending', 'failed'])
    .unionAll(
      db
        .selectFrom('order_commands as command')
        .select(['command.order_id as agreement_id', 'command.transaction_id', 'command.state', 'command.attempts'])
        .select([
          'command.problem',
          'command.asked_by',
          'command.decided_at',
          sql<number | null>`null`.as('part_amount'),
        ])
        .where('command.kind', '=', 'refund')
        .where('command.state', 'in', ['pending', 'failed']),
    );
  const rows = await db
    .selectFrom(commands.as('command'))
    .innerJoin('billing_transactions as charge', (join) =>
      join
        .onRef('charge.agreement_id', '=', 'command.agreement_id')
        .onRef('charge.transaction_id', '=', 'command.transaction_id')
        .on('charge.kind', '=', 'charge'),
    )
    .select(['charge.id', 'charge.user_id', 'charge.biller', 'charge.currency', 'charge.amount'])
    .select(['command.state', 'command.attempts', 'command.problem', 'command.asked_by', 'command.decided_at'])
    .select(['command.part_amount', refundedParts.as('refunded')])
    .$if('memberId' in about, (query) => query.where('charge.user_id', '=', 'memberId' in about ? about.memberId : ''))
    .$if('askedBy' in about, (query) => query.where('command.asked_by', '=', 'askedBy' in about ? about.askedBy : ''))
    .orderBy('command.decided_at', 'desc')
    .orderBy('charge.id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    chargeId: row.id,
    memberId: row.user_id,
    biller: row.biller,
    amount: row.part_amount ?? row.amount - row.refunded,
    currency: row.currency,
    state: row.state === 'failed' ? 'failed' : 'pending',
    attempts: row.attempts,
    problem: row.problem,
    askedBy: row.asked_by,
    decidedAt: row.decided_at.toISOString(),
  }));
}
