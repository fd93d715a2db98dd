import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import { recordStaffAction } from '../../../staff/staff/public.ts';
import {
  type ContentDocument,
  type ContentDocuments,
  type ContentKind,
  isKnownBySlug,
  parseDocument,
  publishContent,
  unpublishContent,
} from '../kinds/content-kinds.ts';
import { findItem, findVersion, readDocument } from './find-items.ts';
import { otherSlug, placedDocument, takenSlug } from './read-unsaved.ts';
import { problemsOfSchedule, type ScheduleRequest } from './schedule-request.ts';
import { problemOfSites } from './sites-of-documents.ts';
import { type ContentItem, type ContentResult, invalid, NO_SCHEDULE, saved, scheduleWith } from './item.ts';
import { changedWorth, findUnapprovedWorth } from './worth.ts';
import { auditChanges, type Editing, type ItemChange, writeItems } from './write-items.ts';

/** Ends a transaction with the answer that explains why. */
class Refusal extends Error {
  readonly result: ContentResult;
  constructor(result: ContentResult) {
    super(result.__typename);
    this.result = result;
  }
}

/** An item, and the version that the caller has seen. */
export interface ItemKey {
  readonly kind: ContentKind;
  readonly id: string;
  readonly expectedVersion: number;
}

/** Creates a draft, which nobody sees. */
export async function createItem(
  db: Database,
  kind: ContentKind,
  input: unknown,
  editing: Editing,
): Promise<ContentResult> {
  const read = parseDocument(kind, input);
  if ('problems' in read) return invalid(...read.problems);
  const id = isKnownBySlug(kind) ? read.document.slug : randomUUID();
  return change(db, kind, editing, async (trx) => {
    const document = await placed(trx, kind, id, read.document);
    if (isKnownBySlug(kind) && (await findItem(trx, kind, id)) !== null) throw new Refusal(taken(document.slug));
    return { id, before: null, document, state: 'draft', action: 'create' };
  });
}

/** Writes another version; people see it once it is published. */
export async function updateItem(db: Database, key: ItemKey, input: unknown, editing: Editing): Promise<ContentResult> {
  const { kind, id } = key;
  const read = parseDocument(kind, input);
  if ('problems' in read) return invalid(...read.problems);
  return change(db, kind, editing, async (trx) => {
    const before = await requireCurrent(trx, key);
    if (isKnownBySlug(kind) && read.document.slug !== id) {
      throw new Refusal(invalid(otherSlug(kind, id)));
    }
    const document = await placed(trx, kind, id, read.document);
    requireSameWorth(before, document);
    return { id, before, document, state: before.state, action: 'update' };
  });
}

/**
 * Writes what an earlier version said as another version; nothing in between is lost, and people see it once it is published.
 * A name or slug that something else has by now is refused as in any other change.
 */
export function restoreVersion(db: Database, key: ItemKey, version: number, editing: Editing): Promise<ContentResult> {
  const { kind, id } = key;
  return change(db, kind, editing, async (trx) => {
    const before = await requireCurrent(trx, key);
    const earlier = await findVersion(trx, kind, id, version);
    if (earlier === null) {
      throw new Refusal(invalid({ path: 'version', message: `expected a version of it, there is no ${version}` }));
    }
    const document = await placed(trx, kind, id, readDocument(kind, earlier.document));
    requireSameWorth(before, document);
    return { id, before, document, state: before.state, action: 'restore' };
  });
}

/**
 * Shows the current version to people; a film from its release on, and before as one to come.
 * @param releaseAt of a film; otherwise what its document says, or now
 */
export function publishItem(
  db: Database,
  key: ItemKey,
  releaseAt: Date | null,
  editing: Editing,
): Promise<ContentResult> {
  const { kind, id } = key;
  return change(db, kind, editing, async (trx) => {
    const before = await requireCurrent(trx, key);
    if (releaseAt !== null && kind !== 'film') {
      throw new Refusal(invalid({ path: 'releaseAt', message: 'expected none: only films are released' }));
    }
    await requireApproval(trx, before, editing);
    const document = withRelease(before, releaseAt, editing.at);
    const schedule = scheduleWith({ ...before.schedule, publishAt: null });
    return { id, before, document, state: 'published', action: 'publish', schedule };
  });
}

/**
 * Takes back what people see. What they did with a film is there when it is published again, which it is by hand alone,
 * unless it was taken back by a schedule that also says when it comes again.
 */
export function unpublishItem(
  db: Database,
  key: ItemKey,
  editing: Editing,
  isScheduled = false,
): Promise<ContentResult> {
  const { kind, id } = key;
  return change(db, kind, editing, async (trx) => {
    const before = await requireCurrent(trx, key);
    if (before.state !== 'published') {
      throw new Refusal(invalid({ path: 'state', message: `expected published content, this is ${before.state}` }));
    }
    const schedule = isScheduled ? scheduleWith({ ...before.schedule, unpublishAt: null }) : NO_SCHEDULE;
    return { id, before, document: before.document, state: 'unpublished', action: 'unpublish', schedule };
  });
}

/**
 * Says when the version of that time is shown to people and when it is taken back; without moments nothing happens by itself.
 * What people see now stays as it is.
 */
