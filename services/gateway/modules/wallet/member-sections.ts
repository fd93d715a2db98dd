import { sql } from 'kysely';
import type { MemberRow, MemberSection } from '../../operations/member-section.ts';

const MOST = 500;

/** The ledger with its running balances. */
export const walletSections: readonly MemberSection[] = [
  {
    title: 'Ledger',
    rows: async ({ db }, userId) => {
      const { rows } = await sql<MemberRow>`
        select * from (
          select t.created_at as at, a.unit, e.amount, (sum(e.amount) over running)::int as balance, t.type, t.reason, t.subject
          from ledger_entries e
          join ledger_accounts a on a.id = e.account_id
          join ledger_transactions t on t.id = e.transaction_id
          where a.user_id = ${userId}
          window running as (partition by a.unit order by t.created_at, t.id)
        ) booked order by at desc, unit limit ${MOST}
      `.execute(db);
      return rows.toReversed();
    },
  },
];
