import type { BookAccountKind, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { pageOf, rowsToRead } from '../../../../staff-api/page-of.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { readBookBalances, readBookEntries } from '../../wallet/public.ts';

const MOST_MONTHS = 24;

/** The ledger as finance reads it. */
export const booksQueries = {
  bookBalances: async (_parent, { months }, { staff, services }) => {
    requireScope(staff, 'billing:read');
    const rows = await readBookBalances(
      services.db,
      Math.min(Math.max(months ?? 12, 1), MOST_MONTHS),
      services.clock.now(),
    );
    return rows.map((row) => ({ ...row, kind: row.kind.toUpperCase() as BookAccountKind }));
  },
  bookEntries: async (_parent, { account, unit, month, after, first }, { staff, services }) => {
    requireScope(staff, 'billing:read');
    const limit = rowsToRead(first, { most: 200 });
    const rows = await readBookEntries(services.db, {
      account,
      unit,
      month: new Date(month),
      after: after ?? null,
      limit,
    });
    const { page, next } = pageOf(rows, limit);
    return { entries: page.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })), next };
  },
} satisfies Partial<QueryResolvers>;
