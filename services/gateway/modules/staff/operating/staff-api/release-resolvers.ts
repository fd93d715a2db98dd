import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { documentsOfRelease, listReleases } from '../../../platform/releases/public.ts';
import { requireScope } from '../../staff/public.ts';
import { moment } from '../../../../staff-api/page-of.ts';

/** Queries about the releases of brands. */
export const releaseQueries = {
  releases: async (_parent, { all }, { staff, services }) => {
    requireScope(staff, 'operations:read');
    const rows = await listReleases(services.db, all ? 'all' : 'live');
    return rows.map((row) => ({
      brand: row.tenant_id,
      release: row.release,
      registeredAt: row.registered_at.toISOString(),
      retiredAt: moment(row.retired_at),
      isActive: row.is_active,
      operations: row.documents,
      ownOperations: row.own_documents,
      ownLastUsedAt: moment(row.own_last_used_at),
    }));
  },
  releaseOperations: async (_parent, { brand, release }, { staff, services }) => {
    requireScope(staff, 'operations:read');
    const documents = await documentsOfRelease(services.db, { tenantId: brand, release });
    return documents.map(({ hash, text, last_used_at }) => {
      const [, kind = 'query', name = ''] = /\b(query|mutation|subscription)\s+(\w+)/.exec(text) ?? [];
      return { hash, name, kind, lastUsedAt: moment(last_used_at) };
    });
  },
} satisfies Partial<QueryResolvers>;