export function scheduleItem(
  db: Database,
  key: ItemKey,
  { publishAt, unpublishAt }: ScheduleRequest,
  editing: Editing,
): Promise<ContentResult> {
  const { kind, id } = key;
  return change(db, kind, editing, async (trx) => {
    const before = await requireCurrent(trx, key);
    const problems = problemsOfSchedule(before, { publishAt, unpublishAt }, editing.at);
    if (problems.length > 0) throw new Refusal(invalid(...problems));
    if (publishAt !== null) await requireApproval(trx, before, editing);
    const schedule = scheduleWith({ publishAt, unpublishAt, scheduledBy: editing.by.email });
    return { id, before, document: before.document, state: before.state, action: 'schedule', schedule };
  });
}

/** Deletes a draft that nobody ever saw, with its versions; the audit has its last one. */
export async function deleteDraft(db: Database, key: ItemKey, editing: Editing): Promise<ContentResult> {
  const { by, at } = editing;
  const { kind, id, expectedVersion } = key;
  return answer(
    db.transaction().execute(async (trx) => {
      const before = await requireCurrent(trx, key);
      await requireSites(trx, kind, [before.document], editing);
      if (before.state !== 'draft') {
        throw new Refusal(invalid({ path: 'state', message: `expected a draft, this is ${before.state}` }));
      }
      const { numDeletedRows } = await trx
        .deleteFrom('content_items')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('version', '=', expectedVersion)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw await conflictOf(trx, kind, id);
      await trx.deleteFrom('content_versions').where('kind', '=', kind).where('id', '=', id).execute();
      await recordStaffAction(trx, by, {
        at,
        action: 'delete',
        entityKind: kind,
        entityId: id,
        before: before.document,
        after: null,
      });
      return before;
    }),
  );
}

/** Makes one change and everything that follows from it, or nothing. */
function change(
  db: Database,
  kind: ContentKind,
  editing: Editing,
  decide: (trx: Database) => Promise<ItemChange>,
): Promise<ContentResult> {
  return answer(
    db.transaction().execute(async (trx) => {
      const made = await decide(trx);
      await requireSites(trx, kind, [made.before?.document ?? made.document, made.document], editing);
      const item = (await writeItems(trx, kind, [made], editing)).get(made.id);
      if (item === undefined) throw await conflictOf(trx, kind, made.id);
      if (made.action === 'publish') await show(trx, item, editing);
      if (made.action === 'unpublish') {
        const use = await unpublishContent(trx, kind, made.id, editing.at);
        if (use !== null) throw new Refusal({ __typename: 'ContentInUse', use });
      }
      await auditChanges(trx, kind, [made], editing);
      return item;
    }),
  );
}

/** People see a price, a percentage or gems once a second person has approved it, whichever way it is published. */
async function requireApproval(trx: Database, item: ContentItem, { isApproved = false }: Editing): Promise<void> {
  const fields = isApproved ? [] : await findUnapprovedWorth(trx, item);
  if (fields.length > 0) throw new Refusal({ __typename: 'ContentNeedsApproval', fields });
}

/** What is approved for a moment to come stays what it was approved as. */
function requireSameWorth({ kind, schedule, document: before }: ContentItem, document: ContentDocument): void {
  if (schedule.publishAt === null) return;
  const message =
    'expected no change before its moment of publication, which was approved for this: take the moment away first';
  const problems = changedWorth(kind, before, document).map((path) => ({ path, message }));
  if (problems.length > 0) throw new Refusal(invalid(...problems));
}

/** What another site shows is for others to change, and nothing is moved to another site. */
async function requireSites(
  trx: Database,
  kind: ContentKind,
  documents: readonly ContentDocument[],
  { sites }: Editing,
): Promise<void> {
  const problem = await problemOfSites(trx, sites, kind, documents);
  if (problem !== null) throw new Refusal(invalid(problem));
}

async function show(
  trx: Database,
  { kind, id, document }: ContentItem,
  { at, needsMedia = false }: Editing,
): Promise<void> {
  const problems = await publishContent(trx, kind, [{ id, document }], { at, needsMedia });
  const own = problems.get(id);
  if (own !== undefined) throw new Refusal(invalid(...own));
}

async function answer(work: Promise<ContentItem>): Promise<ContentResult> {
  try {
    return saved(await work);
  } catch (error) {
    if (error instanceof Refusal) return error.result;
    // Two people may take one slug at the same moment: the database decides.
    if (isUniqueViolation(error))
      return invalid({ path: 'slug', message: 'another one has this slug since this moment' });
    throw error;
  }
}

async function requireCurrent(trx: Database, { kind, id, expectedVersion }: ItemKey): Promise<ContentItem> {
  const item = await findItem(trx, kind, id);
  if (item === null) throw new Refusal({ __typename: 'ContentMissing', id });
  if (item.version !== expectedVersion) throw new Refusal({ __typename: 'ContentConflict', current: item });
  return item;
}

async function conflictOf(trx: Database, kind: ContentKind, id: string): Promise<Refusal> {
  const current = await findItem(trx, kind, id);
  return new Refusal(
    current === null ? { __typename: 'ContentMissing', id } : { __typename: 'ContentConflict', current },
  );
}

const taken = (slug: string): ContentResult => invalid(takenSlug(slug));

/** A document with its address, which nothing else has. */
async function placed(
  trx: Database,
  kind: ContentKind,
  id: string,
  document: ContentDocument,
): Promise<ContentDocument> {
  const found = await placedDocument(trx, kind, id, document);
  if ('problems' in found) throw new Refusal(invalid(...found.problems));
  return found.document;
}

function withRelease(item: ContentItem, releaseAt: Date | null, now: Date): ContentDocument {
  if (item.kind !== 'film') return item.document;
  const film = item.document as ContentDocuments['film'];
  return { ...film, releasedAt: releaseAt?.toISOString() ?? film.releasedAt ?? now.toISOString() };
}
