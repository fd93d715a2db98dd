import { BULK_CHANGES, MOST_AT_ONCE } from '@network/access/staff/bulk-changes.ts';
import { requiresOwnMedia } from '../../catalogue/public.ts';
import { decidingScope } from '@network/access/staff/priced-content.ts';
import { hasStaffScope } from '@network/access/staff/staff-rights.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type {
  BulkChangeInput,
  MutationResolvers,
  QueryResolvers,
  ReadVersion,
} from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { isReason, requireScope } from '../../../staff/staff/public.ts';
import { type BulkChange, problemOfChange } from '../bulk/bulk-change.ts';
import {
  type BulkRow,
  decideBulkChange as decide,
  findBulkChange,
  listBulkChanges,
  requestBulkChange as request,
  undoBulkChange as undo,
} from '../bulk/bulk-changes.ts';
import { resultsOf } from '../bulk/carry-out.ts';
import { type Doer, type RowResult, titleOf } from '../bulk/do-change.ts';
import { WAITS_ALREADY, WaitsAlready } from '../bulk/waiting-for-same.ts';
import { worthOfChange } from '../bulk/worth-of-change.ts';
import { planChange, problemsOfPublication } from '../bulk/plan-change.ts';
import { findItems } from '../items/find-items.ts';
import { problemOfSites } from '../items/sites-of-documents.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';
import { bounded } from './bounded.ts';

const momentOf = (text: string | null | undefined): string | null => (text && new Date(text).toISOString()) || null;

const changeOf = ({ name, slug, publishAt, unpublishAt }: BulkChangeInput): BulkChange => ({
  name,
  slug: slug?.trim() || null,
  publishAt: momentOf(publishAt),
  unpublishAt: momentOf(unpublishAt),
});

/** @throws GatewayError without the right to a change, and for one that fits no item */
function requireChange(
  { staff }: StaffContext,
  kind: ContentKind,
  change: BulkChange,
  items: readonly ReadVersion[],
): void {
  requireScope(staff, BULK_CHANGES[change.name]);
  const isCountable = items.length > 0 && items.length <= MOST_AT_ONCE;
  const problem = isCountable ? problemOfChange(change, kind) : `expected between 1 and ${MOST_AT_ONCE} items`;
  if (problem !== null) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', problem);
}

const doer = ({ staff, services }: StaffContext): Doer => ({
  by: staff,
  at: services.clock.now(),
  sites: staff.sites,
  mayPublish: hasStaffScope(staff, 'content:publish'),
  needsMedia: requiresOwnMedia(services),
});

const clockOf =
  ({ services }: StaffContext) =>
  (): Date =>
    services.clock.now();

const shownResult = ({ id, title, outcome, problem, undo: way }: RowResult) => ({
  id,
  title,
  outcome,
  problem,
  canUndo: way !== null,
});

async function shown(db: Database, row: BulkRow) {
  const { name, slug, publishAt, unpublishAt } = row.change as BulkChange;
  return {
    id: row.id,
    kind: row.kind as ContentKind,
    name,
    slug,
    publishAt,
    unpublishAt,
    count: (row.items as readonly unknown[]).length,
    reason: row.reason,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    state: row.state,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    undoneBy: row.undone_by,
    undoneAt: row.undone_at?.toISOString() ?? null,
    worth: [...(await worthOfChange(db, row))],
    results: resultsOf(row).map(shownResult),
    undoResults: (row.undo_results as readonly RowResult[]).map(shownResult),
  };
}

const changed = async (db: Database, row: BulkRow) =>
  ({ __typename: 'BulkChanged', change: await shown(db, row) }) as const;
const refused = (message: string) => ({ __typename: 'BulkRefused', message }) as const;
const NOT_YOURS = 'It does not wait for you: it is decided, or your own.';

/** Changes of many items in the staff API. */
export const bulkQueries = {
  previewBulkChange: async (_parent, { kind, change: input, items }, context) => {
    const { db, clock } = context.services;
    const change = changeOf(input);
    requireChange(context, kind, change, items);
    const found = await findItems(
      db,
      kind,
      items.map(({ id }) => id),
    );
    const lacking = await problemsOfPublication(db, kind, [...found.values()], change, doer(context));
    const foreign = new Set<string>();
    for (const [id, { document }] of found) {
      if ((await problemOfSites(db, context.staff.sites, kind, [document])) !== null) foreign.add(id);
    }
    return items.map(({ id, version }) => {
      const item = found.get(id);
      if (item === undefined || foreign.has(id))
        return { id, title: id, from: '', to: '', problem: 'It does not exist any more.' };
      const plan = planChange(item, change, lacking, clock.now());
      const isOld = item.version !== version;
      return { id, title: titleOf(item), ...plan, ...(isOld && { problem: 'Somebody else changed it meanwhile.' }) };
    });
  },
  bulkChanges: async (_parent, { after, first }, { staff, services }) => {
    requireScope(staff, 'content:read');
    const limit = Math.max(bounded(first, 50), 1);
    const rows = await listBulkChanges(services.db, { after: after ?? null, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const changes = await Promise.all(page.map((row) => shown(services.db, row)));
    return { changes, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
  },
  bulkChange: async (_parent, { id }, { staff, services }) => {
    requireScope(staff, 'content:read');
    const row = await findBulkChange(services.db, id);
    return row === null ? null : shown(services.db, row);
  },
} satisfies QueryResolvers;

/** How they are requested, decided and undone. */
export const bulkMutations = {
  requestBulkChange: async (_parent, { requestKey, kind, change: input, items, reason }, context) => {
    const change = changeOf(input);
    requireChange(context, kind, change, items);
    if (!isReason(reason)) return refused('Give a reason of at least three characters.');
    const own = { requestKey, kind, change, items, reason: writtenText(reason) };
    const { db } = context.services;
    try {
      return await changed(db, await request(db, own, doer(context), clockOf(context)));
    } catch (error) {
      if (error instanceof WaitsAlready) return refused(WAITS_ALREADY);
      throw error;
    }
  },
  decideBulkChange: async (_parent, { reason, ...decision }, context) => {
    const { db } = context.services;
    const waiting = await findBulkChange(db, decision.id);
    if (waiting === null) return refused(NOT_YOURS);
    requireScope(context.staff, decidingScope(waiting.kind, (waiting.change as BulkChange).name));
    if (!isReason(reason)) return refused('Give a reason of at least three characters.');
    const row = await decide(db, { ...decision, reason: writtenText(reason) }, doer(context), clockOf(context));
    return row === null ? refused(NOT_YOURS) : changed(db, row);
  },
  undoBulkChange: async (_parent, { id }, context) => {
    requireScope(context.staff, 'content:write');
    const { db } = context.services;
    const row = await findBulkChange(db, id);
    if (row !== null) requireScope(context.staff, BULK_CHANGES[(row.change as BulkChange).name]);
    const undone = row === null ? null : await undo(db, id, doer(context), clockOf(context));
    return undone === null ? refused('There is nothing to undo.') : changed(db, undone);
  },
} satisfies MutationResolvers;
