import { scopeToWrite } from '@network/access/staff/content-rights.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import type { ContentState, MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { restoreVersion as restore } from '../items/edit-draft.ts';
import { findVersion, listVersions, readDocument, type VersionRow } from '../items/find-items.ts';
import { NO_SCHEDULE } from '../items/item.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';
import { bounded } from './bounded.ts';
import { findSeen } from './find-seen.ts';
import { requireWriting, writing } from './writing.ts';

/** A version, as an item that nobody can change. */
const shownVersion = (kind: ContentKind, row: VersionRow) => ({
  version: row.version,
  action: row.action,
  state: row.state as ContentState,
  at: row.at.toISOString(),
  by: row.by,
  item: {
    kind,
    id: row.id,
    document: readDocument(kind, row.document),
    state: row.state,
    version: row.version,
    publishedVersion: null,
    updatedAt: row.at,
    updatedBy: row.by,
    schedule: NO_SCHEDULE,
    scheduleProblem: null,
  },
});

/** Versions of content in the staff API. */
export const versionQueries = {
  contentVersions: async (_parent, { kind, id, limit, before }, { staff, services }) => {
    requireScope(staff, 'content:read');
    if (staff.sites !== null && (await findSeen(services.db, staff, kind, id)) === null) return [];
    const rows = await listVersions(services.db, kind, id, { before: before ?? null, limit: bounded(limit, 20) });
    return rows.map((row) => shownVersion(kind, row));
  },
  contentVersion: async (_parent, { kind, id, version }, { staff, services }) => {
    requireScope(staff, 'content:read');
    if (staff.sites !== null && (await findSeen(services.db, staff, kind, id)) === null) return null;
    const row = await findVersion(services.db, kind, id, version);
    return row === null ? null : shownVersion(kind, row);
  },
} satisfies QueryResolvers;

/** The way back to one of them. */
export const versionMutations = {
  restoreVersion: async (_parent, { version, ...key }, context) => {
    await requireWriting(key, context);
    return restore(context.services.db, key, version, writing(context, scopeToWrite(key.kind)));
  },
} satisfies MutationResolvers;
