import { sql } from 'kysely';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import type { Database } from '../../../../db/database.ts';
import type { ContentDocument, ContentKind } from '../kinds/content-kinds.ts';
import { recordStaffActions, type StaffIdentity } from '../../../staff/staff/public.ts';
import type { ContentState } from '../tables.ts';
import { addressOf, type ContentItem, NO_SCHEDULE, type Schedule } from './item.ts';
import { storedForm } from './stored-form.ts';

/** What editors may do with an item, as versions and the audit name it. */
export type ContentAction = 'create' | 'update' | 'restore' | 'publish' | 'unpublish' | 'schedule' | 'import';

/** One change of an item. */
export interface ItemChange {
  readonly id: string;
  /** Null for a new one. */
  readonly before: ContentItem | null;
  readonly document: ContentDocument;
  readonly state: ContentState;
  readonly action: ContentAction;
  /** The schedule from now on; left out where it stays as it was. */
  readonly schedule?: Schedule;
}

/** Who writes, when, and what they may do. */
export interface Editing {
  readonly by: StaffIdentity;
  readonly at: Date;
  /** What they may change; null for everything. */
  readonly sites: StaffSites;
  /** Whether a second person has approved it: without one, no price, percentage or gems become public. */
  readonly isApproved?: boolean;
  /** Whether a film has to have media of its own to be released; left out where stock media stand in. */
  readonly needsMedia?: boolean;
}

const toItem = (
  kind: ContentKind,
  { id, before, document, state, schedule }: ItemChange,
  { by, at }: Editing,
): ContentItem => {
  const version = (before?.version ?? 0) + 1;
  return {
    kind,
    id,
    document,
    state,
    version,
    publishedVersion: before?.publishedVersion ?? null,
    updatedAt: at,
    updatedBy: by.email,
    schedule: schedule ?? before?.schedule ?? NO_SCHEDULE,
    scheduleProblem: null,
  };
};

/** Returns whether people see a change: it publishes, or imports what is published. */
export const isShownBy = ({ action, state }: ItemChange): boolean =>
  state === 'published' && (action === 'publish' || action === 'import');

/** Whether a change is of the schedule alone, so that people see the same document as before. */
const changesScheduleOnly = ({ action, before }: ItemChange): boolean =>
  action === 'schedule' && before !== null && before.publishedVersion === before.version;

/**
 * Writes the next version of items of one kind, each only where its current version is the one that the change was made
 * of: an edit of somebody else in the meantime is never lost.
 * @returns what was written, by id; a change that is not among it came too late
 */
export async function writeItems(
  trx: Database,
  kind: ContentKind,
  changes: readonly ItemChange[],
  editing: Editing,
): Promise<ReadonlyMap<string, ContentItem>> {
  if (changes.length === 0) return new Map();
  const items = changes
    // Changes are written in one fixed order, so that two transactions with the same items wait for each other instead
    // of deadlocking.
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((change) => {
      const item = toItem(kind, change, editing);
      return isShownBy(change) || changesScheduleOnly(change) ? { ...item, publishedVersion: item.version } : item;
    });
  const { by, at } = editing;
  const rows = items.map(({ id, document, state, version, publishedVersion, schedule }) => ({
    kind,
    id,
    address: addressOf(kind, document),
    document: storedForm(kind, document),
    state,
    version,
    published_version: publishedVersion,
    updated_at: at,
    updated_by: by.email,
    publish_at: schedule.publishAt,
    unpublish_at: schedule.unpublishAt,
    scheduled_by: schedule.scheduledBy,
    schedule_problem: null,
  }));
  const actions = Object.fromEntries(changes.map(({ id, action }) => [id, action]));
  // One statement, so that documents travel once; it inserts the versions of what it wrote.
  const written = await sql<{ id: string }>`
    with written as (
      insert into content_items select * from jsonb_populate_recordset(null::content_items, ${JSON.stringify(rows)}::jsonb)
      on conflict (kind, id) do update set address = excluded.address, document = excluded.document,
        state = excluded.state, version = excluded.version, published_version = excluded.published_version,
        updated_at = excluded.updated_at, updated_by = excluded.updated_by, publish_at = excluded.publish_at,
        unpublish_at = excluded.unpublish_at, scheduled_by = excluded.scheduled_by, schedule_problem = null
      where content_items.version = excluded.version - 1
      returning *
    ), versions as (
      insert into content_versions (kind, id, version, action, state, document, at, by)
      select kind, id, version, ${JSON.stringify(actions)}::jsonb ->> id, state, document, updated_at, updated_by from written
    )
    select id from written
  `.execute(trx);
  const ids = new Set(written.rows.map(({ id }) => id));
  const sound = items.filter(({ id }) => ids.has(id));
  return new Map(sound.map((item) => [item.id, item]));
}

/** Adds changes to the audit of staff, as the last thing of their transaction. */
export function auditChanges(
  trx: Database,
  kind: ContentKind,
  changes: readonly ItemChange[],
  { by, at }: Editing,
): Promise<void> {
  const shown = (state: ContentState, document: ContentDocument, schedule: Schedule | undefined) => ({
    state,
    ...(schedule?.publishAt && { publishAt: schedule.publishAt.toISOString() }),
    ...(schedule?.unpublishAt && { unpublishAt: schedule.unpublishAt.toISOString() }),
    ...document,
  });
  return recordStaffActions(
    trx,
    by,
    changes.map(({ id, before, document, state, action, schedule }) => ({
      at,
      action,
      entityKind: kind,
      entityId: id,
      before: before === null ? null : shown(before.state, before.document, before.schedule),
      after: shown(state, document, schedule ?? before?.schedule),
    })),
  );
}
