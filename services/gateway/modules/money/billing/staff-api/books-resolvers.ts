import type { BookAccountKind, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { readBookBalances, readBookEntries } from '../../wallet/public.ts';

const MOST = { months: 24, entries: 200 } as const;

const bounded = (value: number | null | undefined, standard: number, most: number): number =>
  Math.min(Math.max(value ?? standard, 1), most);

/** The ledger as finance reads it. */
export const booksQueries = {
  bookBalances: async (_parent, { months }, { staff, services }) => {
    requireScope(staff, 'billing:read');
    const rows = await readBookBalances(services.db, bounded(months, 12, MOST.months), services.clock.now());
    return rows.map((row) => ({ ...row, kind: row.kind.toUpperCase() as BookAccountKind }));
  },
  bookEntries: async (_parent, { account, unit, month, after, first }, { staff, services }) => {
    requireScope(staff, 'billing:read');
    const limit = bounded(first, 50, MOST.entries);
    const rows = await readBookEntries(services.db, {
      account,
      unit,
      month: new Date(month),
      after: after ?? null,
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    return {
      entries: page.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  },
} satisfies Partial<QueryResolvers>;
