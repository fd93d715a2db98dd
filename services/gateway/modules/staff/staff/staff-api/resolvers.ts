import type { Resolvers } from '../../../../staff-api/resolvers.generated.ts';
import { requireScope } from '../require-staff.ts';
import { verifyAudit } from '../staff-audit.ts';
import { findAudit } from './find-audit.ts';
import { memberMutations, memberQueries } from './member-resolvers.ts';
import { viewMutations, viewQueries } from './view-resolvers.ts';

const MOST_ROWS = 100;
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** The audit, members of staff and saved views in the staff API. */
export const staffAuditResolvers: Resolvers = {
  Mutation: { ...viewMutations, ...memberMutations },
  Query: {
    ...viewQueries,
    ...memberQueries,
    auditProof: async (_parent, _args, { staff, services }) => {
      requireScope(staff, 'audit:read');
      // Everything is read in one snapshot of the database, so that entries that are added meanwhile are not missing
      // from the end.
      const { verdict, sequence, hash } = await services.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => ({
          verdict: await verifyAudit(trx),
          ...(await trx.selectFrom('staff_audit_head').select(['sequence', 'hash']).executeTakeFirstOrThrow()),
        }));
      return 'rows' in verdict
        ? { isWhole: true, entries: verdict.rows, brokenAt: null, hash }
        : { isWhole: false, entries: sequence, brokenAt: verdict.brokenAt, hash };
    },
    audit: async (_parent, { filter, after, first }, { staff, services }) => {
      requireScope(staff, 'audit:read');
      const limit = Math.min(Math.max(first ?? 50, 1), MOST_ROWS);
      const rows = await findAudit(services.db, filter ?? {}, after ?? null, limit + 1);
      const shown = rows.slice(0, limit);
      return {
        entries: shown.map(({ entity_kind, entity_id, at, before, after: result, ...row }) => ({
          ...row,
          at: at.toISOString(),
          entityKind: entity_kind,
          entityId: entity_id,
          before: json(before),
          after: json(result),
        })),
        next: rows.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
      };
    },
  },
};
