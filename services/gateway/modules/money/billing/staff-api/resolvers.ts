import type { MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { pageOf, rowsToRead } from '../../../../staff-api/page-of.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { findPostbacks, type FoundPostback } from '../postbacks/find-postbacks.ts';
import { replayPostback } from '../postbacks/replay-postback.ts';
import { readMonthlyReport } from '../report/monthly-report.ts';
import { readReconciliation } from '../report/reconciliation.ts';
import { findOpenCommands } from '../subscription/commands-operation.ts';
import { acceptRenewalMutations, acceptRenewalQueries } from './accept-renewal-resolvers.ts';
import { booksQueries } from './books-resolvers.ts';
import { discountMutations, discountQueries } from './discount-resolvers.ts';
import { shopQueries } from './shop-resolvers.ts';
import { retryCommandOfStaff } from '../subscription/retry-command-of-staff.ts';

const MOST = { commands: 200, months: 24 } as const;

const shown = ({ receivedAt, processedAt, ...row }: FoundPostback) => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  processedAt: processedAt?.toISOString() ?? null,
});

const queries = {
  ...booksQueries,
  ...acceptRenewalQueries,
  ...shopQueries,
  ...discountQueries,
  postbacks: async (_parent, { filter, after, first }, { staff, services }) => {
    requireScope(staff, 'billing:read');
    const limit = rowsToRead(first);
    const rows = await findPostbacks(services.db, {
      biller: filter?.biller || null,
      state: filter?.state ?? null,
      source: filter?.source ?? null,
      number: filter?.number?.trim() || null,
      after: after ?? null,
      limit,
    });
    const { page, next } = pageOf(rows, limit);
    return { postbacks: page.map(shown), next };
  },
  billerCommands: async (_parent, _args, { staff, services }) => {
    requireScope(staff, 'billing:read');
    const commands = await findOpenCommands(services.db, { limit: MOST.commands });
    return commands.map(({ order_id, transaction_id, decided_at, ...command }) => ({
      ...command,
      orderId: order_id,
      transactionId: transaction_id,
      decidedAt: decided_at.toISOString(),
    }));
  },
  reconciliation: async (_parent, _args, { staff, services }) => {
    requireScope(staff, 'billing:read');
    const rows = await readReconciliation(services.db, services.config.billers, services.clock.now());
    return rows.map(({ readUntil, oldestOrderAt, ...row }) => ({
      ...row,
      readUntil: readUntil?.toISOString() ?? null,
      oldestOrderAt: oldestOrderAt?.toISOString() ?? null,
    }));
  },
  monthlyReport: (_parent, { months }, { staff, services }) => {
    requireScope(staff, 'billing:read');
    return readMonthlyReport(services.db, Math.min(Math.max(months ?? 12, 1), MOST.months), services.clock.now());
  },
} satisfies Partial<QueryResolvers>;

const mutations = {
  ...acceptRenewalMutations,
  ...discountMutations,
  replayPostback: async (_parent, request, { staff, services }) => {
    requireScope(staff, 'billing:replay');
    const done = await replayPostback(services, staff, request);
    return done.outcome === 'replayed'
      ? { __typename: 'Replayed', postback: shown(done.postback) }
      : { __typename: 'ReplayRefused', message: done.message };
  },
  retryBillerCommand: async (_parent, request, { staff, services }) => {
    requireScope(staff, 'billing:replay');
    const done = await retryCommandOfStaff(services, staff, request);
    return done.outcome === 'retried'
      ? { __typename: 'CommandRetried', state: done.state }
      : { __typename: 'RetryCommandRefused', message: done.message };
  },
} satisfies Partial<MutationResolvers>;

/** Resolvers of what billers report, and of the report by the month, in the staff API. */
export const billingStaffResolvers = { Query: queries, Mutation: mutations };
