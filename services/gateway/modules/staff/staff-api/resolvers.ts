import type { Resolvers } from '../../../staff-api/resolvers.generated.ts';
import { requireScope } from '../require-staff.ts';
import { findAudit } from './find-audit.ts';

const MOST_ROWS = 100;
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** The audit in the staff API. */
export const staffAuditResolvers: Resolvers = {
  Query: {
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
